-- A plan of a discount package that somebody has bought: named, priced and counted as at the moment of buying. Nothing is ever deleted.
create table subscriptions (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  customer_id integer not null references customers,
  package_id integer not null references discount_packages,
  -- Null once the plan is offered no more.
  plan_id integer references discount_plans on delete set null,
  -- As they were called when they were bought, in every locale.
  title jsonb not null,
  plan_title jsonb not null,
  days smallint not null check (days > 0),
  -- Null is without limit.
  uses smallint check (uses > 0),
  -- Counted here, so that whoever wants the last use waits for the same row.
  used integer not null default 0 check (used >= 0),
  -- Whole dinars.
  price bigint not null check (price > 0),
  status text not null default 'inactive' check (status in ('inactive', 'active', 'suspended', 'ended')),
  -- From when to when it can be used; set when it is paid, in the future where another one still runs.
  begins_at timestamptz,
  expires_at timestamptz check (expires_at > begins_at),
  ended_at timestamptz,
  end_reason text check (end_reason in ('expired', 'used_up', 'cancelled', 'not_paid', 'rejected')),
  created_at timestamptz not null,
  constraint subscriptions_not_overused check (used <= uses),
  check ((begins_at is null) = (expires_at is null)),
  check (status not in ('active', 'suspended') or begins_at is not null),
  check (status <> 'inactive' or begins_at is null),
  check ((status = 'ended') = (ended_at is not null)),
  check ((ended_at is null) = (end_reason is null)),
  -- One at a time: the periods of a customer's living subscriptions never overlap.
  constraint subscriptions_one_at_a_time exclude using gist
    (int4range(customer_id, customer_id, '[]') with &&, tstzrange(begins_at, expires_at) with &&)
    where (status in ('active', 'suspended'))
);
create index subscriptions_by_customer on subscriptions (customer_id, id);
create index subscriptions_by_package on subscriptions (package_id);
create index subscriptions_by_plan on subscriptions (plan_id) where plan_id is not null;
create index subscriptions_by_end on subscriptions (expires_at) where status in ('active', 'suspended');

-- A top-up is an order and nothing else: what it put into the wallet, and what was taken out to give it back, each once.
alter table wallet_entries
  add column order_id integer references orders,
  add check (order_id is null or reason in ('top_up', 'top_up_refund'));
create unique index wallet_entries_by_order on wallet_entries (order_id, reason) where order_id is not null;
