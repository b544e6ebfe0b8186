-- Who has come, who never did, who left before their last night: said by the property, and how each of them was said.
alter table reservations
  add column presence text check (presence in ('arrived', 'no_show', 'left_early')),
  -- Nights that are not used and were given back to stock: a part of the stay, never its first night.
  add column freed_from date,
  add column freed_until date,
  add constraint reservations_freed_nights check (
    (freed_from is null) = (freed_until is null) and (freed_from is null or (freed_from > check_in and freed_from < freed_until))),
  -- How late the guests have said they will be.
  add column late_until text check (late_until in ('20:00', '22:00', 'midnight', 'after_midnight'));

-- Added to only: the last one says how it stands.
create table arrival_marks (
  id integer generated always as identity primary key,
  reservation_id integer not null references reservations,
  kind text not null check (kind in ('mark', 'undo', 'correction')),
  was text check (was in ('arrived', 'no_show', 'left_early')),
  presence text check (presence in ('arrived', 'no_show', 'left_early')),
  -- Null once the member's account is gone, and where an operator did it.
  account_id uuid references accounts on delete set null,
  marked_at timestamptz not null,
  check (was is distinct from presence)
);
create index arrival_marks_by_reservation on arrival_marks (reservation_id, id);
create index arrival_marks_by_account on arrival_marks (account_id) where account_id is not null;
