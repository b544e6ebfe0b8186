-- A flight may name the time zone it lands in, so that its arrival is told by the clocks there.
alter table offers add constraint offers_arrival_zone
  check (flight is null or flight #>> '{to,timeZone}' is null
    or timezone(flight #>> '{to,timeZone}', timestamptz '2026-01-01 00:00Z') is not null);

-- The airline's own ticket of a flight: what the agency enters after Safar's confirmation.
create table airline_tickets (
  purchase_id integer primary key references purchases,
  -- Encrypted: with this number and a surname anybody can change the booking at the airline. Null once it is of no more use.
  booking_number text,
  -- Counts how often it was entered, so that each change is told once.
  version smallint not null check (version between 1 and 20),
  issued_at timestamptz not null,
  issued_by uuid references accounts (id) on delete set null
);
create index airline_tickets_by_issuer on airline_tickets (issued_by) where issued_by is not null;

create table airline_ticket_files (
  file_id uuid primary key references files on delete cascade,
  purchase_id integer not null references airline_tickets
);
create index airline_ticket_files_by_purchase on airline_ticket_files (purchase_id);
