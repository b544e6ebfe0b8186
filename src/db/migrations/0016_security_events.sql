-- What happened to an account that its owner should know of. It goes with the account.
create table security_events (
  id bigint generated always as identity primary key,
  account_id uuid not null references accounts (id) on delete cascade,
  name text not null,
  -- How, where there are several ways: by which proof, of which limit.
  detail text,
  agent text,
  created_at timestamptz not null
);
create index security_events_account on security_events (account_id, id);
create index security_events_age on security_events (created_at);

-- Proof again of who somebody is, by a code to the phone that the account has.
alter table verifications drop constraint verifications_purpose_check,
  add constraint verifications_purpose_check check (purpose in ('register', 'login', 'forgot', 'phone', 'confirm'));

-- A message to a phone that is the account's no more goes with the account all the same.
alter table sms_messages add column account_id uuid references accounts (id) on delete cascade;
create index sms_messages_account on sms_messages (account_id) where account_id is not null;

-- A refresh token that was used shows nobody's pages any more, in whichever process.
create function notify_token_used() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', (select account_id::text from sessions where id = new.session_id));
  return null;
end $$;

create trigger token_used after update of used_at on refresh_tokens for each row execute function notify_token_used();
