import { paymentStatements } from './payment-statements.ts'

/** What `src/db/queries` asks for while a room is booked and its payment begun, written out by hand. */
export const statements = {
  ...paymentStatements,

  rates: `select json_build_object('propertyId', s.id,
      'currency', (select currency from room_types where property_id = s.id limit 1), 'discount', s.discount,
      'minNights', s.min_nights, 'childFee', s.child_fee, 'weekdayPercents', to_json(s.weekday_percents), 'acceptance', s.acceptance,
      'policy', json_build_object('freeUntilDays', s.free_until_days, 'percentAfter', s.percent_after),
      'rate', (select json_build_object('dinarsPerDollar', dinars_per_dollar, 'day', day) from exchange_rates order by day desc limit 1),
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

  findStayHolds: `with mine as materialized (
      select o.id as order_id, o.kind, o.payment_method as method, o.payment_status, o.hold_until, o.created_at, o.closed_at, o.cancelled_by, o.total,
        o.voucher_id, o.currency, p.id, p.sale_id, p.status, p.adults + p.children as places, r.id as reservation_id, r.property_id, r.check_in, r.check_out
      from orders o left join purchases p on p.order_id = o.id and p.customer_id = o.customer_id left join reservations r on r.order_id = o.id
      where o.customer_id = $1)
    select coalesce((
        select json_agg(json_build_object('method', o.payment_method, 'nights', r.check_out - r.check_in, 'total', o.total, 'currency', o.currency,
          'rooms', (select sum(m.count)::int from reservation_rooms m where m.reservation_id = r.id)))
        from orders o join reservations r on r.order_id = o.id
        where o.customer_id = $1 and o.hold_until > $2), '[]')::jsonb || coalesce((
        select json_agg(json_build_object('method', 'qi', 'nights', c.check_out - c.check_in, 'total', c.price, 'currency', o.currency,
          'rooms', (select coalesce(max(n.rooms), 0) from (
            select sum(m.count)::int as rooms from reservation_change_nights m where m.change_id = c.id group by m.night) n)))
        from orders o join reservation_changes c on c.order_id = o.id
        where o.customer_id = $1 and c.hold_until > $2), '[]')::jsonb || coalesce((
        select json_agg(json_build_object('method', 'qi', 'nights', w.check_out - w.check_in, 'total', 0, 'currency', 'IQD',
          'rooms', (select coalesce(sum(m.count), 0)::int from waitlist_rooms m where m.entry_id = w.id)))
        from waitlist_entries w
        where w.customer_id = $1 and w.kind = 'reservation' and w.status = 'offered' and w.offered_until > $2), '[]')::jsonb as holds,
      coalesce((
        select json_agg(json_build_object('total', o.total, 'currency', o.currency)) from orders o
        where o.customer_id = $1 and o.kind not in ('reservation', 'wallet') and o.payment_method = 'cash' and o.hold_until > $2), '[]') as "otherCash",
      exists (
        select from orders o
        where o.customer_id = $1 and o.kind = 'reservation' and o.payment_status = 'paid' and o.total > 0 and o.closed_at is null) as "hasPaid",
      coalesce((
        select json_agg(json_build_object('from', m.created_at, 'to', m.closed_at, 'isSame', coalesce(
          (m.check_in < $3::date and m.check_out > $4::date and exists (
            select from reservation_rooms h where h.reservation_id = m.reservation_id and h.room_type_id = any($5::int[])))
          or m.voucher_id = null::int, false)))
        from mine m
        where (m.id is not null or m.reservation_id is not null) and m.closed_at > $7 and m.payment_status in ('failed', 'notPaidYet')
          and coalesce(m.cancelled_by, 'customer') = 'customer' and not exists (
            select from mine later
            where (later.sale_id = m.sale_id or later.property_id = m.property_id) and later.order_id > m.order_id
              and later.payment_status = 'paid' and later.total > 0 and later.total >= m.total and later.closed_at is null)), '[]') as "endedHolds",
      coalesce((
        select sum(m.closed_at - m.created_at) from mine m
        where m.property_id = $6 and (m.method = 'cash' or exists (select from payments c where c.order_id = m.order_id and c.method = 'cash'))
          and m.payment_status in ('failed', 'notPaidYet') and coalesce(m.cancelled_by, 'customer') = 'customer' and m.closed_at > $8)
        >= make_interval(mins => 60), false) as "hasMissedCash"`,

  holdNights: `with locked as materialized (
        select n.room_type_id, n.night, n.total - n.sold as free, chosen.count
        from room_nights n join unnest($1::int[], $2::int[]) chosen (room_type_id, count) using (room_type_id)
        where n.night >= $3::date and n.night < $4::date
        order by n.room_type_id, n.night
        for update of n),
      decided as materialized (
        select *, bool_and(free >= count) over () and count(*) over () = $5::int as fits from locked)
    update room_nights n set sold = n.sold + d.count from decided d
    where n.room_type_id = d.room_type_id and n.night = d.night and d.fits
    returning n.room_type_id as id`,

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

  describe: `select r.id, s.title from reservations r join properties s on s.id = r.property_id where r.order_id = $1`,
} as const
