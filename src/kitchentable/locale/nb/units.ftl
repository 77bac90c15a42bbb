# Tommer eller centimeter.

help-units = enheten for lengder: in (tommer) eller cm
no-such-units = Enheten «{ $units }» finnes ikke; lengder er i «in» eller «cm».
