-- The browser names each renewal of its session. One whose answer was lost on the way is asked for again by that name, and is no theft.
alter table refresh_tokens add column attempt bytea;
