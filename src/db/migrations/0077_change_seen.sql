-- Its guest has read how a change ended, so that it is told once.
alter table reservation_changes add column seen_at timestamptz;
update reservation_changes set seen_at = closed_at where closed_at is not null;
