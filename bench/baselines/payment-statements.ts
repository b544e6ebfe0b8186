const facts = `o.id, o.kind, o.code, o.customer_id as customer, o.payment_status, o.payment_method, o.hold_until, o.currency, o.total, o.points_used,
  o.points_earned, o.voucher_id is not null as has_voucher, o.closed_at is not null as is_closed, o.cancelled_at is not null as is_cancelled,
  o.paid_by, (select p.rate from payments p where p.id = o.paid_by) as paid_rate`

const payment = `id, key, customer_id, order_id, method, gateway, price, currency, amount, rate, status, ref, step, locale, reason,
  expires_at, updated_at`

/** What `src/db/queries` asks for to know the caller, and while a payment of an order is begun at the sandbox, written out by hand. */
export const paymentStatements = {
  caller: `select c.id as customer, c.status from sessions s left join customers c on c.account_id = s.account_id
    where s.id = $1::uuid and s.account_id = $2::uuid and s.ended_at is null and s.expires_at > now()`,

  lockCustomer: `select status = 'active' as is_active from customers where id = $1 for no key update`,

  lockOrder: `select o.id from orders o where o.id = $1 and o.customer_id = $2 for no key update`,

  findOrder: `select ${facts} from orders o where o.id = $1`,

  findOpenPayment: `select ${payment} from payments where order_id = $1 and status = 'open'`,

  countOnlinePayments: `select count(*)::int as count from payments
    where order_id = $1 and gateway not in ('wallet', 'cash') and created_at > $2`,

  insertPayment: `insert into payments (customer_id, order_id, method, gateway, price, currency, amount, rate, step, locale, reason, expires_at,
      check_at, created_at, updated_at)
    values ($1, $2, 'qi', 'sandbox', $3, 'IQD', $3, null, null, 'en', 'being_made', $4, $5, $6, $6)
    returning ${payment}`,

  addSandbox: `insert into sandbox_payments (ref, key, payment) values ($1, $2, $3::jsonb) on conflict (key) do nothing`,

  findSandbox: `select payment from sandbox_payments where key = $1`,

  keepStep: `update payments set ref = $1, step = $2::jsonb, expires_at = $3, check_at = $4,
      reason = case status when 'open' then 'waits_for_customer' else reason end, updated_at = $5
    where id = $6 and ref is null`,
} as const
