-- An order that several people pay for, or one who is not its customer: each part is an amount with a secret link of its own. A part is open
-- until it is paid or ended; those that are not ended always add up to the price of the order.
create table order_parts (
  id integer generated always as identity primary key,
  order_id integer not null references orders,
  -- As its customer counts them, from 1.
  number smallint not null check (number between 1 and 20),
  -- In the currency of the order, and in dinars: fixed with the rate when the order was split.
  price bigint not null check (price > 0),
  amount bigint not null check (amount > 0),
  rate integer check (rate > 0),
  -- Brought in notes, and by no bank.
  is_cash boolean not null default false check (not is_cash or amount % 250 = 0),
  -- Who pays, as its customer or they themselves wrote it.
  name text check (length(name) between 1 and 40),
  -- Of the secret in the link; by it an old link is known for what it was.
  secret_hash text not null unique,
  -- The secret, so that its customer can send it once more; gone as soon as it is worth nothing.
  sealed text,
  -- The payment that counts; another that comes in as well is given back.
  paid_by integer unique references payments,
  created_at timestamptz not null,
  ended_at timestamptz,
  end_reason text check (end_reason in ('taken_back', 'split_anew', 'order_ended', 'paid_otherwise')),
  check ((ended_at is null) = (end_reason is null)),
  check ((sealed is not null) = (paid_by is null and ended_at is null))
);
create unique index order_parts_living on order_parts (order_id, number) where ended_at is null;
create index order_parts_by_order on order_parts (order_id);

alter table payments add column part_id integer references order_parts;
create index payments_by_part on payments (part_id) where part_id is not null;
-- Two tabs, one payment: of the order itself, and of each of its parts.
drop index payments_one_open;
create unique index payments_one_open on payments (order_id, part_id) nulls not distinct where status = 'open';

-- When a first part has made its hold a long one: once.
alter table orders add column long_hold_at timestamptz;
create index orders_by_long_hold on orders (customer_id, long_hold_at) where long_hold_at is not null;

-- Cash that somebody else brought is given back where it was brought.
alter table refunds drop constraint refunds_method_check;
alter table refunds add constraint refunds_method_check check (method in ('qi', 'wallet', 'fib', 'fastpay', 'cash'));

-- Of an order that is paid by parts, each brings its own; the one that came last is also the order's.
create or replace view counted_payments as
select o.id as order_id, p.id as payment_id, p.price, p.amount, null::integer as change_id
from orders o join payments p on p.id = o.paid_by
union all
select c.order_id, p.id, p.price, p.amount, c.id
from reservation_changes c join payments p on p.id = c.payment_id
union all
select t.order_id, p.id, p.price, p.amount, null::integer
from order_parts t join orders o on o.id = t.order_id join payments p on p.id = t.paid_by
where t.ended_at is null and t.paid_by is distinct from o.paid_by;
