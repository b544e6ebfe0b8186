-- An address gets mail only after its owner has confirmed it, and none after its server has refused it for good. All four columns are
-- about the address in `email`; the secret opens the links that end a kind of mail.
alter table customers
  add column email_verified_at timestamptz,
  add column email_bounced_at timestamptz,
  add column mail_secret uuid unique,
  add column mail_unwanted text[] not null default '{}'
    check (mail_unwanted <@ array['reminder', 'saved', 'review']);

-- Another address has to be confirmed anew, whichever statement writes it.
create function forget_verified_email() returns trigger language plpgsql as $$
begin
  new.email_verified_at := null;
  new.email_bounced_at := null;
  new.mail_secret := null;
  return new;
end $$;
create trigger another_email before update of email on customers
  for each row when (new.email is distinct from old.email) execute function forget_verified_email();

create index customers_by_email on customers (email) where email is not null;

-- Mail on its way. `message_id` is the same in every attempt. The content is erased when a server has taken it.
create table mail_messages (
  id bigint generated always as identity primary key,
  message_id uuid not null unique default gen_random_uuid(),
  customer_id integer not null references customers,
  notification_id integer unique references notifications on delete cascade,
  kind text not null check (kind in ('address', 'address-left', 'booking', 'security', 'reminder', 'saved', 'review')),
  address text not null check (length(address) <= 254),
  language text not null check (language in ('en', 'ar', 'ku')),
  content jsonb,
  created_at timestamptz not null,
  due_at timestamptz not null,
  expires_at timestamptz not null,
  attempts smallint not null default 0,
  -- The newest attempt: the budgets of an hour and a day count these.
  tried_at timestamptz,
  -- Set before the server gets the end of a message: from then on it may have it, whether we hear so or not.
  handed_over_at timestamptz,
  sent_at timestamptz,
  gave_up_at timestamptz
);
create index mail_messages_due on mail_messages (due_at) where sent_at is null and gave_up_at is null;
create index mail_messages_tried on mail_messages (tried_at) where tried_at is not null;
create index mail_messages_address on mail_messages (address, created_at);
create index mail_messages_customer on mail_messages (customer_id);
create index mail_messages_age on mail_messages (created_at);
