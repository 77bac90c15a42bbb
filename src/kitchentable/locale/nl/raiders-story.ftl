# Home Raiders: meer personages in één regel van het verhaal.

event-hr-moved-together = { NOUN($who, as: "Counted", single: "de") } lopen verder.
event-hr-moved-together-beside = { NOUN($who, as: "Counted", single: "de") } lopen naar { NOUN($object, as: "de") }.
event-hr-moved-together-on = { NOUN($who, as: "Counted", single: "de") } lopen verder en staan nu op { NOUN($object, as: "de") }.
hr-purpose-here = { $what }, { $cover }
hr-purpose-one = { NOUN($what, as: "One") }
