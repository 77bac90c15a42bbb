# Home Raiders: flere karakterer i én linje av historien.

event-hr-moved-together = { NOUN($who, as: "Counted", single: "den") } flytter seg.
event-hr-moved-together-beside = { NOUN($who, as: "Counted", single: "den") } går bort til { NOUN($object, as: "den") }.
event-hr-moved-together-on = { NOUN($who, as: "Counted", single: "den") } flytter seg og står nå på { NOUN($object, as: "den") }.
hr-purpose-here = { $what }, { $cover }
hr-purpose-one = { NOUN($what, as: "One") }
