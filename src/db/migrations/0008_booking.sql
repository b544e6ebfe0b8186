-- What a stay asks of its guests. Percents are added to the base price or taken off it; never all of it, so that no night is for nothing.
alter table properties
  add column acceptance text not null default 'automatic' check (acceptance in ('automatic', 'manual')),
  -- All of the price is given back up to so many days before the check-in, `percent_after` percent of it from then on.
  add column free_until_days smallint not null default 1 check (free_until_days between 0 and 90),
  add column percent_after smallint not null default 0 check (percent_after between 0 and 100),
  -- A night of a child from 2 to 12 years, in the currency of the rooms.
  add column child_fee bigint not null default 0 check (child_fee >= 0),
  add column min_nights smallint not null default 1 check (min_nights between 1 and 30),
  -- From Sunday to Saturday.
  add column weekday_percents smallint[] not null default '{0,0,0,0,0,0,0}'
    check (cardinality(weekday_percents) = 7 and array_position(weekday_percents, null) is null and -90 <= all (weekday_percents));

-- Rooms of one stay are added up into one price, which two currencies would make meaningless. The lock lets two new rooms see each other.
create function keep_one_currency() returns trigger language plpgsql as $$
begin
  perform from properties where id = new.property_id for no key update;
  if exists (select from room_types r where r.property_id = new.property_id and r.id <> new.id and r.currency <> new.currency) then
    raise exception 'the rooms of property % have another currency', new.property_id using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger one_currency after insert or update of currency, property_id on room_types
  deferrable initially deferred for each row execute function keep_one_currency();

-- Both nights are part of it. Where seasons overlap, the shorter one counts.
create table property_seasons (
  id integer generated always as identity primary key,
  property_id integer not null references properties on delete cascade,
  from_night date not null,
  to_night date not null check (to_night >= from_night),
  percent smallint not null check (percent between -90 and 500),
  -- In place of the property's own.
  min_nights smallint check (min_nights between 1 and 30)
);
create index property_seasons_by_night on property_seasons (property_id, to_night);

alter table room_types add constraint room_types_of_property unique (id, property_id);

-- Without a room type the whole stay is closed.
create table closures (
  id integer generated always as identity primary key,
  property_id integer not null references properties on delete cascade,
  room_type_id integer,
  from_night date not null,
  to_night date not null check (to_night >= from_night),
  foreign key (room_type_id, property_id) references room_types (id, property_id) on delete cascade
);
create index closures_by_night on closures (property_id, to_night);

do $$
declare content text;
begin
  foreach content in array array['property_seasons', 'closures'] loop
    execute format(
      'create trigger content_changed after insert or update or delete or truncate on %I for each statement execute function tell_content_changed()',
      content);
  end loop;
end $$;

-- How many rooms of a type are taken in one night. A night without a row has sold none: rows come about with the first booking. Whoever changes
-- several of them locks them by (room_type_id, night) first, or two bookings would wait for each other. The check is the last guard.
create table room_nights (
  room_type_id integer not null references room_types on delete cascade,
  night date not null,
  sold smallint not null default 0 check (sold >= 0),
  total smallint not null,
  primary key (room_type_id, night),
  constraint room_nights_not_oversold check (sold <= total)
);

-- A room that is taken away stays counted where it is sold already.
create function follow_units() returns trigger language plpgsql as $$
begin
  update room_nights n set total = greatest(n.sold, new.units)
  from (select night from room_nights where room_type_id = new.id and total <> new.units order by night for update) locked
  where n.room_type_id = new.id and n.night = locked.night;
  return null;
end $$;
create trigger room_nights_follow after update of units on room_types
  for each row when (old.units <> new.units) execute function follow_units();

create table vouchers (
  id integer generated always as identity primary key,
  code text not null unique check (code ~ '^[A-Z0-9-]{3,32}$'),
  percent smallint check (percent between 1 and 100),
  amount bigint check (amount > 0),
  -- The most that a percentage takes off.
  ceiling bigint check (ceiling > 0),
  -- The least that a price must be.
  minimum bigint check (minimum > 0),
  currency currency not null default 'IQD',
  valid_from timestamptz,
  valid_to timestamptz check (valid_to > valid_from),
  limit_in_all integer check (limit_in_all > 0),
  limit_per_customer integer check (limit_per_customer > 0),
  -- Counted here, so that everybody who wants the last use waits for the same row.
  used integer not null default 0 check (used >= 0),
  created_at timestamptz not null default now(),
  check (num_nonnulls(percent, amount) = 1),
  check (ceiling is null or percent is not null),
  constraint vouchers_not_overused check (used <= limit_in_all)
);

create function sum_of_lines(lines jsonb) returns bigint language sql immutable strict parallel safe
return (select coalesce(sum((line ->> 'amount')::bigint), 0) from jsonb_array_elements(lines) line);

-- Price, policy and clocks are those of the moment of booking: what changes afterwards changes nothing here. Nothing is ever deleted.
create table reservations (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  property_id integer not null references properties,
  check_in date not null,
  check_out date not null check (check_out > check_in),
  check_in_clock time not null,
  leaves_at timestamptz not null,
  adults smallint not null check (adults > 0),
  children_ages smallint[] not null,
  -- Where they differ from the customer's own.
  guest_name text check (length(guest_name) <= 100),
  guest_phone text check (length(guest_phone) <= 20),
  notes text check (length(notes) <= 500),
  status text not null check (status in ('pending', 'accepted', 'rejected', 'failed', 'ended')),
  payment_status text not null check (payment_status in ('unpaid', 'notPaidYet', 'paid', 'failed', 'refunded', 'refunded_failed')),
  payment_method text not null check (payment_method in ('qi', 'wallet', 'fib', 'fastpay', 'cash')),
  -- Until then the rooms wait for the money; for nothing once it is there.
  hold_until timestamptz,
  acceptance text not null check (acceptance in ('automatic', 'manual')),
  free_until_days smallint not null,
  percent_after smallint not null,
  currency currency not null,
  -- [{kind: 'room', roomTypeId, night, count, price, amount} | {kind: 'children', night, count, price, amount}]
  lines jsonb not null,
  total_before_discount bigint not null check (total_before_discount = sum_of_lines(lines)),
  voucher_id integer references vouchers,
  voucher_discount bigint not null check (voucher_discount >= 0),
  points_used integer not null check (points_used >= 0),
  points_discount bigint not null check (points_discount >= 0),
  total bigint not null check (total >= 0 and total = total_before_discount - voucher_discount - points_discount),
  -- What the payment has brought.
  points_earned integer not null default 0 check (points_earned >= 0),
  paid_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'property')),
  -- What is to be given back; done once the payment status says so.
  refund_amount bigint check (refund_amount between 0 and total),
  created_at timestamptz not null default now(),
  closed_at timestamptz,
  check (voucher_id is not null or voucher_discount = 0),
  check ((points_used = 0) = (points_discount = 0)),
  check (status <> 'pending' or payment_status in ('unpaid', 'notPaidYet', 'paid')),
  check (payment_status <> 'unpaid' or (status = 'pending' and hold_until is not null)),
  check ((cancelled_at is null) = (cancelled_by is null))
);
create index reservations_by_customer on reservations (customer_id, id);
create index reservations_by_property on reservations (property_id, check_in);
create index reservations_by_hold on reservations (hold_until) where status = 'pending';
create index reservations_by_end on reservations (leaves_at) where status = 'accepted';
create index reservations_to_refund on reservations (cancelled_at) where payment_status = 'paid' and refund_amount > 0;

create table reservation_rooms (
  reservation_id integer not null references reservations,
  room_type_id integer not null references room_types,
  count smallint not null check (count > 0),
  -- As it was called when it was booked, in every locale. Not `localized`: it is no content, and tells nobody of its changes.
  title jsonb not null,
  primary key (reservation_id, room_type_id)
);
create index reservation_rooms_by_type on reservation_rooms (room_type_id);

create table voucher_uses (
  reservation_id integer primary key references reservations,
  voucher_id integer not null references vouchers,
  customer_id integer not null references customers,
  created_at timestamptz not null default now(),
  returned_at timestamptz
);
create index voucher_uses_by_customer on voucher_uses (voucher_id, customer_id) where returned_at is null;

-- Points that a reservation took come back once, and those it brought are taken back once.
alter table point_entries add column reservation_id integer references reservations;
create unique index point_entries_by_reservation on point_entries (reservation_id, reason);

-- The answer to a call that creates something, written in the same transaction as what it created: whoever asks again gets it again.
create table idempotency_keys (
  account_id uuid not null references accounts on delete cascade,
  key text not null check (length(key) between 1 and 255),
  request_hash text not null,
  -- Not jsonb, which would not give it back to the letter.
  answer json,
  created_at timestamptz not null,
  primary key (account_id, key)
);
create index idempotency_keys_by_age on idempotency_keys (created_at);
