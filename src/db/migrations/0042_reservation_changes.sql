-- Other nights, other rooms or another party for a stay that was accepted. What it has come to is written into the reservation and its order in
-- the moment of `done`; here stays what was asked for, what it was before, and what it cost.
create table reservation_changes (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- `held`: the new nights are taken beside the old ones, and wait for the money.
  status text not null check (status in ('held', 'done', 'expired', 'dropped')),
  check_in date not null,
  check_out date not null check (check_out > check_in),
  leaves_at timestamptz not null,
  adults smallint not null check (adults > 0),
  children_ages smallint[] not null,
  -- [{roomTypeId, count, title}]
  rooms jsonb not null,
  -- {checkIn, checkOut, adults, childrenAges, rooms, total}
  before jsonb not null,
  lines jsonb not null,
  total_before_discount bigint not null check (total_before_discount = sum_of_lines(lines)),
  voucher_discount bigint not null check (voucher_discount >= 0),
  points_used integer not null check (points_used >= 0),
  points_discount bigint not null check (points_discount >= 0),
  rounding bigint not null check (rounding between -249 and 0),
  total bigint not null check (total >= 0 and total = total_before_discount - voucher_discount - points_discount + rounding),
  -- What is still to be paid; less than nothing is given back.
  price bigint not null,
  -- Earned by what is given back: taken again, and those that were spent elsewhere meanwhile, which came off the money.
  points_taken integer not null default 0 check (points_taken >= 0),
  points_missing integer not null default 0 check (points_missing >= 0),
  -- The night from which a later cancellation is judged, where the change was made too late to be free.
  bound_to date,
  hold_until timestamptz,
  -- The one payment that has brought it about.
  payment_id integer unique references payments,
  created_at timestamptz not null,
  closed_at timestamptz,
  -- Which one it was of all that were made: the clocks of two processes may differ.
  turn bigint unique,
  check ((status = 'held') = (hold_until is not null)),
  check ((status = 'held') = (closed_at is null)),
  check (status <> 'done' or (price > 0) = (payment_id is not null))
);
create sequence reservation_change_turns owned by reservation_changes.turn;
create unique index reservation_changes_one_held on reservation_changes (order_id) where status = 'held';
create index reservation_changes_by_order on reservation_changes (order_id, id);
create index reservation_changes_by_hold on reservation_changes (hold_until) where hold_until is not null;

-- What a change has taken beside the nights of its reservation: only what that has not already. Gone once it is decided.
create table reservation_change_nights (
  change_id integer not null references reservation_changes,
  room_type_id integer not null references room_types,
  night date not null,
  count smallint not null check (count > 0),
  primary key (change_id, room_type_id, night)
);
create index reservation_change_nights_by_type on reservation_change_nights (room_type_id);

alter table reservations add column bound_to date;

alter table payments add column change_id integer references reservation_changes;
create index payments_by_change on payments (change_id) where change_id is not null;

-- One for why it is given back: the end of its order, or a change of it.
alter table refunds
  add column change_id integer references reservation_changes,
  drop constraint refunds_payment_id_key;
alter table refunds add constraint refunds_once unique nulls not distinct (payment_id, order_id, change_id);
create index refunds_by_change on refunds (change_id) where change_id is not null;

alter table point_entries add column change_id integer references reservation_changes;
create index point_entries_by_change on point_entries (change_id) where change_id is not null;
drop index point_entries_by_order;
create unique index point_entries_by_order on point_entries (order_id, reason, round, change_id) nulls not distinct where order_id is not null;

-- How much of the price of an order each payment has brought, in its currency and in dinars. What was given back of it since comes off.
create view counted_payments as
select o.id as order_id, p.id as payment_id, p.price, p.amount, null::integer as change_id
from orders o join payments p on p.id = o.paid_by
union all
select c.order_id, p.id, p.price, p.amount, c.id
from reservation_changes c join payments p on p.id = c.payment_id;

-- Which events there are is said once, by the table in the sources; here only that it is a name.
alter table order_messages
  drop constraint order_messages_event_check,
  add constraint order_messages_event_check check (event ~ '^[a-z]+(-[a-z]+)*$');
