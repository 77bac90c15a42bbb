# Home Raiders: varios personajes en una línea de la historia.

event-hr-moved-together = { NOUN($who, as: "Counted", single: "el") } se mueven.
event-hr-moved-together-beside = { NOUN($who, as: "Counted", single: "el") } se mueven hasta { NOUN($object, as: "el") }.
event-hr-moved-together-on = { NOUN($who, as: "Counted", single: "el") } se mueven y quedan sobre { NOUN($object, as: "el") }.
hr-purpose-here = { $what }, { $cover }
hr-purpose-one = { NOUN($what, as: "One") }
