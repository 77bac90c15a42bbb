# Inches of centimeters.

help-units = de eenheid van lengtes: in (inch) of cm
no-such-units = Er is geen eenheid ‘{ $units }’; lengtes zijn in ‘in’ of ‘cm’.
