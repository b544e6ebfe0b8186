-- How many people sleep in a bed: rooms may take more guests than that, and a family wants to know it before it books.
alter table bed_types add column sleeps smallint not null default 1 check (sleeps between 1 and 6);
update bed_types set sleeps = 2 where key in ('double', 'king', 'sofa', 'bunk');
-- Whoever adds a kind of bed says it.
alter table bed_types alter column sleeps drop default;
