const facts = `r.id, r.customer_id as customer, r.status, r.payment_status, r.hold_until, r.check_in, r.check_out, r.check_in_clock::text,
  r.currency, r.total, r.free_until_days, r.percent_after, r.points_used, r.points_earned, r.voucher_id is not null as has_voucher, r.property_id,
  r.acceptance, r.payment_method, r.cancelled_at is not null as is_cancelled, r.paid_by,
  (select json_agg(json_build_object('roomTypeId', o.room_type_id, 'count', o.count)) from reservation_rooms o where o.reservation_id = r.id) as rooms`

const payment = `id, key, customer_id, reservation_id, method, gateway, price, currency, amount, rate, status, ref, step, locale, reason,
  expires_at, updated_at`

/** What `src/db/queries` asks for while a room is booked and its payment begun, written out by hand. */
export const statements = {
  caller: `select c.id as customer, c.status from sessions s left join customers c on c.account_id = s.account_id
    where s.id = $1::uuid and s.account_id = $2::uuid and s.ended_at is null and s.expires_at > now()`,

  rates: `select json_build_object('propertyId', s.id,
      'currency', (select currency from room_types where property_id = s.id limit 1), 'discount', s.discount,
      'minNights', s.min_nights, 'childFee', s.child_fee, 'weekdayPercents', to_json(s.weekday_percents), 'acceptance', s.acceptance,
      'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
      'checkInClock', to_char(s.check_in, 'HH24:MI'), 'checkOutClock', to_char(s.check_out, 'HH24:MI'),
      'seasons', coalesce((select json_agg(json_build_object('from', from_night, 'to', to_night, 'percent', percent, 'minNights', min_nights))
        from property_seasons where property_id = s.id and to_night >= $2::date and from_night < $1::date), '[]'),
      'closures', coalesce((select json_agg(json_build_object('from', from_night, 'to', to_night, 'roomTypeId', room_type_id))
        from closures where property_id = s.id and to_night >= $2::date and from_night < $1::date), '[]'),
      'rooms', coalesce((
        select json_agg(json_build_object('id', r.id, 'title', r.title, 'price', r.price, 'adults', r.adults, 'children', r.children,
          'left', least(r.units, n.least), 'counted', n.counted) order by r.price, r.id)
        from room_types r cross join lateral (
          select min(total - sold) as least, count(*) as counted from room_nights
          where room_type_id = r.id and night >= $2::date and night < $1::date) n
        where r.property_id = s.id), '[]')) as json
    from properties s where s.id = $3 and exists (select from room_types where property_id = s.id)`,

  lockCustomer: `select status = 'active' as is_active from customers where id = $1 for no key update`,

  findHeld: `select coalesce((
        select json_agg(json_build_object('method', r.payment_method, 'nights', r.check_out - r.check_in, 'total', r.total, 'currency', r.currency,
          'rooms', (select sum(o.count)::int from reservation_rooms o where o.reservation_id = r.id)))
        from reservations r
        where r.customer_id = $1 and r.status = 'pending' and r.payment_status <> 'paid' and r.hold_until > $2), '[]') as holds,
      exists (
        select from reservations r
        where r.customer_id = $1 and r.payment_status = 'paid' and r.total > 0 and r.cancelled_at is null) as has_paid`,

  lockNights: `select n.room_type_id as id, n.total - n.sold as left
    from room_nights n join unnest($1::int[], $2::int[]) chosen (room_type_id, count) using (room_type_id)
    where n.night >= $3::date and n.night < $4::date
    order by n.room_type_id, n.night
    for update of n`,

  takeNights: `update room_nights n set sold = n.sold + chosen.count from unnest($1::int[], $2::int[]) chosen (room_type_id, count)
    where n.room_type_id = chosen.room_type_id and n.night >= $3::date and n.night < $4::date`,

  insertReservation: `with made as (
      insert into reservations (customer_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages,
        guest_name, guest_phone, notes, status, payment_status, payment_method, hold_until, acceptance, free_until_days, percent_after,
        currency, lines, total_before_discount, voucher_id, voucher_discount, points_used, points_discount, total, paid_at, created_at)
      values ($1, $2, $3, $4, '14:00', $5, 2, '{}', null, null, null, 'pending', 'unpaid', 'qi', $6, 'automatic', 1, 50, 'IQD', $7::jsonb, $8,
        null, 0, 0, 0, $8, null, $9)
      returning id),
    rooms as (
      insert into reservation_rooms (reservation_id, room_type_id, count, title)
      select made.id, room.* from made, jsonb_to_recordset($10::jsonb) room ("roomTypeId" int, count smallint, title jsonb))
    select id from made`,

  lockReservation: `select ${facts} from reservations r where r.id = $1 and r.customer_id = $2 for no key update of r`,

  findOpenPayment: `select ${payment} from payments where reservation_id = $1 and status = 'open'`,

  insertPayment: `insert into payments (customer_id, reservation_id, method, gateway, price, currency, amount, rate, step, locale, reason, expires_at,
      check_at, created_at, updated_at)
    values ($1, $2, 'qi', 'sandbox', $3, 'IQD', $3, null, null, 'en', 'is being made', $4, $5, $6, $6)
    returning ${payment}`,

  addSandbox: `insert into sandbox_payments (ref, key, payment) values ($1, $2, $3::jsonb) on conflict (key) do nothing`,

  findSandbox: `select payment from sandbox_payments where key = $1`,

  keepStep: `update payments set ref = $1, step = $2::jsonb, expires_at = $3, check_at = $4,
      reason = case status when 'open' then 'waits for the customer' else reason end, updated_at = $5
    where id = $6 and ref is null`,
} as const
