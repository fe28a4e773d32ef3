# People each at their own device: why something at their table was turned down, and why nobody is let in.

## Something that was asked of the table. Said for a moment, beside what was pressed.

apart-refused-no-message = That didn’t come through. Please try again.
apart-refused-too-large = That’s too long to send.
apart-refused-too-many = That was too much at once. Wait a moment, then try again.
apart-refused-not-host = Only the host can do that.
apart-refused-not-yours = That seat is somebody else’s.
apart-refused-not-now = You can’t do that right now.
apart-refused-table-full = All seats are taken. You can watch until one is free.
apart-refused-seat-taken = Somebody else has just taken that seat. Choose another one.
apart-refused-name-taken = Somebody at this table already has that name. Choose another one.
apart-refused-mark-taken = Somebody at this table already has that mark. Choose another one.
apart-refused-bad-name = You can’t use that name. Type 1 to 20 characters, without commas.
apart-refused-too-few = You need more players to start.
apart-refused-bad-setup = These settings don’t work for this many players. Change them on the whole table.

## At the door of the server: no table is opened, or nobody is let in. $code: four letters.

apart-door-no-table = There’s no table { $code }. Check the code and try again.
apart-door-closed = Table { $code } is closed. Ask its host to open a new one.
apart-door-version = This page is from another version of SNAG. Reload it to join.
apart-door-too-many = Too many tries. Wait a minute, then try again.
apart-door-no-message = That didn’t work. Reload the page, then try again.
apart-door-bad-setup = The table can’t be opened with these settings. Change them, then try again.
apart-door-full = There’s no room for another device right now. Try again later.
# To somebody whom the host has removed, and who opens its link again.
apart-door-turned-out = The host has removed you from table { $code }, so you can’t come back. You can join another table.
apart-door-not-here = You can’t join at this address. Ask the host for a link.
# The page lies where there is only the page: nobody can join a table there.
apart-door-no-server = There are no tables at this address. Ask the host for a link.

## Nothing more is told of a table. $code: four letters.

apart-gone-elsewhere = You’ve opened this table in another tab or window.
apart-gone-closed = The host has closed table { $code }.
apart-gone-turned-out = The host has removed you from table { $code }.
apart-gone-version = SNAG has been updated. Reload the page to continue.
