"""Files that people keep: saved games, packs, situations; and what is wrong with one."""
