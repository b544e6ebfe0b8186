-- Papers of customers: passports, photos, documents. Contents lie sealed in a store; here is whose they are and of which pieces they are made.
create table files (
  id uuid primary key default gen_random_uuid(),
  customer_id integer not null references customers,
  -- The form and the field that it is for, as whoever fills it in names them.
  form text not null check (length(form) <= 80),
  field text not null check (length(field) between 1 and 40),
  -- As it was called where it came from, sealed.
  name text not null,
  -- Under which its pieces lie in the store. Random: it says nothing, and was nobody's before.
  storage_key text not null unique,
  -- With which key they are sealed.
  key_id text not null,
  -- What its name and the device say that it is; empty where they say nothing.
  announced text not null check (announced in ('picture', 'pdf', '')),
  -- By its content; null while nobody has looked.
  media_type text,
  -- As announced, then as it is kept.
  bytes integer not null check (bytes > 0),
  received integer not null default 0 check (received between 0 and bytes),
  created_at timestamptz not null,
  -- Somebody is looking at its content until then, for so many times.
  checked_until timestamptz,
  checks smallint not null default 0,
  ready_at timestamptz,
  -- The code of what is wrong with it: its content is then gone.
  refused_for text,
  -- Null: nobody's paper yet, and deleted after two days.
  submitted_at timestamptz,
  check (ready_at is null or (refused_for is null and media_type is not null and received = bytes)),
  check (submitted_at is null or ready_at is not null)
);
create index files_by_customer on files (customer_id);
create index files_not_submitted on files (created_at) where submitted_at is null;
create index files_to_check on files (created_at) where received = bytes and ready_at is null and refused_for is null;

-- What of its content is safely kept. What lies in the store beside them was never answered, and is swept away.
create table file_pieces (
  file_id uuid not null references files on delete cascade,
  start integer not null check (start >= 0),
  bytes integer not null check (bytes > 0),
  name text not null,
  primary key (file_id, start)
);

-- Who has looked at it, for its owner to read.
create table file_looks (
  id bigint generated always as identity primary key,
  file_id uuid not null references files on delete cascade,
  account_id uuid references accounts on delete set null,
  role text not null,
  looked_at timestamptz not null
);
create index file_looks_by_file on file_looks (file_id, id);
create index file_looks_by_account on file_looks (account_id);

-- Where contents lie that no row names any more. Each is swept twice: what was still being written the first time goes with the second.
create table file_sweeps (
  storage_key text primary key,
  due_at timestamptz not null,
  attempts smallint not null default 0,
  is_second boolean not null default false
);
create index file_sweeps_due on file_sweeps (due_at);

-- However a file goes, its content goes, too.
create function sweep_after_file() returns trigger language plpgsql as $$
begin
  insert into file_sweeps (storage_key, due_at) values (old.storage_key, now())
  on conflict (storage_key) do update set due_at = excluded.due_at, is_second = false;
  return null;
end $$;
create trigger sweep_after_file after delete on files for each row execute function sweep_after_file();
