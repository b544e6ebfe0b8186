import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { createDatabase } from '../../db/create-database.ts'
import { type Database, type Db, openDatabase } from '../../db/database.ts'
import { migrate, readMigrations } from '../../db/migrate.ts'
import { findRefundById } from '../../db/queries/orders/refunds.ts'
import { testAccounts, toToken } from '../customers/testing/member.ts'
import { runOperation } from '../operator/run-operation.ts'
import { orderKinds } from '../order-kinds.ts'
import { sweepPayments } from '../payments/sweep.ts'
import { openTestPayments } from '../payments/testing/payments.ts'
import { workRefunds } from '../payments/work-refunds.ts'
import { createApi } from '../service.ts'
import { expireHolds } from './expire-holds.ts'

/** The moment at which the old version was stopped. */
const stopped = new Date('2027-01-10T09:00:00Z')
const price = 5000

type OldPayment = {
  status: 'open' | 'paid' | 'failed' | 'cancelled' | 'expired'
  gateway?: 'sandbox' | 'wallet' | 'cash'
  reason: string
  /** The bank was to be asked again. */
  isChecked?: boolean
  refund?: { status: 'waiting' | 'refunding' | 'refunded' | 'failed'; method: 'qi' | 'wallet'; reason: string }
}

/** A reservation as the version before orders kept it. */
type OldReservation = {
  name: string
  status: 'pending' | 'accepted' | 'rejected' | 'failed' | 'ended'
  payment: 'unpaid' | 'notPaidYet' | 'paid' | 'failed' | 'refunded' | 'refunded_failed'
  /** Minutes from the moment of the stop. */
  hold?: number
  acceptance?: 'manual'
  by?: 'customer' | 'property'
  refund?: true
  /** Its price was made of a voucher and of points, too; they are given back where it has ended. */
  hasCredits?: true
  /** The first that is paid counts. */
  payments?: OldPayment[]
}

const paid = (refund?: OldPayment['refund']): OldPayment[] => [
  { status: 'paid', reason: 'paid', ...(refund && { refund }) },
]

/** Every state that a reservation, a payment and a refund could be in. */
const oldReservations: OldReservation[] = [
  {
    name: 'at the bank',
    status: 'pending',
    payment: 'unpaid',
    hold: 10,
    payments: [{ status: 'open', reason: 'waits for the customer' }],
  },
  {
    name: 'declined, and with credits',
    status: 'pending',
    payment: 'unpaid',
    hold: 10,
    hasCredits: true,
    payments: [{ status: 'failed', reason: 'declined' }],
  },
  { name: 'run out', status: 'pending', payment: 'unpaid', hold: -10, hasCredits: true },
  {
    name: 'cash',
    status: 'pending',
    payment: 'notPaidYet',
    hold: 600,
    payments: [{ status: 'open', gateway: 'cash', reason: 'waits for cash' }],
  },
  { name: 'asked', status: 'pending', payment: 'paid', acceptance: 'manual', payments: paid() },
  { name: 'accepted', status: 'accepted', payment: 'paid', hasCredits: true, payments: paid() },
  {
    name: 'from the wallet',
    status: 'accepted',
    payment: 'paid',
    payments: [{ status: 'paid', gateway: 'wallet', reason: 'paid' }],
  },
  {
    name: 'paid twice',
    status: 'accepted',
    payment: 'paid',
    payments: [
      { status: 'paid', reason: 'paid' },
      { status: 'paid', reason: 'paid', refund: { status: 'refunded', method: 'qi', reason: 'given back' } },
    ],
  },
  {
    name: 'rejected',
    status: 'rejected',
    payment: 'refunded',
    by: 'property',
    refund: true,
    payments: paid({ status: 'refunded', method: 'wallet', reason: 'given back' }),
  },
  {
    name: 'given up at the bank',
    status: 'failed',
    payment: 'failed',
    hasCredits: true,
    payments: [{ status: 'expired', reason: 'not paid in time' }],
  },
  {
    name: 'over here, open there',
    status: 'failed',
    payment: 'failed',
    payments: [{ status: 'cancelled', reason: 'given up', isChecked: true }],
  },
  { name: 'cancelled unpaid', status: 'failed', payment: 'failed', by: 'customer' },
  {
    name: 'cash that never came',
    status: 'failed',
    payment: 'notPaidYet',
    payments: [{ status: 'expired', gateway: 'cash', reason: 'not paid in time' }],
  },
  {
    name: 'paid too late',
    status: 'failed',
    payment: 'paid',
    refund: true,
    payments: paid({ status: 'waiting', method: 'qi', reason: 'came too late' }),
  },
  { name: 'stayed', status: 'ended', payment: 'paid', payments: paid() },
  {
    name: 'cancelled',
    status: 'ended',
    payment: 'paid',
    by: 'customer',
    refund: true,
    payments: paid({ status: 'waiting', method: 'qi', reason: 'cancelled by the customer' }),
  },
  {
    name: 'being given back',
    status: 'ended',
    payment: 'paid',
    by: 'customer',
    refund: true,
    payments: paid({ status: 'refunding', method: 'qi', reason: 'the bank is at it' }),
  },
  {
    name: 'not given back',
    status: 'ended',
    payment: 'refunded_failed',
    by: 'customer',
    refund: true,
    payments: paid({ status: 'failed', method: 'qi', reason: 'the bank says paid' }),
  },
]

/** Fills a database of the version before orders, by hand: nothing of today knows it. Answers the id of each by its name. */
async function fillOldDatabase(db: Db): Promise<Map<string, number>> {
  await addRooms(db)
  const ids = new Map<string, number>()
  for (const [index, old] of oldReservations.entries()) ids.set(old.name, await addOld(db, old, index))
  await addGift(db)
  return ids
}

const texts = sql`jsonb_build_object('en', 'Old', 'ar', 'قديم', 'ku', 'کۆن')`

async function addRooms(db: Db): Promise<void> {
  await sql`insert into albums default values`.execute(db)
  await sql`insert into pictures (album_id, position, source, version, width, height, placeholder) values (1, 0, '{}', 'a', 1, 1, 'x')`.execute(
    db,
  )
  await sql`insert into locations (key, title, city, latitude, longitude, position, album_id) values ('erbil', ${texts}, ${texts}, 36, 44, 1, 1)`.execute(
    db,
  )
  await sql`insert into property_types (key, title, position) values ('hotel', ${texts}, 1)`.execute(db)
  await sql`insert into properties (key, property_type_id, location_id, title, address, description, latitude, longitude, rating, rating_count,
      check_in, check_out, album_id) values ('old', 1, 1, ${texts}, ${texts}, ${texts}, 36, 44, 4, 1, '14:00', '12:00', 1)`.execute(
    db,
  )
  await sql`insert into room_types (property_id, title, floor, area, units, adults, children, price, currency, album_id)
    values (1, ${texts}, 1, 20, 1, 2, 1, ${price}, 'IQD', 1)`.execute(db)
  await sql`insert into vouchers (code, amount) values ('OLD', 1000)`.execute(db)
}

/** Each of another customer, for a night of its own. */
async function addOld(db: Db, old: OldReservation, place: number): Promise<number> {
  const { rows: people } = await sql<{ id: number }>`
    with made as (insert into accounts (phone) values (${`+9647${String(600_000_000 + place)}`}) returning id),
      signed as (insert into sessions (account_id, expires_at) select id, ${stopped}::timestamptz + interval '1 year' from made)
    insert into customers (account_id, name) select id, 'Sara' from made returning id`.execute(db)
  const customer = people[0]?.id ?? 0
  const isOver = old.status === 'failed' || old.status === 'rejected' || old.by !== undefined
  const off = old.hasCredits ? 1100 : 0
  const { rows } = await sql<{ id: number }>`
    insert into reservations (customer_id, property_id, check_in, check_out, check_in_clock, leaves_at, adults, children_ages, guest_name, status,
      payment_status, payment_method, hold_until, acceptance, free_until_days, percent_after, currency, lines, total_before_discount, voucher_id,
      voucher_discount, points_used, points_discount, total, points_earned, refund_amount, closed_at, cancelled_at, cancelled_by, created_at)
    select ${customer}, 1, night, night + 1, '14:00', night + 1 + time '12:00', 2, '{}', 'Aras', ${old.status}, ${old.payment},
      ${old.payments?.[0]?.gateway === 'cash' ? 'cash' : 'qi'}, ${old.hold === undefined ? null : at(old.hold)}::timestamptz, ${old.acceptance ?? 'automatic'}, 1, 50, 'IQD',
      jsonb_build_array(jsonb_build_object('kind', 'room', 'roomTypeId', 1, 'night', night::date, 'count', 1, 'price', ${price}::int, 'amount', ${price}::int)), ${price}, case when ${off}::int > 0 then 1 end, ${off ? 1000 : 0}, ${off ? 10 : 0}, ${off ? 100 : 0}, ${price - off},
      0, ${old.refund ? price - off : null}, ${isOver || old.status === 'ended' ? stopped : null}::timestamptz, ${old.by ? stopped : null}::timestamptz,
      ${old.by ?? null}::text, ${at(-60)}
    from (select ${old.name === 'stayed' ? '2027-01-01' : '2027-03-01'}::date + 2 * ${place}::int as night) _
    returning id`.execute(db)
  const id = rows[0]?.id ?? 0
  const isHeld = !isOver
  await sql`insert into reservation_rooms (reservation_id, room_type_id, count, title) values (${id}, 1, 1, ${texts})`.execute(
    db,
  )
  await sql`insert into room_nights (room_type_id, night, sold, total) select 1, check_in, ${isHeld ? 1 : 0}, 1 from reservations where id = ${id}`.execute(
    db,
  )
  if (old.hasCredits) await addCredits(db, { id, customer, isOver })
  for (const [turn, payment] of (old.payments ?? []).entries())
    await addPayment(db, { id, customer, payment, isFirst: turn === 0, amount: price - off })
  if (old.name === 'accepted') await addEarned(db, id, customer)
  await sql`insert into reservation_messages (reservation_id, event, created_at) values (${id}, 'cash', ${stopped})`.execute(
    db,
  )
  return id
}

const at = (minutes: number): Date => new Date(stopped.getTime() + minutes * 60_000)

async function addCredits(
  db: Db,
  { id, customer, isOver }: { id: number; customer: number; isOver: boolean },
): Promise<void> {
  await sql`insert into voucher_uses (reservation_id, voucher_id, customer_id, created_at, returned_at)
    values (${id}, 1, ${customer}, ${stopped}, ${isOver ? stopped : null})`.execute(db)
  if (!isOver) await sql`update vouchers set used = used + 1 where id = 1`.execute(db)
  await sql`insert into point_entries (customer_id, points, balance, reason) values (${customer}, 100, 100, 'gift')`.execute(
    db,
  )
  await sql`insert into point_entries (customer_id, reservation_id, points, balance, reason) values (${customer}, ${id}, -10, 90, 'discount')`.execute(
    db,
  )
  if (isOver)
    await sql`insert into point_entries (customer_id, reservation_id, points, balance, reason) values (${customer}, ${id}, 10, 100, 'discount_returned')`.execute(
      db,
    )
}

async function addEarned(db: Db, id: number, customer: number): Promise<void> {
  await sql`update reservations set points_earned = 3 where id = ${id}`.execute(db)
  await sql`insert into point_entries (customer_id, reservation_id, points, balance, reason) values (${customer}, ${id}, 3, 93, 'reservation')`.execute(
    db,
  )
}

const toCashCode = (id: number): string => String(12_345_000 + id)

type Paying = { id: number; customer: number; payment: OldPayment; isFirst: boolean; amount: number }

async function addPayment(db: Db, { id, customer, payment, isFirst, amount }: Paying): Promise<void> {
  const { status, gateway = 'sandbox', reason, isChecked, refund } = payment
  const isPaid = status === 'paid'
  const { rows } = await sql<{ id: number; key: string }>`
    insert into payments (customer_id, reservation_id, method, gateway, price, currency, amount, status, ref, step, locale, reason, expires_at, check_at,
      created_at, updated_at, paid_at)
    values (${customer}, ${id}, ${gateway === 'sandbox' ? 'qi' : gateway}, ${gateway}, ${amount}, 'IQD', ${amount}, ${status},
      ${gateway === 'sandbox' ? `sbx_${id}_${isFirst}` : null}, ${gateway === 'cash' ? `{"kind": "cash", "code": "${toCashCode(id)}"}` : '{"kind": "redirect", "url": "http://bank.test/x"}'}::jsonb,
      'en', ${reason}, ${at(10)}, ${status === 'open' || isChecked ? at(1) : null}::timestamptz, ${at(-60)}, ${at(-60)}, ${isPaid ? stopped : null}::timestamptz)
    returning id, key`.execute(db)
  const { id: paidBy = 0, key = '' } = rows[0] ?? {}
  if (gateway === 'sandbox')
    await sql`insert into sandbox_payments (ref, key, payment) values (${`sbx_${id}_${isFirst}`}, ${key}, ${JSON.stringify(
      {
        ref: `sbx_${id}_${isFirst}`,
        key,
        amount,
        description: 'Booking',
        locale: 'en',
        successUrl: 'http://safar.test/payment/success?reservation=1',
        cancelUrl: 'http://safar.test/payment/success?reservation=1',
        noticeUrl: 'http://safar.test/notices/sandbox',
        expiresAt: at(60),
        status: isChecked ? 'open' : status,
        refunds:
          refund && refund.method === 'qi' && (refund.status === 'refunded' || refund.status === 'refunding')
            ? [{ key: 'x', ref: 'x', amount }]
            : [],
      },
    )}::jsonb)`.execute(db)
  if (!isPaid) return
  if (isFirst) await sql`update reservations set paid_by = ${paidBy}, paid_at = ${stopped} where id = ${id}`.execute(db)
  if (gateway === 'wallet') {
    await sql`insert into wallet_entries (customer_id, amount, balance, reason) values (${customer}, ${amount}, ${amount}, 'gift')`.execute(
      db,
    )
    await sql`insert into wallet_entries (customer_id, amount, balance, reason, payment_id) values (${customer}, ${-amount}, 0, 'payment', ${paidBy})`.execute(
      db,
    )
  }
  await sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, payment_id, created_at)
    values (${customer}, 'debit', ${amount}, ${gateway === 'wallet' ? 'wallet' : 'qi'}, 'reservation', ${id}, ${paidBy}, ${stopped})`.execute(
    db,
  )
  if (refund) await addRefund(db, { id, customer, amount, paidBy, refund })
}

type Refunding = {
  id: number
  customer: number
  amount: number
  paidBy: number
  refund: NonNullable<OldPayment['refund']>
}

async function addRefund(db: Db, { id, customer, amount, paidBy, refund }: Refunding): Promise<void> {
  const { status, method, reason } = refund
  const isBack = status === 'refunded'
  const { rows } = await sql<{ id: number }>`
    insert into refunds (payment_id, reservation_id, customer_id, price, amount, method, status, reason, due_at, created_at, updated_at, refunded_at)
    values (${paidBy}, ${id}, ${customer}, ${amount}, ${amount}, ${method}, ${status}, ${reason},
      ${status === 'waiting' || status === 'refunding' ? stopped : null}::timestamptz, ${stopped}, ${stopped}, ${isBack ? stopped : null}::timestamptz)
    returning id`.execute(db)
  if (!isBack) return
  if (method === 'wallet')
    await sql`insert into wallet_entries (customer_id, amount, balance, reason, refund_id) values (${customer}, ${amount}, ${amount}, 'refund', ${rows[0]?.id})`.execute(
      db,
    )
  await sql`insert into transactions (customer_id, type, amount, method, item_type, item_id, refund_id, created_at)
    values (${customer}, 'credit', ${amount}, ${method}, 'reservation', ${id}, ${rows[0]?.id}, ${stopped})`.execute(db)
}

/** A wallet credit by an operator belongs to no reservation. */
async function addGift(db: Db): Promise<void> {
  await sql`with made as (insert into wallet_entries (customer_id, amount, balance, reason) values (1, 1000, 1000, 'credit') returning id)
    insert into transactions (customer_id, type, amount, method, item_type, wallet_entry_id, created_at)
    select 1, 'credit', 1000, 'wallet', 'wallet', id, ${stopped}::timestamptz from made`.execute(db)
}

const name = `test_${crypto.randomUUID().replaceAll('-', '')}`
let database: Database
let ids: Map<string, number>

/** A database that the version before orders has filled, begun with this one. */
beforeAll(async () => {
  const admin = inject('postgres')
  await createDatabase(admin, name)
  database = openDatabase(admin.replace('/postgres?', `/${name}?`))
  await migrate(
    database.db,
    readMigrations().filter((migration) => migration.name < '0020'),
  )
  ids = await fillOldDatabase(database.db)
  // The number of one is the number of another and a hundred thousand: they must not collide while they move.
  await sql`alter table reservations alter id restart with 100001`.execute(database.db)
  ids.set('far', await addOld(database.db, { name: 'far', status: 'pending', payment: 'unpaid', hold: 10 }, 500))
  await migrate(database.db)
}, 120_000)
afterAll(() => database.close())

let now = stopped
const bank = () => openTestPayments(database.db, { now: () => now })
const idOf = (named: string): number => ids.get(named) ?? 0

async function stateOf(named: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select r.status || ' ' || o.payment_status as state from reservations r join orders o on o.id = r.order_id where r.id = ${idOf(named)}`.execute(
    database.db,
  )
  return rows[0]?.state ?? ''
}

async function tokenOf(named: string): Promise<string> {
  const { rows } = await sql<{ account: string; session: string }>`
    select s.account_id as account, s.id as session from reservations r join orders o on o.id = r.order_id
      join customers c on c.id = o.customer_id join sessions s on s.account_id = c.account_id where r.id = ${idOf(named)}`.execute(
    database.db,
  )
  return toToken(rows[0]?.account ?? '', rows[0]?.session ?? '')
}

const api = () => createApi({ db: database.db, accounts: testAccounts, payments: bank().payments, now: () => now })

describe('what the version before has left', () => {
  test('is in balance', async () => expect(await findViolations(database.db, now)).toEqual([]))

  test('stands where it stood, under the same numbers', async () => {
    for (const { name, status, payment } of oldReservations)
      expect(await stateOf(name), name).toBe(`${status} ${payment}`)
    expect(idOf('at the bank')).toBe(1)
    expect(idOf('far')).toBe(100_001)
    const { rows } = await sql`
      select count(*)::int as all, count(distinct o.code)::int as codes, min(o.id) as first, max(o.id) as last
      from orders o join reservations r on r.order_id = o.id and o.id = 100000 + r.id`.execute(database.db)
    const all = oldReservations.length + 1
    expect(rows).toEqual([{ all, codes: all, first: 100_001, last: 200_001 }])
  })

  test('has codes for reasons', async () => {
    const { rows } = await sql<{ reason: string }>`
      select distinct reason from (select reason from payments union all select reason from refunds) r order by 1`.execute(
      database.db,
    )
    expect(rows.map(({ reason }) => reason)).toEqual([
      'bank_is_at_it',
      'bank_says_paid',
      'came_too_late',
      'cancelled_by_customer',
      'declined',
      'given_up',
      'not_paid_in_time',
      'paid',
      'refunded',
      'waits_for_cash',
      'waits_for_customer',
    ])
  })

  test('is shown to its customer', async () => {
    for (const { name } of oldReservations) {
      const token = await tokenOf(name)
      const params = { id: String(idOf(name)) }
      const page = await api().dispatch('GET /user/reservations/{id}', { locale: 'en', token, params })
      expect(page, name).toMatchObject({ id: idOf(name), guestName: 'Aras', totalBeforeDiscount: 5000 })
      const { data } = await api().dispatch('GET /customer/transactions', { locale: 'en', token })
      for (const { itemType, itemId } of data) expect([itemType, itemId ?? idOf(name)]).toEqual([itemType, idOf(name)])
    }
  })
})

describe('goes on', () => {
  test('a payment at the bank buys its stay, and one that comes late gets its rooms back', async () => {
    for (const name of ['at the bank', 'over here, open there'])
      await bank().choose(`http://bank.test/sbx_${idOf(name)}_true`)
    now = at(2)
    await sweepPayments(bank().context, now)
    expect(await stateOf('at the bank')).toBe('accepted paid')
    expect(await stateOf('over here, open there')).toBe('accepted paid')
  })

  test('what was declined is paid at the next try, with its credits', async () => {
    const { payment_url } = await api().dispatch('POST /customer/reservations/pending/{id}/payment-url', {
      locale: 'en',
      token: await tokenOf('declined, and with credits'),
      params: { id: String(idOf('declined, and with credits')) },
      body: { paymentMethod: 'fib' },
    })
    await bank().choose(payment_url)
    now = at(5)
    await sweepPayments(bank().context, now)
    expect(await stateOf('declined, and with credits')).toBe('accepted paid')
  })

  test('a hold that has run out ends', async () => {
    expect(await expireHolds(database.db, orderKinds, now)).toBe(1)
    expect(await stateOf('run out')).toBe('failed failed')
  })

  test('cash is confirmed, and a property answers, by the operator', async () => {
    const who = { operator: 'test', now }
    await runOperation(database.db, ['confirm-cash', toCashCode(idOf('cash'))], who)
    await runOperation(database.db, ['accept', String(idOf('asked'))], who)
    expect([await stateOf('cash'), await stateOf('asked')]).toEqual(['accepted paid', 'accepted paid'])
  })

  test('refunds under way arrive, and one that had failed goes to the wallet', async () => {
    await workRefunds(bank().context, now)
    expect(await stateOf('cancelled')).toBe('ended refunded')
    expect(await stateOf('being given back')).toBe('ended refunded')
    expect(await stateOf('paid too late')).toBe('failed refunded')
    const { rows } = await sql<{ id: number }>`select id from refunds where status = 'failed'`.execute(database.db)
    expect(await findRefundById(database.db, rows[0]?.id ?? 0)).toMatchObject({ status: 'failed' })
    await runOperation(database.db, ['refund-to-wallet', String(rows[0]?.id)], { operator: 'test', now })
    expect(await stateOf('not given back')).toBe('ended refunded')
  })

  test('what was accepted is cancelled, and everything comes back', async () => {
    for (const name of ['accepted', 'from the wallet', 'paid twice']) {
      const call = { locale: 'en', token: await tokenOf(name), params: { id: String(idOf(name)) } } as const
      await api().dispatch('PUT /customer/reservations/{id}/cancel', call)
    }
    await workRefunds(bank().context, now)
    for (const name of ['accepted', 'from the wallet', 'paid twice']) expect(await stateOf(name)).toBe('ended refunded')
  })

  test('all of it in balance', async () => expect(await findViolations(database.db, now)).toEqual([]))

  test('a new order has the next number', async () => {
    const { rows } = await sql<{ next: boolean }>`
      select nextval(pg_get_serial_sequence('orders', 'id')) > (select max(id) from orders) as next`.execute(
      database.db,
    )
    expect(rows).toEqual([{ next: true }])
  })
})
