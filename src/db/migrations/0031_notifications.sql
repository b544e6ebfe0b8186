-- What there was to tell a customer, in the language they had then. It goes with the account, and after half a year.
create table notifications (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  event text not null,
  -- Which one of its kind: told once each.
  key text not null,
  -- What it is about, and its number.
  entity text not null,
  entity_id integer not null,
  language text not null check (language in ('en', 'ar', 'ku')),
  title text not null,
  body text not null,
  created_at timestamptz not null,
  seen_at timestamptz,
  -- A push service took it for one of the customer's devices.
  pushed_at timestamptz,
  unique (customer_id, event, key)
);
create index notifications_by_customer on notifications (customer_id, id);
create index notifications_unseen on notifications (customer_id) where seen_at is null;
create index notifications_by_age on notifications (created_at);

-- Rings at the commit, so that the numbers of a customer's events stay in the order of their commits and nobody waits for the rest of
-- the transaction. The number of the lock is that of the statements that add other events.
create function ring_for_notification() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(7236404, new.customer_id);
  insert into customer_events (customer_id, kind, subject_id, created_at) values (new.customer_id, 'notification', new.id, new.created_at);
  return null;
end $$;
create constraint trigger notification_rings after insert on notifications
  deferrable initially deferred for each row execute function ring_for_notification();

-- A message that is sent only where its notification has reached nobody by then: it goes when that is seen.
alter table sms_messages add column notification_id integer references notifications on delete cascade;
create index sms_messages_notification on sms_messages (notification_id) where notification_id is not null;

-- Devices that show notifications: each belongs to one session, and ends with it.
create table push_tokens (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  session_id uuid not null references sessions (id) on delete cascade,
  platform text not null check (platform in ('web', 'android', 'ios')),
  token text not null,
  -- Of the token, or of the address of a web subscription: the same device is here once.
  hash bytea not null unique,
  renewed_at timestamptz not null
);
create index push_tokens_by_customer on push_tokens (customer_id);
create index push_tokens_by_session on push_tokens (session_id);

-- One notification on its way to one device, once. What was begun and never finished is not begun again: the message stands behind it.
create table push_deliveries (
  id bigint generated always as identity primary key,
  notification_id integer not null references notifications on delete cascade,
  push_token_id integer not null references push_tokens on delete cascade,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  begun_at timestamptz,
  sent_at timestamptz,
  gave_up_at timestamptz,
  unique (notification_id, push_token_id)
);
create index push_deliveries_due on push_deliveries (due_at) where begun_at is null and sent_at is null and gave_up_at is null;
create index push_deliveries_by_token on push_deliveries (push_token_id);
