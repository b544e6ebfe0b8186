-- What was bought: named, priced and promised as at the moment of buying. Nothing is ever deleted.
create table purchases (
  id integer generated always as identity primary key,
  order_id integer not null unique references orders,
  -- Of what was left to pay after the deposit.
  rest_order_id integer unique references orders check (rest_order_id <> order_id),
  customer_id integer not null references customers,
  sale_id integer not null references sales,
  seller_id integer not null references sellers,
  kind text not null check (kind in ('offer', 'tourism', 'umrah', 'event', 'activity')),
  item_id integer not null,
  -- As it was called, in every locale.
  title jsonb not null,
  status text not null check (status in ('pending', 'accepted', 'rejected', 'failed', 'ended')),
  acceptance text not null check (acceptance in ('automatic', 'manual')),
  free_until_days smallint not null check (free_until_days >= 0),
  percent_after smallint not null check (percent_after between 0 and 100),
  -- When it begins and when it is over; what has no day of its own is good until its end.
  starts_at timestamptz,
  ends_at timestamptz not null check (ends_at >= starts_at),
  adults smallint not null check (adults >= 0),
  children smallint not null default 0 check (children >= 0),
  infants smallint not null default 0 check (infants >= 0),
  -- How many share a room.
  sharing smallint check (sharing between 1 and 4),
  travel_date date,
  return_date date check (return_date >= travel_date),
  pickup_location text check (length(pickup_location) between 3 and 200),
  -- Sealed: names, passports and birthdays as one text. Null where none are asked for, and once they are of no use any more.
  travellers text,
  -- What is still to be paid, and its last day.
  rest_amount bigint check (rest_amount > 0),
  rest_due date,
  decided_at timestamptz,
  created_at timestamptz not null,
  check ((rest_amount is null) = (rest_due is null)),
  check (rest_order_id is null or rest_amount is not null)
);
create index purchases_by_customer on purchases (customer_id, id);
create index purchases_by_sale on purchases (sale_id, id);
create index purchases_by_seller on purchases (seller_id, id);
create index purchases_by_rest on purchases (rest_due) where rest_amount is not null and status in ('pending', 'accepted');
create index purchases_living on purchases (ends_at) where status in ('pending', 'accepted');
create index purchases_with_travellers on purchases (ends_at) where travellers is not null;

-- What of which stock it holds, or held.
create table purchase_stocks (
  purchase_id integer not null references purchases,
  stock_id integer not null references stocks,
  count smallint not null check (count > 0),
  primary key (purchase_id, stock_id)
);
create index purchase_stocks_by_stock on purchase_stocks (stock_id);

-- People whom a customer travels with, sealed.
create table travellers (
  id integer generated always as identity primary key,
  customer_id integer not null references customers,
  sealed text not null,
  created_at timestamptz not null,
  changed_at timestamptz not null
);
create index travellers_by_customer on travellers (customer_id, id);

-- One a traveller or place. The id is what its code names: random, so that nobody can name one that they were not shown.
create table tickets (
  id bigint primary key,
  purchase_id integer not null references purchases,
  -- Within its purchase, from 1; whoever it is passed on to has the same number.
  number smallint not null check (number > 0),
  stock_id integer not null references stocks,
  -- Who has it now: another customer than the one who bought it, once it was passed on.
  customer_id integer not null references customers,
  -- Sealed; null where nobody was named.
  holder text,
  issued_at timestamptz not null,
  -- Its code is worth nothing after that.
  expires_at timestamptz not null,
  -- Whoever entered is inside until leaving, where leaving is possible.
  is_inside boolean not null default false,
  entered_at timestamptz,
  ended_at timestamptz,
  end_reason text check (end_reason in ('passed', 'cancelled')),
  check ((ended_at is null) = (end_reason is null))
);
create unique index tickets_living on tickets (purchase_id, number) where ended_at is null;
create index tickets_by_purchase on tickets (purchase_id, number);
create index tickets_by_customer on tickets (customer_id, id);
create index tickets_by_stock on tickets (stock_id);
create index tickets_named on tickets (purchase_id) where holder is not null;

-- Whoever opens the link with the secret has the ticket; the old one ends.
create table ticket_passes (
  id integer generated always as identity primary key,
  ticket_id bigint not null references tickets,
  -- SHA-256 of the secret in the link.
  secret_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  taken_at timestamptz,
  taken_as bigint references tickets,
  cancelled_at timestamptz,
  check ((taken_at is null) = (taken_as is null))
);
create index ticket_passes_by_taken on ticket_passes (taken_as) where taken_as is not null;
create index ticket_passes_by_ticket on ticket_passes (ticket_id);
create unique index ticket_passes_open on ticket_passes (ticket_id) where taken_at is null and cancelled_at is null;

-- Every step over a threshold.
create table ticket_entries (
  id integer generated always as identity primary key,
  ticket_id bigint not null references tickets,
  -- Of the door, and what it was the door of: neither need be the ticket's, without a network.
  seller_id integer not null references sellers,
  sale_id integer not null references sales,
  direction text not null check (direction in ('in', 'out')),
  door text check (length(door) between 1 and 40),
  scanned_by uuid references accounts (id) on delete set null,
  -- When it was; without a network that is the door's word.
  at timestamptz not null,
  counted_at timestamptz not null,
  offline_at timestamptz,
  -- Let in without a network on a ticket that was in already, or worth nothing: known when it was delivered.
  conflict text check (conflict in ('used', 'ended', 'unknown', 'not_today', 'not_inside', 'rest_unpaid'))
);
create index ticket_entries_by_ticket on ticket_entries (ticket_id, id);
-- Delivered twice, since its answer was lost, it is the same step; at another door in the same moment it is another one.
create unique index ticket_entries_offline on ticket_entries (ticket_id, seller_id, direction, offline_at, door) nulls not distinct
  where offline_at is not null;
create index ticket_entries_by_sale on ticket_entries (sale_id, at);
create index ticket_entries_by_seller on ticket_entries (seller_id);
create index ticket_entries_by_scanner on ticket_entries (scanned_by) where scanned_by is not null;

-- A member is one of a business or of a seller.
alter table memberships
  add column seller_id integer references sellers on delete cascade,
  alter column business_id drop not null,
  add unique (account_id, seller_id),
  add check (num_nonnulls(business_id, seller_id) = 1);
create index memberships_by_seller on memberships (seller_id) where seller_id is not null;

-- What else there is to tell a customer.
alter table order_messages
  -- Who is told, where it is not who ordered.
  add column customer_id integer references customers,
  drop constraint if exists reservation_messages_event_check,
  add constraint order_messages_event_check check (event in ('confirmed', 'waiting', 'rejected', 'cancelled', 'cash', 'paid-late', 'paid-twice',
    'refunded', 'refund-failed', 'reminder', 'cash-reminder', 'rest-reminder', 'rest-paid', 'rest-overdue', 'ticket-passed', 'ticket-ended'));
create index order_messages_by_customer on order_messages (customer_id) where customer_id is not null;
