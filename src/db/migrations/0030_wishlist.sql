-- Properties that customers keep in sight.
create table property_wishlist (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  -- No reference: an entry outlives its property, so that its owner learns that it is gone.
  property_id integer not null,
  -- As it was called, and what a night cost at least, when it was saved.
  title jsonb not null,
  price bigint not null check (price > 0),
  currency currency not null,
  -- For its owner alone.
  note text check (length(note) between 1 and 300),
  saved_at timestamptz not null,
  -- Taken out: for a few minutes it can be put back as it was, then it is forgotten.
  removed_at timestamptz,
  unique (customer_id, property_id)
);
create index property_wishlist_removed on property_wishlist (removed_at) where removed_at is not null;

-- The link under which a customer shows the list to others. Its secret is kept, since it opens nothing personal and its owner wants to see it again.
create table wishlist_shares (
  customer_id integer primary key references customers,
  secret text not null unique check (length(secret) between 20 and 60),
  created_at timestamptz not null
);

-- Hearts stand on public pages beside the name: whoever remembers a person hears of them in the same way.
create function notify_wishlist_changed() returns trigger language plpgsql as $$
begin
  perform pg_notify('account_changed', account_id::text) from customers
  where id = coalesce(new.customer_id, old.customer_id) and account_id is not null;
  return null;
end $$;

create trigger account_changed after insert or delete or update of removed_at on property_wishlist
  for each row execute function notify_wishlist_changed();
