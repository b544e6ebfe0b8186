import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { ticketRules } from '../../db/audit/tickets-audit.ts'
import { endTickets } from '../../db/queries/sales/tickets.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { runEach } from '../../domain/run-each.ts'
import { parseTicketToken } from '../../domain/tickets/ticket-token.ts'
import { day, hour } from '../../domain/time/units.ts'
import { createLimits } from '../../http/limits.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { createDiscountKeys } from '../redemptions/discount-keys.ts'
import { forgetOldRedeeming } from '../redemptions/forget-old.ts'
import { addGuest, findBusinesses, join, openTestShop } from '../redemptions/testing/redeeming.ts'
import {
  addTickets,
  findSales,
  joinSeller,
  openTestDoors,
  type PurchaseInput,
  type TestSale,
  toSecret,
} from './testing/tickets.ts'

const database = openTestDatabase()
const clock = { now: new Date('2027-01-10T09:00:00Z') }
const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
const site = () => openTestDoors(database.db, { now: () => clock.now })

let event: TestSale
let open: TestSale
let tour: TestSale
let door: TestMember
let stranger: TestMember
beforeAll(async () => {
  const events = await findSales(database.db, 'event')
  const [one, other] = [events.find(({ canLeave }) => !canLeave), events.find(({ canLeave }) => canLeave)]
  const [found] = await findSales(database.db, 'tourism')
  if (!one || !other || !found) throw new Error('One of each is needed')
  event = one
  open = other
  tour = found
  door = await addMember(database.db)
  stranger = await addMember(database.db)
  await joinSeller(database.db, door.account, event.seller)
  await joinSeller(database.db, stranger.account, tour.seller)
})

const buy = async (input: Partial<PurchaseInput> = {}) => {
  const buyer = await addMember(database.db)
  const bought = await addTickets(database.db, { customer: buyer.customer, sale: event, now: clock.now, ...input })
  const [first, second] = await site().list(buyer, bought.purchase)
  if (!first) throw new Error('There is no ticket')
  return { buyer, ...bought, first, second, token: first.token ?? '', typed: first.code ?? '' }
}

describe('at the door', () => {
  test('a ticket lets in once, and says when and where', async () => {
    const { token, typed, buyer, purchase } = await buy()
    expect(await site().enter(door, { token, door: 'Gate A', saleId: event.sale })).toMatchObject({
      number: 1,
      title: 'An evening',
      category: 'Standard',
      holder: 'ئاراس',
      direction: 'in',
      door: 'Gate A',
      isOffline: false,
      conflict: null,
    })
    const at = clock.now.toISOString()
    wait(60)
    for (const body of [{ token }, { code: typed }])
      await expect(site().enter(door, body)).rejects.toMatchObject({
        code: 'TICKET_USED',
        details: { at, door: 'Gate A' },
      })
    expect(await site().list(buyer, purchase)).toMatchObject([{ state: 'entered', canPass: false }, { state: 'good' }])
    await expect(site().enter(door, { token, direction: 'out' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
  })

  test('a name that leads away or is ours, which accounts may have from before, is not said', async () => {
    const { token, buyer } = await buy()
    await sql`update customers set name = 'Safar Support' where id = ${buyer.customer}`.execute(database.db)
    expect(await site().enter(door, { token, saleId: event.sale })).toMatchObject({ holder: null })
  })

  test('can be left and entered again, where the event says so', async () => {
    const { token, buyer, purchase } = await buy({ sale: open })
    await expect(site().enter(door, { token, direction: 'out' })).rejects.toMatchObject({ code: 'NOT_INSIDE' })
    await site().enter(door, { token })
    await expect(site().enter(door, { token })).rejects.toMatchObject({ code: 'TICKET_USED' })
    await site().enter(door, { token, direction: 'out' })
    expect((await site().list(buyer, purchase))[0]).toMatchObject({ state: 'left', canPass: false })
    await site().enter(door, { token })
    const { categories } = await site().entries(door, { sale: open.sale })
    expect(categories[0]).toMatchObject({ sold: 2, entered: 1, inside: 1 })
  })

  test('a typed code is read as people type it; of another seller it is none', async () => {
    const { typed } = await buy()
    await expect(site().enter(stranger, { code: typed })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await site().enter(door, { code: ` ${typed.toLowerCase().replace('-', ' ')} ` })
  })

  test('a ticket of another seller, of another event, of another day stays outside', async () => {
    const { token } = await buy()
    await expect(site().enter(stranger, { token })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(site().enter(door, { token, saleId: open.sale })).rejects.toMatchObject({ code: 'TICKET_ELSEWHERE' })
    const later = await buy({ startsAt: new Date(clock.now.getTime() + 2 * day * 1000) })
    await expect(site().enter(door, { token: later.token })).rejects.toMatchObject({ code: 'TICKET_NOT_TODAY' })
    await expect(site().enter(await addMember(database.db), { token })).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  })

  test('a deposit alone lets nobody in, with a network or without; the whole price does', async () => {
    const { token, purchase, buyer } = await buy({ sale: tour, rest: 300_000 })
    await expect(site().enter(stranger, { token })).rejects.toMatchObject({ code: 'REST_UNPAID' })
    const offlineAt = clock.now.toISOString()
    expect(await site().enter(stranger, { token, offlineAt })).toMatchObject({ conflict: 'rest_unpaid' })
    expect((await site().list(buyer, purchase))[0]).toMatchObject({ state: 'good' })
    await sql`with made as (
        insert into orders (kind, customer_id, payment_status, payment_method, currency, lines, total_before_discount, voucher_discount,
          points_used, points_discount, total, paid_at)
        select kind, ${buyer.customer}, 'paid', 'qi', 'IQD', '[{"kind": "rest", "amount": 300000}]', 300000, 0, 0, 0, 300000, ${clock.now}
        from purchases where id = ${purchase} returning id)
      update purchases set rest_order_id = made.id from made where purchases.id = ${purchase}`.execute(database.db)
    expect(await site().enter(stranger, { token })).toMatchObject({ conflict: null })
  })

  test('what was passed on or cancelled is worth nothing, the new code is', async () => {
    const { token, typed, buyer, first, purchase, second } = await buy()
    const friend = await addMember(database.db)
    const taken = await site().take(friend, toSecret(await site().pass(buyer, first.id)))
    for (const body of [{ token }, { code: typed }])
      await expect(site().enter(door, body)).rejects.toMatchObject({ code: 'TICKET_ENDED' })
    await site().enter(door, { code: taken.code })
    await expect(site().enter(door, { token: taken.token })).rejects.toMatchObject({ code: 'TICKET_USED' })
    await expect(site().pass(friend, taken.id)).rejects.toMatchObject({ code: 'TICKET_USED' })
    await database.db.transaction().execute((tx) => endTickets(tx, purchase, clock.now))
    await expect(site().enter(door, { token: second?.token })).rejects.toMatchObject({ code: 'TICKET_ENDED' })
  })

  test('who knows one ticket of an order enters on none of its others', async () => {
    const { buyer, code: order, first, second } = await buy()
    const friend = await addMember(database.db)
    const taken = await site().take(friend, toSecret(await site().pass(buyer, first.id)))
    const ownLetters = taken.code?.split('-').at(-1)
    for (const code of [`${order}-1`, `${order}-2`, `${order}-2-${ownLetters}`])
      await expect(site().enter(door, { code })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await site().enter(door, { code: second?.code })).toMatchObject({ number: 2 })
    expect(await site().enter(door, { code: taken.code })).toMatchObject({ number: 1 })
  })

  test('shown a hundred times at once at two doors over two processes, it lets in once', async () => {
    const { token, first } = await buy()
    const other = await addMember(database.db)
    await joinSeller(database.db, other.account, event.seller)
    const doors = [site(), site()]
    const all = await Promise.allSettled(
      Array.from({ length: 100 }, (_, n) =>
        doors[n % 2]?.enter(n % 2 ? door : other, { token, door: `Gate ${n % 2}` }),
      ),
    )
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of all) if (one.status === 'rejected') expect(one.reason.code).toBe('TICKET_USED')
    const { rows } = await sql<{ entries: number }>`
      select count(*)::int as entries from ticket_entries where ticket_id = ${BigInt(first.id)}`.execute(database.db)
    expect(rows).toEqual([{ entries: 1 }])
  })

  test('without the lock more than one would come in', async () => {
    const { first } = await buy()
    const id = BigInt(first.id)
    // No write happens before two have looked: otherwise they meet only where the machine is fast enough.
    const two = Promise.withResolvers<void>()
    let looked = 0
    const enterUnlocked = () =>
      database.db.transaction().execute(async (tx) => {
        const { rows } = await sql<{
          isInside: boolean
        }>`select is_inside as "isInside" from tickets where id = ${id}`.execute(tx)
        if (rows[0]?.isInside) return false
        if (++looked === 2) two.resolve()
        await two.promise
        await sql`update tickets set is_inside = true, entered_at = ${clock.now} where id = ${id}`.execute(tx)
        return true
      })
    const all = await Promise.all(Array.from({ length: 20 }, enterUnlocked))
    expect(all.filter(Boolean).length).toBeGreaterThan(1)
    await sql`update tickets set is_inside = false, entered_at = null where id = ${id}`.execute(database.db)
  })

  test('guesses of typed codes are counted, of a member and of the seller', async () => {
    const limits = createLimits({ key: Buffer.from('typed'), rates: { ticketCodes: { burst: 3, every: 1_000 } } })
    const { enter } = openTestDoors(database.db, { now: () => clock.now, limits })
    const guess = (code: string) =>
      enter(door, { code }).then(
        () => 'in',
        ({ code: problem }) => problem,
      )
    const good = await buy()
    expect(await guess(good.typed)).toBe('in')
    const codes = await Promise.all(
      ['AAAA2222-1-K522', 'AAAA2223-1', 'x', 'AAAA2224-1-K522', 'AAAA2225-1-K522'].map(guess),
    )
    expect(codes.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(2)
    expect(codes.filter((code) => code === 'NOT_FOUND')).toHaveLength(3)
  })
})

describe('codes', () => {
  test('a discount is no ticket, and the other way round', async () => {
    const { token } = await buy()
    const [place] = await findBusinesses(database.db)
    await join(database.db, door.account, place?.business ?? 0)
    const shop = openTestShop(database.db, () => clock.now)
    const discount = await shop.show(await addGuest(database.db, clock.now))
    await expect(site().enter(door, { token: discount.token })).rejects.toMatchObject({ code: 'NOT_A_TICKET' })
    await expect(shop.redeem(door, { token })).rejects.toMatchObject({ code: 'NOT_A_DISCOUNT' })
  })

  test('that are forged or of nobody are none', async () => {
    const { token } = await buy()
    await expect(site().enter(door, { token: `${token.slice(0, -6)}000000` })).rejects.toMatchObject({
      code: 'TOKEN_INVALID',
    })
    await expect(site().enter(door, { token: 'nonsense' })).rejects.toMatchObject({ code: 'TOKEN_INVALID' })
    await expect(site().enter(door, {})).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const made = { ticket: 7n, sale: event.sale, opensAt: null, expiresAt: new Date(clock.now.getTime() + day * 1000) }
    const signed = await createDiscountKeys(database.db).signTicket(made, clock.now)
    await expect(site().enter(door, { token: signed })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('are good as long as the ticket is, though their key signs no more; its private half is gone', async () => {
    const startsAt = new Date(clock.now.getTime() + 100 * day * 1000)
    const { token, buyer, purchase } = await buy({ startsAt })
    wait(60 * day)
    expect(await runEach(forgetOldRedeeming(database.db, clock.now))).toEqual(new Map())
    const key = parseTicketToken(token)?.key ?? 0
    const { data } = await site().api.dispatch('GET /public/discount-keys', { locale: 'en' })
    const published = data.find(({ id }) => id === key)
    expect(Date.parse(published?.expiresAt ?? '')).toBe(startsAt.getTime() + 4 * hour * 1000 + day * 1000)
    const { rows } = await sql<{
      has: boolean
    }>`select private_key is not null as has from discount_keys where id = ${key}`.execute(database.db)
    expect(rows).toEqual([{ has: false }])
    // Shown today it is signed by today's key; the old picture still opens the door.
    expect((await site().list(buyer, purchase))[0]?.token).not.toBe(token)
    wait(40 * day)
    await site().enter(door, { token })
    wait(2 * day)
    await expect(site().enter(door, { token })).rejects.toMatchObject({ code: 'TOKEN_KEY_RETIRED' })
  })
})

describe('offline', () => {
  const at = () => new Date(clock.now.getTime() + 60_000).toISOString()

  test('it is counted when it comes in, once however often it is delivered', async () => {
    const { token, buyer, purchase } = await buy()
    const body = { token, offlineAt: at(), door: 'Gate A', saleId: event.sale }
    wait(3 * hour)
    const answer = await site().enter(door, body)
    expect(answer).toMatchObject({ isOffline: true, conflict: null, at: body.offlineAt.replace('.000', '') })
    expect(await site().enter(door, body)).toEqual(answer)
    expect((await site().list(buyer, purchase))[0]).toMatchObject({ state: 'entered' })
  })

  test('what was worth nothing is written down, and changes nothing', async () => {
    const used = await buy()
    await site().enter(door, { token: used.token, door: 'Gate B' })
    const ended = await buy()
    await database.db.transaction().execute((tx) => endTickets(tx, ended.purchase, clock.now))
    const early = await buy({ startsAt: new Date(clock.now.getTime() + 5 * day * 1000) })
    const ofTour = await buy({ sale: tour })
    const outside = await buy({ sale: open })
    const offlineAt = at()
    const answers = [
      await site().enter(door, { token: used.token, offlineAt }),
      await site().enter(door, { token: ended.token, offlineAt }),
      await site().enter(door, { token: early.token, offlineAt }),
      await site().enter(door, { token: ofTour.token, offlineAt, saleId: event.sale }),
      await site().enter(door, { token: outside.token, offlineAt, direction: 'out' }),
    ]
    expect(answers.map(({ conflict }) => conflict)).toEqual(['used', 'ended', 'not_today', 'unknown', 'not_inside'])
    // The holder of another seller's ticket is not shown.
    expect(answers[3]?.holder).toBeNull()
    const { entries } = await site().entries(door, { sale: event.sale })
    expect(entries.filter(({ conflict }) => conflict).map(({ conflict }) => conflict)).toEqual(
      expect.arrayContaining(['used', 'ended', 'not_today', 'unknown']),
    )
    await site().enter(stranger, { token: ofTour.token })
    expect((await site().list(used.buyer, used.purchase))[0]).toMatchObject({ state: 'entered' })
  })

  test('nobody leaves where the event does not say so', async () => {
    const { token, buyer, purchase } = await buy()
    await site().enter(door, { token })
    const left = await site().enter(door, { token, offlineAt: at(), direction: 'out' })
    expect(left).toMatchObject({ direction: 'out', conflict: 'not_inside' })
    expect((await site().list(buyer, purchase))[0]).toMatchObject({ state: 'entered' })
  })

  test('the same moment at two doors is two steps, of which one is a conflict', async () => {
    const { token } = await buy()
    const offlineAt = at()
    const deliver = (name?: string) => site().enter(door, { token, offlineAt, door: name })
    const [first, second, nameless] = [await deliver('Gate A'), await deliver('Gate B'), await deliver()]
    expect([first, second, nameless].map(({ conflict }) => conflict)).toEqual([null, 'used', 'used'])
    expect(await Promise.all([deliver('Gate A'), deliver('Gate B'), deliver()])).toEqual([first, second, nameless])
  })

  test('cannot be typed; a clock that is years wrong is set right', async () => {
    const { token, typed } = await buy()
    await expect(site().enter(door, { code: typed, offlineAt: at() })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    const answer = await site().enter(door, { token, offlineAt: '2099-01-01T00:00:00Z' })
    expect(Date.parse(answer.at)).toBe(clock.now.getTime())
  })
})

describe('who has entered', () => {
  test('is counted by category, and listed the newest first', async () => {
    const sales = await findSales(database.db, 'event')
    const sale = sales.at(-1)
    if (!sale) throw new Error('One is needed')
    const [standard = 0, front = 0] = sale.stocks
    const { buyer, purchase } = await buy({
      sale,
      counts: [
        [standard, 3],
        [front, 1],
      ],
    })
    const tickets = await site().list(buyer, purchase)
    for (const { token } of tickets.slice(2)) {
      wait(1)
      await site().enter(door, { token })
    }
    const { title, categories, entries } = await site().entries(door, {
      sale: sale.sale,
      day: clock.now.toISOString().slice(0, 10),
    })
    expect(title).not.toBe('')
    expect(categories.map(({ title: name, sold, entered }) => [name, sold, entered])).toEqual([
      ['Standard', 3, 1],
      ['Front rows', 1, 1],
    ])
    expect(entries.map(({ number }) => number)).toEqual([4, 3])
    expect((await site().entries(door, { sale: sale.sale, day: '2020-01-01' })).entries).toEqual([])
  })

  test('is shown to members of the seller alone', async () => {
    await expect(site().entries(stranger, { sale: event.sale })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(site().entries(door, { sale: 999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const nobody = await addMember(database.db)
    await expect(site().entries(nobody, { sale: event.sale })).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
  })

  test('adds up', async () => {
    const ours = ticketRules.map(({ rule }) => rule)
    expect((await findViolations(database.db, clock.now)).filter(({ rule }) => ours.includes(rule))).toEqual([])
  })
})
