-- The price of which its owner was told last, in the currency of the entry: the next fall is measured from there.
alter table property_wishlist add column told_price bigint check (told_price > 0);

-- What customers keep in sight besides properties.
create table item_wishlist (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  kind text not null check (kind in ('offer', 'tourism', 'umrah', 'event', 'activity')),
  -- No reference: an entry outlives what it is of, so that its owner learns that it is gone.
  item_id integer not null,
  -- As it was called when it was saved.
  title jsonb not null,
  saved_at timestamptz not null,
  unique (customer_id, kind, item_id)
);

create trigger account_changed after insert or delete on item_wishlist
  for each row execute function notify_wishlist_changed();
