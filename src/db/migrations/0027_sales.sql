-- Who sells what is not a stay: agencies and organisers. Their members see the orders and scan the tickets.
create table sellers (
  id integer generated always as identity primary key,
  key text not null unique,
  kind text not null check (kind in ('agency', 'organizer')),
  title localized not null,
  phone text not null check (phone ~ '^\+[1-9][0-9]{6,14}$'),
  location_id integer not null references locations,
  is_demo boolean not null default false
);
create index sellers_by_location on sellers (location_id);

-- An amount for each word of a kind, whole minor units: nobody is paid for coming along.
create domain price_list as jsonb
  check (jsonb_typeof(value) = 'object' and value <> '{}'
    and not jsonb_path_exists(value, '$.* ? (@.type() != "number" || @ < 0 || @ != @.floor())'));

-- On which conditions something of the catalogue is sold. What has no row here cannot be bought.
create table sales (
  id integer generated always as identity primary key,
  offer_id integer unique references offers on delete cascade,
  tourism_package_id integer unique references tourism_packages on delete cascade,
  umrah_package_id integer unique references umrah_packages on delete cascade,
  event_id integer unique references events on delete cascade,
  activity_id integer unique references activities on delete cascade,
  kind text not null generated always as (case
    when offer_id is not null then 'offer'
    when tourism_package_id is not null then 'tourism'
    when umrah_package_id is not null then 'umrah'
    when event_id is not null then 'event'
    else 'activity' end) stored,
  item_id integer not null generated always as
    (coalesce(offer_id, tourism_package_id, umrah_package_id, event_id, activity_id)) stored,
  seller_id integer not null references sellers,
  currency currency not null,
  -- By hand: the seller says yes or no once the money is there.
  acceptance text not null check (acceptance in ('automatic', 'manual')),
  free_until_days smallint not null check (free_until_days >= 0),
  percent_after smallint not null check (percent_after between 0 and 100),
  -- What is asked of each traveller.
  traveller_data text not null check (traveller_data in ('none', 'names', 'passports')),
  -- Of one purchase, and of all that a customer has.
  most_people smallint not null check (most_people between 1 and 30),
  most_each smallint not null check (most_each >= most_people),
  -- What is paid at once; the rest so many days before it begins.
  deposit_percent smallint check (deposit_percent between 1 and 99),
  rest_days smallint check (rest_days >= 0),
  -- Whoever left may come in again.
  can_leave boolean not null default false,
  is_demo boolean not null default false,
  unique (kind, item_id),
  check (num_nonnulls(offer_id, tourism_package_id, umrah_package_id, event_id, activity_id) = 1),
  check ((deposit_percent is null) = (rest_days is null))
);
create index sales_by_seller on sales (seller_id);

-- What can be sold out: the seats of a departure, the tickets of a category, the places at a time of an activity, the number of an offer in
-- all (no day) and on a day. Counted here and nowhere else, so that whoever wants the last one waits for the same row. Locked by id.
create table stocks (
  id integer generated always as identity primary key,
  sale_id integer not null references sales on delete cascade,
  -- In Baghdad; null for the number of an offer in all, and for tickets, whose day is the event's.
  day date,
  clock time,
  -- Of a ticket category.
  title jsonb check (title ->> 'en' <> '' and title ->> 'ar' <> '' and title ->> 'ku' <> ''),
  position smallint not null default 0,
  -- offer {piece}; tourism {adult, child, infant}; umrah {two, three, four, single, child, infant}; event {ticket}; activity {person}.
  -- An offer's number of a day may be priced otherwise than the whole; `single` is what a bed alone costs on top of `two`.
  prices price_list not null,
  capacity integer not null check (capacity between 0 and 100000),
  taken integer not null default 0,
  -- The smallest party.
  least smallint not null default 1 check (least >= 1),
  -- Nothing is sold from then on.
  closes_at timestamptz not null,
  is_demo boolean not null default false,
  constraint stocks_not_oversold check (taken between 0 and capacity),
  unique nulls not distinct (sale_id, day, clock, position)
);
create index stocks_by_sale on stocks (sale_id, day, clock, position);

-- A process that keeps pages hears of what a seller changes. Not of each sale: what pages and lists say is whether something is left.
create trigger content_changed after insert or update or delete or truncate on sellers for each statement execute function tell_content_changed();
create trigger content_changed after insert or update or delete or truncate on sales for each statement execute function tell_content_changed();
create trigger content_changed after insert or delete or truncate or update of day, clock, title, prices, capacity, least, closes_at on stocks
  for each statement execute function tell_content_changed();

create function note_sale(sale integer) returns void language sql as $$
  insert into search_changes (index_uid, document_id) select kind, item_id from sales where id = sale and kind <> 'offer';
$$;

-- A row that turns full, or free again. Each is told, also while others of the sale are still open: of two that fill up at the same time
-- neither knows of the other.
create function note_flip() returns trigger language plpgsql as $$
begin
  perform note_sale(new.sale_id);
  perform pg_notify('content_changed', '');
  return null;
end $$;
create trigger stock_flips after update of taken on stocks for each row
  when ((old.capacity - old.taken < old.least) <> (new.capacity - new.taken < new.least)) execute function note_flip();

-- What a seller changes comes by the hundred, so it is looked at together.
create function note_stocks() returns trigger language plpgsql as $$
begin
  insert into search_changes (index_uid, document_id)
    select distinct s.kind, s.item_id from touched join sales s on s.id = touched.sale_id where s.kind <> 'offer';
  return null;
end $$;
create trigger search_stocks_added after insert on stocks referencing new table as touched for each statement execute function note_stocks();
create trigger search_stocks_removed after delete on stocks referencing old table as touched for each statement execute function note_stocks();

create function note_changed_stock() returns trigger language plpgsql as $$
begin
  perform note_sale(new.sale_id);
  return null;
end $$;
create trigger search_stock after update of capacity, least, closes_at on stocks for each row
  when ((old.capacity, old.least, old.closes_at) is distinct from (new.capacity, new.least, new.closes_at)) execute function note_changed_stock();

create function note_removed_sale() returns trigger language plpgsql as $$
begin
  if old.kind <> 'offer' then perform note_search_change(old.kind, array[old.item_id]); end if;
  return null;
end $$;
create trigger search_sale after delete on sales for each row execute function note_removed_sale();
