-- Every process that remembers who has which session hears when something of an account changes that pages show, or when a session ends.
create function notify_account_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', coalesce(old.account_id, new.account_id)::text);
  return null;
end $$;

create trigger account_changed after insert or delete or update of account_id, name, status, qr_code, deleted_at on customers
  for each row execute function notify_account_changed();
create trigger account_changed after delete or update of ended_at on sessions
  for each row execute function notify_account_changed();
