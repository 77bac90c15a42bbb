# Home Raiders: several characters in one line of the story.

event-hr-moved-together = { NOUN($who, as: "Counted", single: "the") } move.
event-hr-moved-together-beside = { NOUN($who, as: "Counted", single: "the") } move up to { NOUN($object, as: "the") }.
event-hr-moved-together-on = { NOUN($who, as: "Counted", single: "the") } move and now stand on { NOUN($object, as: "the") }.
hr-purpose-here = { $what }, { $cover }
hr-purpose-one = { NOUN($what, as: "One") }
