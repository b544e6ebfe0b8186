-- Who wants to be reminded of prayers, and how they go by the times: kept for that alone. It goes when none is chosen, and with the account.
create table prayer_reminders (
  customer_id integer primary key references customers,
  location_id integer not null references locations on delete cascade,
  -- Null: as people go by there.
  method text,
  prayers text[] not null check (cardinality(prayers) between 1 and 5 and prayers <@ '{fajr,dhuhr,asr,maghrib,isha}'),
  minutes_before smallint not null check (minutes_before between 0 and 60),
  -- What their mosque adds to each: fajr, dhuhr, asr, maghrib, isha.
  offsets smallint[] not null check (cardinality(offsets) = 5),
  -- When the next one is to be sent, and of which prayer it is.
  next_at timestamptz not null,
  next_prayer text not null,
  next_date date not null,
  changed_at timestamptz not null
);
create index prayer_reminders_due on prayer_reminders (next_at);
create index prayer_reminders_by_location on prayer_reminders (location_id);

-- What is only shown by a device, and over when its hour is: it is in no list, rings no bell, and goes after a day.
alter table notifications add column is_listed boolean not null default true;
create index notifications_unlisted on notifications (created_at) where not is_listed;
drop trigger notification_rings on notifications;
create constraint trigger notification_rings after insert on notifications
  deferrable initially deferred for each row when (new.is_listed) execute function ring_for_notification();
