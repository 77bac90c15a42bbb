# Where a piece must stop in Warcraft.

wc-stop-unit = Enemy units are at { $space }: whatever enters must stop there.
wc-stop-worker = An enemy worker is at { $space }: whatever enters must stop there.
wc-stop-outpost = An enemy Outpost is at { $space }: whatever enters must stop there.
wc-stop-creep = A creep is at { $space }: whatever enters must stop there.
