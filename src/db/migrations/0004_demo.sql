-- Demo content is loaded once; its events move ahead with the calendar, and what somebody else wrote stays as it is.
create table demo_loads (
  loaded_at timestamptz not null default now()
);
create unique index demo_loads_once on demo_loads ((true));

alter table events add column is_demo boolean not null default false;
