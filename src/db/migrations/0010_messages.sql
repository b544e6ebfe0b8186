-- What there was to tell a customer of a reservation, once each: the row is the claim to tell it, written with the message and with what it tells.
-- To whom and in what words is not kept here, so that nothing personal is.
create table reservation_messages (
  reservation_id integer not null references reservations,
  event text not null check (event in ('confirmed', 'waiting', 'rejected', 'cancelled', 'cash', 'paid-late', 'paid-twice', 'refunded',
    'refund-failed', 'reminder', 'cash-reminder')),
  -- The payment or refund that it is about; 0 where a reservation has such an event only once.
  subject integer not null default 0,
  created_at timestamptz not null,
  primary key (reservation_id, event, subject)
);

create index reservations_by_arrival on reservations (check_in, id) where status = 'accepted';
