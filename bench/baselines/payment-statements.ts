const facts = `o.id, o.kind, o.code, o.customer_id as customer, o.payment_status as "paymentStatus", o.payment_method as "paymentMethod",
  o.hold_until as "holdUntil", o.currency, o.total, o.points_used as "pointsUsed", o.points_earned as "pointsEarned",
  o.voucher_id is not null as "hasVoucher", o.closed_at is not null as "isClosed", o.cancelled_at is not null as "isCancelled",
  o.paid_by as "paidBy", (select p.rate from payments p where p.id = o.paid_by) as "paidRate",
  coalesce(case when o.paid_by is null then (
      select y.rate from payments y
      where y.order_id = coalesce(o.paid_with, o.id) and y.part_id is null and y.change_id is null and (y.status = 'open'
        or (y.status <> 'paid' and y.method <> 'cash' and o.closed_at is null and y.expires_at >= o.hold_until))
      order by y.status = 'open' desc, y.id desc limit 1) end,
    (select dinars_per_dollar from exchange_rates order by day desc limit 1)) as "dinarsPerDollar",
  o.paid_with as "paidWith", coalesce((select sum(j.total)::float8 from orders j where j.paid_with = o.id), 0) as "othersTotal"`

const payment = `id, key, customer_id as customer, order_id as order, change_id as change, part_id as part, method, gateway, price, currency, amount,
  rate, status, ref, step, locale, reason, expires_at as "expiresAt", updated_at as "updatedAt"`

/** What `src/db/queries` asks for to know the caller, and while a payment of an order is begun at the sandbox, written out by hand. */
export const paymentStatements = {
  caller: `select c.id as customer, c.status from sessions s left join customers c on c.account_id = s.account_id
    where s.id = $1::uuid and s.account_id = $2::uuid and s.ended_at is null and s.expires_at > now()`,

  lockCustomer: `select status = 'active' as is_active from customers where id = $1 for no key update`,

  takeLimit: `insert into rate_limits as l (key, free_at) values ($1, clock_timestamp() + make_interval(secs => $2::float8))
    on conflict (key) do update set free_at = greatest(l.free_at, clock_timestamp()) + make_interval(secs => $2::float8)
      where greatest(l.free_at, clock_timestamp()) + make_interval(secs => $2::float8) <= clock_timestamp() + make_interval(secs => $3::float8)
    returning key`,

  lockOrder: `select o.id from orders o where (o.id = $1 or o.paid_with = $1) and o.customer_id = $2 order by o.id for no key update`,

  findOrder: `select ${facts} from orders o where o.id = $1`,

  findTriedPayments: `select t.count, exists (
        select from order_parts where order_id = $1 and ended_at is null and paid_by is not null) as "hasPaidPart", p.*
    from (select count(*)::int as count from payments
        where order_id = $1 and part_id is not distinct from null::int and gateway not in ('wallet', 'cash') and created_at > $2) t
      left join (
        select ${payment} from payments
        where order_id = $1 and part_id is not distinct from null::int and status = 'open') p on true`,

  insertPayment: `insert into payments (customer_id, order_id, method, gateway, price, currency, amount, rate, step, locale, reason, expires_at,
      check_at, created_at, updated_at)
    values ($1, $2, 'qi', 'sandbox', $3, 'IQD', $3, null, null, 'en', 'being_made', $4, $5, $6, $6)
    returning ${payment}`,

  addSandbox: `insert into sandbox_payments (ref, key, payment) values ($1, $2, $3::jsonb) on conflict (key) do nothing`,

  keepStep: `update payments set ref = $1, step = $2::jsonb, expires_at = $3, check_at = $4,
      reason = case status when 'open' then 'waits_for_customer' else reason end, updated_at = $5
    where id = $6 and ref is null`,
} as const
