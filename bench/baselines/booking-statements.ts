import { paymentStatements } from './payment-statements.ts'

/** What `src/db/queries` asks for while a room is booked and its payment begun, written out by hand. */
export const statements = {
  ...paymentStatements,

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

  findHeld: `select coalesce((
        select json_agg(json_build_object('method', o.payment_method, 'nights', r.check_out - r.check_in, 'total', o.total, 'currency', o.currency,
          'rooms', (select sum(m.count)::int from reservation_rooms m where m.reservation_id = r.id)))
        from orders o join reservations r on r.order_id = o.id
        where o.customer_id = $1 and o.hold_until > $2), '[]') as holds,
      exists (
        select from orders o
        where o.customer_id = $1 and o.kind = 'reservation' and o.payment_status = 'paid' and o.total > 0 and o.closed_at is null) as has_paid`,

  lockNights: `select n.room_type_id as id, n.total - n.sold as left
    from room_nights n join unnest($1::int[], $2::int[]) chosen (room_type_id, count) using (room_type_id)
    where n.night >= $3::date and n.night < $4::date
    order by n.room_type_id, n.night
    for update of n`,

  takeNights: `update room_nights n set sold = n.sold + chosen.count from unnest($1::int[], $2::int[]) chosen (room_type_id, count)
    where n.room_type_id = chosen.room_type_id and n.night >= $3::date and n.night < $4::date`,

  insertOrder: `insert into orders (kind, customer_id, payment_status, payment_method, hold_until, currency, lines, total_before_discount, voucher_id,
      voucher_discount, points_used, points_discount, rounding, total, paid_at, created_at)
    values ('reservation', $1, 'unpaid', 'qi', $2, 'IQD', $3::jsonb, $4, null, 0, 0, 0, 0, $4, null, $5)
    returning id, code`,

  insertReservation: `with made as (
      insert into reservations (order_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages,
        guest_name, guest_phone, notes, status, acceptance, free_until_days, percent_after)
      values ($1, $2, $3, $4, '14:00', $5, 2, '{}', null, null, null, 'pending', 'automatic', 1, 50)
      returning id),
    rooms as (
      insert into reservation_rooms (reservation_id, room_type_id, count, title)
      select made.id, room.* from made, jsonb_to_recordset($6::jsonb) room ("roomTypeId" int, count smallint, title jsonb))
    select id from made`,

  orderOf: `select order_id as order from reservations where id = $1`,

  describe: `select r.id, s.title from reservations r join properties s on s.id = r.property_id where r.order_id = $1`,
} as const
