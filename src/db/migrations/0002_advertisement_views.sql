-- Who has seen what, so that a visit counts once; the sum is kept beside it, so that reading it is one row.
create table advertisement_visits (
  advertisement_id integer not null references advertisements on delete cascade,
  visit_id uuid not null,
  seen_at timestamptz not null default now(),
  primary key (advertisement_id, visit_id)
);
create index advertisement_visits_by_age on advertisement_visits (seen_at);

create table advertisement_views (
  advertisement_id integer primary key references advertisements on delete cascade,
  views bigint not null default 0 check (views >= 0)
);
