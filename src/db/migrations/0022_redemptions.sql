-- Who redeems codes for a business: given and taken by an operator.
create table memberships (
  id integer generated always as identity primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  business_id integer not null references businesses on delete cascade,
  role text not null check (role in ('manager', 'cashier')),
  created_at timestamptz not null,
  unique (account_id, business_id)
);
create index memberships_by_business on memberships (business_id);

-- With which codes are signed, Ed25519. The oldest that has not retired signs; its private half is forgotten when it has.
create table discount_keys (
  id smallint generated always as identity primary key,
  public_key text not null unique,
  private_key text,
  created_at timestamptz not null,
  retires_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > retires_at)
);

-- A code that was shown. The id is what its token names: random, so that nobody can name one that was not shown to them.
create table discount_windows (
  id bigint primary key,
  subscription_id integer not null references subscriptions,
  -- Not a foreign key: to change the secret that keys are sealed with, their table is emptied.
  key_id smallint not null,
  short_code text not null,
  opened_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > opened_at),
  closed_at timestamptz,
  end_reason text check (end_reason in ('used', 'replaced')),
  check ((closed_at is null) = (end_reason is null))
);
create index discount_windows_by_subscription on discount_windows (subscription_id);
create index discount_windows_by_code on discount_windows (short_code);
create index discount_windows_by_expiry on discount_windows (expires_at);
-- One at a time, however many phones show it; and a short code means one of them.
create unique index discount_windows_open on discount_windows (subscription_id) where closed_at is null;
create unique index discount_windows_open_code on discount_windows (short_code) where closed_at is null;

-- A use of a subscription at a business. Nothing is ever deleted: what was undone says so.
create table redemptions (
  id integer generated always as identity primary key,
  -- The last guard: a code is worth one use, whatever comes at once.
  window_id bigint not null unique references discount_windows,
  subscription_id integer not null references subscriptions,
  business_id integer not null references businesses,
  discount_id integer references discounts on delete set null,
  redeemed_by uuid references accounts (id) on delete set null,
  -- As the discount was at that moment.
  percent smallint check (percent between 1 and 100),
  -- Whole dinars: the bill, and what came off it.
  amount bigint check (amount > 0),
  saved bigint check (saved between 0 and amount),
  -- Of the subscription, after this one; null is without limit.
  uses_left integer check (uses_left >= 0),
  -- When the guest had it. Without a network that is the shop's word, moved into the time in which the code was shown.
  redeemed_at timestamptz not null,
  -- When we counted it.
  counted_at timestamptz not null,
  -- What the shop's clock said, where it had no network.
  offline_at timestamptz,
  undone_at timestamptz,
  undone_by uuid references accounts (id) on delete set null,
  undo_reason text check (length(undo_reason) between 3 and 200),
  check ((saved is null) = (amount is null or percent is null)),
  check ((undone_at is null) = (undo_reason is null)),
  check (undone_at is not null or undone_by is null)
);
create index redemptions_by_subscription on redemptions (subscription_id, id);
create index redemptions_by_business on redemptions (business_id, redeemed_at, id);
create index redemptions_by_discount on redemptions (discount_id) where discount_id is not null;
create index redemptions_by_redeemer on redemptions (redeemed_by) where redeemed_by is not null;
create index redemptions_by_undoer on redemptions (undone_by) where undone_by is not null;

-- What a business accepted without a network and could not be counted when it came in.
create table redemption_conflicts (
  id integer generated always as identity primary key,
  business_id integer not null references businesses,
  redeemed_by uuid references accounts (id) on delete set null,
  -- As its token says; there need not be one.
  window_id bigint not null,
  reason text not null check (reason in ('used', 'expired', 'replaced', 'spent', 'ended', 'suspended', 'unknown')),
  offline_at timestamptz not null,
  delivered_at timestamptz not null,
  unique (business_id, window_id)
);
create index redemption_conflicts_by_business on redemption_conflicts (business_id, delivered_at);
create index redemption_conflicts_by_redeemer on redemption_conflicts (redeemed_by) where redeemed_by is not null;

-- What the open pages of a customer are told at once. Kept for a while, for those that were away for a moment.
create table customer_events (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers,
  kind text not null,
  -- Of what the kind is about.
  subject_id integer not null,
  created_at timestamptz not null
);
create index customer_events_by_customer on customer_events (customer_id, id);
create index customer_events_by_age on customer_events (created_at);

create function notify_customer_event() returns trigger language plpgsql as $$
begin
  perform pg_notify('customer_event', new.customer_id::text);
  return null;
end $$;
create trigger customer_event after insert on customer_events for each row execute function notify_customer_event();
