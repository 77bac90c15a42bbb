# Inches or centimetres.

help-units = the unit of lengths: in or cm
no-such-units = There is no unit “{ $units }”; lengths are in “in” or “cm”.
