-- A link that was sent to an address to confirm it: good once, and only while the profile has that address.
create table email_links (
  secret_hash bytea primary key,
  customer_id integer not null references customers on delete cascade,
  email text not null check (length(email) <= 254),
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_links_customer on email_links (customer_id);
create index email_links_expiry on email_links (expires_at);
