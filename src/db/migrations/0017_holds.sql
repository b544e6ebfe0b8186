-- Who saw an advertisement is known for a day, by a hash that nobody can turn back once the day's salt is gone.
create table visit_salts (
  day date primary key,
  salt uuid not null default gen_random_uuid()
);

-- What would colour a terminal or turn the text around it; new notes come without.
update reservations set notes = nullif(btrim(regexp_replace(notes, '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]', '', 'g')), '')
  where notes ~ '[\u0001-\u0009\u000b-\u001f\u007f-\u009f\u2028\u2029\u202a-\u202e\u2066-\u2069]';

-- Whom a driver asks for the way, and in which language: that of the governorate.
alter table locations add column language text not null default 'ar' check (language in ('ar', 'ku'));
update locations set language = 'ku' where key in ('erbil', 'duhok', 'sulaymaniyah', 'halabja');
alter table properties add column phone text check (phone ~ '^\+[1-9][0-9]{6,14}$');

-- What a guest names at the reception and on the phone. Unlike the id it cannot be guessed, and does not say how many bookings there are.
create function new_reservation_code() returns text language plpgsql volatile as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea;
  made text;
begin
  loop
    random := uuid_send(gen_random_uuid());
    -- The bytes 6 and 8 of such a UUID also say of which kind it is.
    select string_agg(substr(letters, get_byte(random, place) % 32 + 1, 1), '') into made from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) place;
    exit when not exists (select from reservations where code = made);
  end loop;
  return made;
end $$;

alter table reservations add column code text;
create index reservations_by_code on reservations (code);
-- One statement does not see the codes that it has drawn itself.
do $$
begin
  update reservations set code = new_reservation_code();
  while exists (select from reservations group by code having count(*) > 1) loop
    update reservations set code = new_reservation_code() where id in (select max(id) from reservations group by code having count(*) > 1);
  end loop;
end $$;
drop index reservations_by_code;
alter table reservations
  alter column code set default new_reservation_code(),
  alter column code set not null,
  add constraint reservations_code_unique unique (code),
  add check (code ~ '^[2-9A-HJ-NP-Z]{8}$');

-- Dinars for a dollar, by the day from which on they are. The newest counts.
create table exchange_rates (
  day date primary key,
  dinars_per_dollar integer not null check (dinars_per_dollar between 100 and 100000)
);
create trigger content_changed after insert or update or delete or truncate on exchange_rates
  for each statement execute function tell_content_changed();

-- What comes off in cash, so that notes can pay the rest: the smallest is 250 dinars.
alter table reservations add column rounding bigint not null default 0 check (rounding between -249 and 0);
do $$
declare old text;
begin
  select conname into strict old from pg_constraint
  where conrelid = 'reservations'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%total_before_discount - voucher_discount%';
  execute format('alter table reservations drop constraint %I', old);
end $$;
alter table reservations add constraint reservations_total_adds_up
  check (total >= 0 and total = total_before_discount - voucher_discount - points_discount + rounding);
