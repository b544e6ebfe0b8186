-- Nationalities that nobody can choose as a traveller; all others of ISO 3166 are offered. The operator's own list:
-- docs/decisions/nationalities.md says why it begins like this.
create table unoffered_nationalities (code text primary key check (code ~ '^[A-Z]{2}$'));
insert into unoffered_nationalities (code) values ('IL');
