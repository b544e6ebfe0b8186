-- What a customer pays for is an order, whatever it is for: payments, refunds, voucher uses, points, transactions and messages belong to it,
-- and a reservation keeps what is about the stay. The numbers of orders begin far above those of reservations: one that is taken for the
-- other is noticed at once.
create function new_order_code() returns text language plpgsql volatile as $$
declare
  letters constant text := '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
  random bytea;
  made text;
begin
  loop
    random := uuid_send(gen_random_uuid());
    -- The bytes 6 and 8 of such a UUID also say of which kind it is.
    select string_agg(substr(letters, get_byte(random, place) % 32 + 1, 1), '') into made from unnest(array[0, 1, 2, 3, 4, 5, 9, 10]) place;
    exit when not exists (select from orders where code = made);
  end loop;
  return made;
end $$;

-- Price and discounts are those of the moment of ordering. Nothing is ever deleted.
create table orders (
  id integer generated always as identity (start with 100001) primary key,
  kind text not null check (kind in ('reservation', 'discount_package', 'offer', 'tourism', 'umrah', 'event', 'activity', 'visa', 'wallet')),
  -- What a customer names at a reception and on the phone. Unlike the id it cannot be guessed, and does not say how many orders there are.
  code text not null unique default new_order_code() check (code ~ '^[2-9A-HJ-NP-Z]{8}$'),
  customer_id integer not null references customers,
  payment_status text not null check (payment_status in ('unpaid', 'notPaidYet', 'paid', 'failed', 'refunded', 'refunded_failed')),
  payment_method text not null check (payment_method in ('qi', 'wallet', 'fib', 'fastpay', 'cash')),
  -- Until then what was ordered waits for the money; null once it is there, or not waited for any more.
  hold_until timestamptz,
  currency currency not null,
  -- [{kind, amount, …}]: what else a line has is the kind's.
  lines jsonb not null,
  total_before_discount bigint not null check (total_before_discount = sum_of_lines(lines)),
  voucher_id integer references vouchers,
  voucher_discount bigint not null check (voucher_discount >= 0),
  points_used integer not null check (points_used >= 0),
  points_discount bigint not null check (points_discount >= 0),
  -- What comes off in cash, so that notes can pay the rest: the smallest is 250 dinars.
  rounding bigint not null default 0 check (rounding between -249 and 0),
  total bigint not null,
  -- What the payment has brought.
  points_earned integer not null default 0 check (points_earned >= 0),
  paid_at timestamptz,
  -- The one payment that counts; another that comes in as well is given back.
  paid_by integer references payments,
  -- How often a late payment has brought it back: what it took and gave back before may be taken again.
  revivals smallint not null default 0,
  -- What is to be given back; done once the payment status says so.
  refund_amount bigint check (refund_amount between 0 and total),
  -- When it ran out, was cancelled or was rejected; null for what took place.
  closed_at timestamptz,
  cancelled_at timestamptz,
  cancelled_by text check (cancelled_by in ('customer', 'property', 'operator')),
  created_at timestamptz not null default now(),
  constraint orders_total_adds_up check (total >= 0 and total = total_before_discount - voucher_discount - points_discount + rounding),
  check (voucher_id is not null or voucher_discount = 0),
  check ((points_used = 0) = (points_discount = 0)),
  check (payment_status <> 'unpaid' or hold_until is not null),
  check (hold_until is null or (payment_status in ('unpaid', 'notPaidYet') and closed_at is null)),
  check ((cancelled_at is null) = (cancelled_by is null)),
  check (cancelled_at is null or closed_at is not null)
);

insert into orders (id, kind, code, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount, voucher_id,
  voucher_discount, points_used, points_discount, rounding, total, points_earned, paid_at, paid_by, revivals, refund_amount, closed_at,
  cancelled_at, cancelled_by, created_at)
overriding system value
select 100000 + id, 'reservation', code, customer_id, payment_status, payment_method,
  case when status = 'pending' and payment_status in ('unpaid', 'notPaidYet') then hold_until end, currency, lines, total_before_discount,
  voucher_id, voucher_discount, points_used, points_discount, rounding, total, points_earned, paid_at, paid_by, revivals, refund_amount,
  case when status in ('failed', 'rejected') or cancelled_at is not null then coalesce(closed_at, cancelled_at, created_at) end,
  cancelled_at, cancelled_by, created_at
from reservations;
select setval(pg_get_serial_sequence('orders', 'id'), max(id)) from orders having max(id) is not null;

-- Written anew as a whole, so that no number meets another that has not moved yet.
alter table payments drop constraint payments_reservation_id_fkey;
alter table payments rename column reservation_id to order_id;
alter table payments alter column order_id type integer using 100000 + order_id;
alter table payments add foreign key (order_id) references orders;
alter index payments_by_reservation rename to payments_by_order;

alter table refunds drop constraint refunds_reservation_id_fkey;
alter table refunds rename column reservation_id to order_id;
alter table refunds alter column order_id type integer using 100000 + order_id;
alter table refunds add foreign key (order_id) references orders;
alter index refunds_by_reservation rename to refunds_by_order;

alter table voucher_uses drop constraint voucher_uses_reservation_id_fkey;
alter table voucher_uses rename column reservation_id to order_id;
alter table voucher_uses alter column order_id type integer using 100000 + order_id;
alter table voucher_uses add foreign key (order_id) references orders;

alter table point_entries drop constraint point_entries_reservation_id_fkey;
alter table point_entries rename column reservation_id to order_id;
alter table point_entries alter column order_id type integer using 100000 + order_id;
alter table point_entries add foreign key (order_id) references orders;
alter index point_entries_by_reservation rename to point_entries_by_order;

alter table reservation_messages drop constraint reservation_messages_reservation_id_fkey;
alter table reservation_messages rename to order_messages;
alter table order_messages rename constraint reservation_messages_pkey to order_messages_pkey;
alter table order_messages rename column reservation_id to order_id;
alter table order_messages alter column order_id type integer using 100000 + order_id;
alter table order_messages add foreign key (order_id) references orders;

-- `item_id` is the public id of the thing; what an operator puts into a wallet belongs to no order.
alter table transactions
  add column order_id integer references orders,
  drop constraint transactions_item_type_check;
update transactions t set order_id = coalesce(
  (select p.order_id from payments p where p.id = t.payment_id), (select f.order_id from refunds f where f.id = t.refund_id))
where t.wallet_entry_id is null;
alter table transactions
  add check (item_type in ('reservation', 'discount_package', 'offer', 'tourism', 'umrah', 'event', 'activity', 'visa', 'wallet')),
  add check (order_id is not null or wallet_entry_id is not null);
create index transactions_by_order on transactions (order_id) where order_id is not null;

alter table reservations add column order_id integer;
update reservations set order_id = 100000 + id;
-- The checks and indexes of a column go with it.
alter table reservations
  alter column order_id set not null,
  add constraint reservations_order_unique unique (order_id),
  add foreign key (order_id) references orders,
  drop column code, drop column customer_id, drop column payment_status, drop column payment_method, drop column hold_until,
  drop column currency, drop column lines, drop column total_before_discount, drop column voucher_id, drop column voucher_discount,
  drop column points_used, drop column points_discount, drop column rounding, drop column total, drop column points_earned,
  drop column paid_at, drop column paid_by, drop column revivals, drop column refund_amount, drop column closed_at,
  drop column cancelled_at, drop column cancelled_by, drop column created_at;
drop function new_reservation_code();
create index reservations_pending on reservations (order_id) where status = 'pending';

create index orders_by_customer on orders (customer_id, id);
create index orders_by_hold on orders (hold_until) where hold_until is not null;
create index orders_by_voucher on orders (voucher_id) where voucher_id is not null;
create index orders_by_payment on orders (paid_by) where paid_by is not null;

-- What code compares with, and what is kept as a reason, is a code.
update payments set reason = case reason
  when 'is being made' then 'being_made'
  when 'is being paid' then 'being_paid'
  when 'waits for the customer' then 'waits_for_customer'
  when 'waits for cash' then 'waits_for_cash'
  when 'cancelled by the customer' then 'cancelled_by_customer'
  when 'given back by the gateway' then 'refunded_by_bank'
  when 'another way to pay was chosen' then 'other_method_chosen'
  else btrim(regexp_replace(lower(reason), '[^a-z0-9]+', '_', 'g'), '_') end
where reason !~ '^[a-z0-9_]+$';
update refunds set reason = case reason
  when 'cancelled by the customer' then 'cancelled_by_customer'
  when 'rejected by the property' then 'rejected_by_property'
  when 'given back' then 'refunded'
  when 'the bank is at it' then 'bank_is_at_it'
  else btrim(regexp_replace(replace(lower(reason), 'the bank says', 'bank_says'), '[^a-z0-9]+', '_', 'g'), '_') end
where reason !~ '^[a-z0-9_]+$';
alter table payments add constraint payments_reason_is_code check (reason ~ '^[a-z0-9_]+$');
alter table refunds add constraint refunds_reason_is_code check (reason ~ '^[a-z0-9_]+$');
