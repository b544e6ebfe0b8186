-- Who can sign in. A person without a phone came by Google.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  phone text unique check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  password_hash text,
  google_subject text unique,
  created_at timestamptz not null default now(),
  check (phone is not null or google_subject is not null)
);

-- The profile. It outlives its account without anything personal, because financial records point to it.
create table customers (
  id integer generated always as identity primary key,
  account_id uuid unique references accounts (id) on delete set null,
  name text check (length(name) between 2 and 100),
  date_of_birth date,
  gender text check (gender in ('male', 'female')),
  email text check (length(email) <= 254),
  language text not null default 'en' check (language in ('en', 'ar', 'ku')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  allow_notification boolean not null default true,
  qr_code text,
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check (deleted_at is not null or (account_id is not null and name is not null)),
  check (deleted_at is null or num_nonnulls(account_id, name, date_of_birth, gender, email, qr_code) = 0)
);

-- One a device. It is also the family of its refresh tokens: a token used twice ends it.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  account_id uuid not null references accounts (id) on delete cascade,
  agent text,
  address text,
  created_at timestamptz not null default now(),
  used_at timestamptz not null default now(),
  expires_at timestamptz not null,
  ended_at timestamptz
);
create index sessions_account on sessions (account_id);
create index sessions_expiry on sessions (expires_at);

create table refresh_tokens (
  hash bytea primary key,
  session_id uuid not null references sessions (id) on delete cascade,
  issued_at timestamptz not null default now(),
  used_at timestamptz
);
create index refresh_tokens_session on refresh_tokens (session_id);
create index refresh_tokens_issue on refresh_tokens (issued_at);

-- A code that was sent. One for a phone that nobody has looks the same and never fits, so that nothing tells them apart.
create table verifications (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('register', 'login', 'forgot', 'phone')),
  phone text not null,
  account_id uuid references accounts (id) on delete cascade,
  password_hash text,
  code_hash bytea not null,
  language text not null,
  tries smallint not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  was_resent boolean not null default false,
  used_at timestamptz,
  -- What a forgotten password's code is exchanged for.
  token_hash bytea unique,
  token_expires_at timestamptz
);
create index verifications_expiry on verifications (expires_at);
create index verifications_account on verifications (account_id);

-- Messages on their way. The text, with its code, is erased when a gateway has taken it.
create table sms_messages (
  id bigint generated always as identity primary key,
  phone text not null,
  text text,
  code text,
  created_at timestamptz not null default now(),
  due_at timestamptz not null default now(),
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  sent_at timestamptz,
  gave_up_at timestamptz
);
create index sms_messages_due on sms_messages (due_at) where sent_at is null and gave_up_at is null;
create index sms_messages_phone on sms_messages (phone);

-- How much of a limit is used up, as the moment at which all of it will be free again.
create table rate_limits (
  key text primary key,
  free_at timestamptz not null
);
create index rate_limits_free on rate_limits (free_at);

create table used_solutions (
  key text primary key,
  until timestamptz not null
);
create index used_solutions_until on used_solutions (until);

-- The newest one signs; the others stay until nothing they signed is valid any more.
create table signing_keys (
  id text primary key,
  public_key jsonb not null,
  private_key jsonb not null,
  created_at timestamptz not null default now(),
  retires_at timestamptz not null,
  expires_at timestamptz not null
);

create table auth_secrets (
  name text primary key,
  value text not null
);

-- Ledgers are only ever added to; no entry may bring a balance below zero.
create table point_entries (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id),
  points integer not null,
  balance integer not null check (balance >= 0),
  reason text not null,
  created_at timestamptz not null default now()
);
create index point_entries_customer on point_entries (customer_id, id);

create table wallet_entries (
  id bigint generated always as identity primary key,
  customer_id integer not null references customers (id),
  amount bigint not null,
  currency text not null default 'IQD' check (currency = 'IQD'),
  balance bigint not null check (balance >= 0),
  reason text not null,
  created_at timestamptz not null default now()
);
create index wallet_entries_customer on wallet_entries (customer_id, id);
