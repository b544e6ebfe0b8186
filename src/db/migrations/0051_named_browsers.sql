-- A browser names itself when it renews its session (as a hash here). One whose answer was lost on the way comes again with the token that it
-- has used already, and by its name is known for no thief.
alter table refresh_tokens add column browser bytea;
