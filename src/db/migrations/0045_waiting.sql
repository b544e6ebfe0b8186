-- Who waits for what is sold out. In one line: by `place`, which is given anew to whoever let an offer pass.
create sequence waiting_places as integer;
create table waiting_turns (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  kind text not null check (kind in ('reservation', 'offer', 'tourism', 'umrah', 'event', 'activity')),
  property_id integer references properties on delete set null,
  sale_id integer references sales on delete set null,
  item_id integer not null,
  -- As it was called, in every locale.
  title jsonb not null,
  -- What was asked for, as the call for it has it, and what of it makes it the same thing: nobody stands twice in one line.
  request jsonb not null,
  thing text not null,
  -- Who take a place; infants take none.
  people smallint not null check (people > 0),
  check_in date,
  check_out date check (check_out > check_in),
  -- Null for what has no day.
  starts_at timestamptz,
  -- How many rows of rooms or stocks there were: where one is gone, the whole cannot be had any more.
  parts smallint not null check (parts > 0),
  status text not null default 'waiting' check (status in ('waiting', 'offered', 'taken', 'passed', 'left', 'over')),
  place integer not null default nextval('waiting_places'),
  -- Offers that were not taken, one after the other; after one the next in line are asked first.
  missed smallint not null default 0 check (missed between 0 and 2),
  rests_until timestamptz,
  offered_until timestamptz,
  -- What it was taken with.
  order_id integer references orders,
  created_at timestamptz not null,
  closed_at timestamptz,
  check ((kind = 'reservation') = (check_in is not null and check_out is not null)),
  check ((status = 'offered') = (offered_until is not null)),
  check ((status in ('waiting', 'offered')) = (closed_at is null)),
  check (order_id is null or status = 'taken')
);
create unique index waiting_turns_open on waiting_turns (customer_id, thing) where closed_at is null;
create index waiting_turns_by_customer on waiting_turns (customer_id, id);
create index waiting_turns_in_line on waiting_turns (place) where status = 'waiting';
create index waiting_turns_offered on waiting_turns (offered_until) where status = 'offered';
create index waiting_turns_by_property on waiting_turns (property_id) where property_id is not null;
create index waiting_turns_by_sale on waiting_turns (sale_id) where sale_id is not null;
create index waiting_turns_by_order on waiting_turns (order_id) where order_id is not null;
create index waiting_turns_by_end on waiting_turns (closed_at) where closed_at is not null;

-- What is wanted, and while it is offered, held: counted in `room_nights.sold` and `stocks.taken` as what is booked is.
create table waiting_rooms (
  turn_id integer not null references waiting_turns on delete cascade,
  room_type_id integer not null references room_types on delete cascade,
  count smallint not null check (count > 0),
  primary key (turn_id, room_type_id)
);
create index waiting_rooms_by_type on waiting_rooms (room_type_id);
create table waiting_stocks (
  turn_id integer not null references waiting_turns on delete cascade,
  stock_id integer not null references stocks on delete cascade,
  count smallint not null check (count > 0),
  primary key (turn_id, stock_id)
);
create index waiting_stocks_by_stock on waiting_stocks (stock_id);
