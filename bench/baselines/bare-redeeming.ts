import { readFileSync } from 'node:fs'
import type { RedeemingRequest } from '../redeeming.ts'
import { serveBare } from './announce.ts'
import { openByHand } from './by-hand.ts'

// What redeeming a code asks of the database, statement by statement: no token is read or checked, nothing is parsed or decided.
const [databaseUrl = '', requests = '', workers = '20'] = process.argv.slice(2)
const all = JSON.parse(readFileSync(requests, 'utf8')) as RedeemingRequest[]

/** As long as what is told. */
const toldText = 'You have used a discount at a shop with your package: 15% off, 6,000 IQD saved.'

const statements = {
  caller: `select c.id as customer, c.status from sessions s left join customers c on c.account_id = s.account_id
    where s.id = $1::uuid and s.account_id = $2::uuid and s.ended_at is null and s.expires_at > now()`,
  businesses: 'select business_id as id from memberships where account_id = $1::uuid order by business_id',
  window: `select s.id as subscription, s.customer_id as customer
    from discount_windows w join subscriptions s on s.id = w.subscription_id where w.id = $1`,
  lockCustomer: `select status = 'active' as is_active from customers where id = $1 for no key update`,
  lockSubscription: `select s.id, s.order_id, s.customer_id, s.days, s.price, s.status, s.begins_at, s.expires_at, s.uses, s.used, s.end_reason,
      (select o.paid_at from orders o where o.id = s.order_id) as paid_at from subscriptions s where s.id = $1 for update`,
  lockWindow: 'select opened_at, expires_at, end_reason from discount_windows where id = $1 for update',
  discount: `select d.percent, (d.ends_on is null or d.ends_on >= current_date) as is_current from discounts d
    where d.id = $1 and d.business_id = $2`,
  insert: `with used as (update discount_windows set closed_at = coalesce(closed_at, $1), end_reason = 'used' where id = $2 returning id)
    insert into redemptions (window_id, subscription_id, business_id, discount_id, redeemed_by, percent, amount, saved, uses_left, redeemed_at, counted_at)
    select used.id, $3, $4, $5, $6::uuid, $7::smallint, 40000, round(40000 * $7::smallint / 100.0), null, $1, $1 from used returning id`,
  count: 'update subscriptions set used = used + 1 where id = $1 returning uses - used as left',
  addEvent: `with locked as materialized (select pg_advisory_xact_lock(7236404, $1::int))
    insert into customer_events (customer_id, kind, subject_id, created_at) select $1, 'redeemed', $2::int, $3::timestamptz from locked`,
  recipient: `select c.id as customer, a.phone, c.language from customers c join accounts a on a.id = c.account_id
    where c.id = $1 for key share of c`,
  told: `select s.id as subscription, b.title as business, s.title as package, r.saved, r.uses_left as left
    from redemptions r join businesses b on b.id = r.business_id join subscriptions s on s.id = r.subscription_id where r.id = $1`,
  notification: `with made as (
      insert into notifications (customer_id, event, key, entity, entity_id, language, title, body, created_at)
      select m.*, $9::timestamptz
      from unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::int[], $6::text[], $7::text[], $8::text[]) m
      order by 1 on conflict (customer_id, event, key) do nothing returning id, customer_id),
    pushed as (
      insert into push_deliveries (notification_id, push_token_id, due_at, expires_at)
      select made.id, t.id, $9::timestamptz, $9::timestamptz
      from made join push_tokens t on t.customer_id = made.customer_id join sessions s on s.id = t.session_id
        join customers c on c.id = made.customer_id
      where s.ended_at is null and s.expires_at > $9::timestamptz and c.allow_notification and c.status = 'active')
    select id, customer_id as customer from made`,
  show: `select json_build_object('id', r.id, 'business', json_build_object('id', b.id, 'title', b.title ->> 'en'),
      'discount', json_build_object('id', d.id, 'title', d.title ->> 'en', 'percent', r.percent), 'amount', r.amount, 'saved', r.saved,
      'redeemedAt', r.redeemed_at, 'undoneAt', r.undone_at, 'guest', split_part(c.name, ' ', 1), 'package', s.title ->> 'en') as json
    from redemptions r join businesses b on b.id = r.business_id left join discounts d on d.id = r.discount_id
    join subscriptions s on s.id = r.subscription_id join customers c on c.id = s.customer_id where r.id = $1`,
}

const { pool, ask, inTransaction, close } = openByHand(databaseUrl, statements)

await serveBare(
  (_request, response) =>
    void run().then(
      (taken) => response.end(JSON.stringify(taken)),
      (error) => response.writeHead(500).end(String(error)),
    ),
  close,
)

async function run(): Promise<{ count: number; seconds: number }> {
  let next = 0
  const begun = performance.now()
  const work = async () => {
    for (let request = all[next++]; request; request = all[next++]) await redeem(request)
  }
  await Promise.all(Array.from({ length: Number(workers) }, work))
  return { count: all.length, seconds: (performance.now() - begun) / 1000 }
}

async function redeem({ session, account, window, business, discount }: RedeemingRequest): Promise<void> {
  const now = new Date()
  await ask(pool, 'caller', [session, account])
  await ask(pool, 'businesses', [account])
  const id = await inTransaction(async (tx) => {
    const [{ subscription, customer } = {}] = await ask(tx, 'window', [window])
    await ask(tx, 'lockCustomer', [customer])
    await ask(tx, 'lockSubscription', [subscription])
    await ask(tx, 'lockWindow', [window])
    const [{ percent } = {}] = await ask(tx, 'discount', [discount, business])
    const [made = {}] = await ask(tx, 'insert', [now, window, subscription, business, discount, account, percent])
    await ask(tx, 'count', [subscription])
    await ask(tx, 'addEvent', [customer, made.id, now])
    await ask(tx, 'recipient', [customer])
    await ask(tx, 'told', [made.id])
    const about = [['redeemed'], [String(made.id)], ['discount_package'], [subscription]]
    await ask(tx, 'notification', [[customer], ...about, ['en'], ['Discount used'], [toldText], now])
    return made.id
  })
  await ask(pool, 'show', [id])
}
