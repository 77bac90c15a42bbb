# Pulgadas o centímetros.

help-units = la unidad de las longitudes: in (pulgadas) o cm
no-such-units = No hay ninguna unidad «{ $units }»; las longitudes van en «in» o en «cm».
