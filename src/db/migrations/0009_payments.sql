-- One try to pay a reservation. What the customer owes is fixed here in dinars, with the rate, since no gateway takes anything else.
create table payments (
  id integer generated always as identity primary key,
  -- Ours, given to the gateway: by it a lost answer is found again.
  key uuid not null unique default gen_random_uuid(),
  customer_id integer not null references customers,
  reservation_id integer not null references reservations,
  method text not null check (method in ('qi', 'wallet', 'fib', 'fastpay', 'cash')),
  -- Who really stands behind the method: a payment that began in the sandbox is asked for there, whatever is configured since.
  gateway text not null check (gateway in ('qi', 'fib', 'fastpay', 'sandbox', 'wallet', 'cash')),
  price bigint not null check (price > 0),
  currency currency not null,
  amount bigint not null check (amount > 0),
  -- Dinars for a dollar; null where the price is in dinars already.
  rate integer check (rate > 0),
  status text not null default 'open' check (status in ('open', 'paid', 'failed', 'cancelled', 'expired')),
  -- The gateway's name of it; null until it has answered.
  ref text,
  -- What the customer has to do next: {kind: 'redirect' | 'qr' | 'none' | 'cash', …}
  step jsonb,
  locale text not null check (locale in ('en', 'ar', 'ku')),
  -- Why it is still open, or how it ended.
  reason text not null,
  expires_at timestamptz not null,
  -- When the gateway is asked next. One that is closed here may still be paid there, so it can be due as well.
  check_at timestamptz,
  checks integer not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  paid_at timestamptz,
  check ((status = 'paid') = (paid_at is not null)),
  check (status <> 'open' or check_at is not null or gateway = 'cash'),
  check ((rate is null) = (currency = 'IQD')),
  unique (gateway, ref)
);
-- Two tabs, one payment.
create unique index payments_one_open on payments (reservation_id) where status = 'open';
create index payments_by_reservation on payments (reservation_id, id);
create index payments_by_check on payments (check_at) where check_at is not null;
create index payments_of_cash on payments ((step ->> 'code')) where gateway = 'cash';

-- What gateways have told us, as it came. A hint to go and ask, never more.
create table payment_notices (
  id bigint generated always as identity primary key,
  gateway text not null,
  -- The same for every copy.
  event_key text not null,
  payment_id integer not null references payments,
  is_signed boolean not null,
  body text not null,
  received_at timestamptz not null,
  copies integer not null default 1,
  handled_at timestamptz,
  unique (gateway, event_key)
);
create index payment_notices_by_payment on payment_notices (payment_id);

-- One a payment at most: all of it, or what the policy leaves.
create table refunds (
  id integer generated always as identity primary key,
  key uuid not null unique default gen_random_uuid(),
  payment_id integer not null unique references payments,
  reservation_id integer not null references reservations,
  customer_id integer not null references customers,
  -- In the currency of the price, and in dinars at the payment's rate.
  price bigint not null check (price > 0),
  amount bigint not null check (amount > 0),
  -- To the wallet where the gateway cannot.
  method text not null check (method in ('qi', 'wallet', 'fib', 'fastpay')),
  status text not null default 'waiting' check (status in ('waiting', 'refunding', 'refunded', 'failed')),
  reason text not null,
  ref text,
  -- A try has begun, and nobody knows how it ended: then the wallet is no way out, or the money might be given back twice.
  is_unsure boolean not null default false,
  attempts integer not null default 0,
  due_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  refunded_at timestamptz,
  check ((status = 'refunded') = (refunded_at is not null)),
  check ((status in ('waiting', 'refunding')) = (due_at is not null))
);
create index refunds_by_due on refunds (due_at) where due_at is not null;
create index refunds_by_reservation on refunds (reservation_id);

alter table reservations
  -- The one payment that counts; another that comes in as well is given back.
  add column paid_by integer references payments,
  -- How often a late payment has brought it back: what it took and gave back before may be taken again.
  add column revivals smallint not null default 0;

alter table point_entries add column round smallint not null default 0;
drop index point_entries_by_reservation;
create unique index point_entries_by_reservation on point_entries (reservation_id, reason, round);

alter table wallet_entries
  add column payment_id integer unique references payments,
  add column refund_id integer unique references refunds;

-- Every movement of money, for the customer to read. Added to only.
create table transactions (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  type text not null check (type in ('debit', 'credit')),
  amount bigint not null check (amount > 0),
  method text not null check (method in ('qi', 'wallet', 'fib', 'fastpay', 'cash')),
  item_type text not null check (item_type in ('reservation', 'wallet')),
  item_id integer,
  payment_id integer unique references payments,
  refund_id integer unique references refunds,
  wallet_entry_id bigint unique references wallet_entries,
  created_at timestamptz not null,
  check (num_nonnulls(payment_id, refund_id, wallet_entry_id) = 1),
  check ((type = 'debit') = (payment_id is not null))
);
create index transactions_by_customer on transactions (customer_id, id);

-- The memory of the sandbox's bank, which is nobody else's business: no other table points here.
create table sandbox_payments (
  ref text primary key,
  key text not null unique,
  payment jsonb not null
);

-- What an operator has done by hand. Written in the transaction of what it tells.
create table operator_actions (
  id bigint generated always as identity primary key,
  operator text not null check (length(operator) between 1 and 100),
  action text not null,
  about jsonb not null,
  created_at timestamptz not null default now()
);
