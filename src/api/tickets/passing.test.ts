import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { endTickets, insertTickets } from '../../db/queries/sales/tickets.ts'
import { createSeal } from '../../db/seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { limits as allLimits } from '../../domain/limits/limits.ts'
import { sizeOf } from '../../domain/testing/size.ts'
import { hour } from '../../domain/time/units.ts'
import { createLimits } from '../../http/limits.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { addTickets, findSales, openTestDoors, type PurchaseInput, type TestSale, toSecret } from './testing/tickets.ts'

const database = openTestDatabase()
const clock = { now: new Date('2027-01-10T09:00:00Z') }
const wait = (seconds: number) => {
  clock.now = new Date(clock.now.getTime() + seconds * 1000)
}
const personalSeal = createSeal('a secret for people')
const site = () => openTestDoors(database.db, { now: () => clock.now, personalSeal })

let event: TestSale
let trip: TestSale
let flight: TestSale
beforeAll(async () => {
  const [anEvent] = await findSales(database.db, 'event')
  const [one] = await findSales(database.db, 'activity')
  const [byPassport] = (
    await sql<{
      id: number
    }>`select id from sales where kind = 'offer' and traveller_data = 'passports' limit 1`.execute(database.db)
  ).rows
  const offers = await findSales(database.db, 'offer')
  const other = offers.find(({ sale }) => sale === byPassport?.id)
  if (!anEvent || !one || !other) throw new Error('One of each is needed')
  await sql`update sales set traveller_data = 'names' where id = ${one.sale}`.execute(database.db)
  event = anEvent
  trip = one
  flight = other
})

const buy = async (input: Partial<PurchaseInput> = {}) => {
  const buyer = await addMember(database.db)
  const bought = await addTickets(database.db, { customer: buyer.customer, sale: event, now: clock.now, ...input })
  const tickets = await site().list(buyer, bought.purchase)
  return { buyer, ...bought, tickets, first: tickets[0]?.id ?? '' }
}
const linkOf = async (buyer: TestMember, ticket: string) => toSecret(await site().pass(buyer, ticket))
const messagesTo = async (phone: string): Promise<string[]> =>
  (
    await sql<{
      text: string
    }>`select coalesce(text, '') as text from sms_messages where phone = ${phone} order by id`.execute(database.db)
  ).rows.map(({ text }) => text)

describe('a ticket that is passed on', () => {
  test('is the other person’s, under its number; the buyer sees that, and is told', async () => {
    const { buyer, purchase, first, tickets, code } = await buy()
    const friend = await addMember(database.db)
    const { link, expiresAt } = await site().pass(buyer, first)
    expect(link).toMatch(/^\/tickets\/[\w-]{32}$/)
    // In two hours it begins.
    expect(expiresAt).toBe(new Date(clock.now.getTime() + 2 * hour * 1000).toISOString())
    expect((await site().list(buyer, purchase))[0]?.passUntil).not.toBeNull()
    expect(await site().look(friend, toSecret({ link }))).toMatchObject({ title: 'An evening', isOwn: false })
    const taken = await site().take(friend, toSecret({ link }), { holder: ' Zara\u202e  Ahmed ' })
    expect(taken).toMatchObject({
      number: 1,
      state: 'good',
      holder: 'Zara Ahmed',
      code: expect.stringMatching(`^${code}-1-`),
    })
    expect(taken.id).not.toBe(first)
    expect(taken.token).not.toBe(tickets[0]?.token)
    expect((await site().list(buyer, purchase)).map(({ state, token }) => [state, token !== null])).toEqual([
      ['passed', false],
      ['good', true],
    ])
    expect(await site().listTaken(friend)).toEqual([expect.objectContaining({ id: taken.id, holder: 'Zara Ahmed' })])
    expect(await site().listTaken(buyer)).toEqual([])
    expect(await messagesTo(buyer.phone)).toEqual([expect.stringContaining(code)])
    // The stored values name no person.
    const { rows } = await sql<{ holder: string }>`select holder from tickets where id = ${BigInt(taken.id)}`.execute(
      database.db,
    )
    expect(rows[0]?.holder).not.toContain('Zara')
  })

  test('goes to one of many who click at once', async () => {
    const { buyer, purchase, first } = await buy()
    const secret = await linkOf(buyer, first)
    const crowd = await Promise.all(Array.from({ length: sizeOf(100, 12) }, () => addMember(database.db)))
    // Over two processes.
    const sites = [site(), site()]
    const all = await Promise.allSettled(crowd.map((friend, n) => sites[n % 2]?.take(friend, secret)))
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const one of all) if (one.status === 'rejected') expect(one.reason.code).toBe('PASS_OVER')
    const { rows } = await sql<{ living: number }>`
      select count(*)::int as living from tickets where purchase_id = ${purchase} and number = 1 and ended_at is null`.execute(
      database.db,
    )
    expect(rows).toEqual([{ living: 1 }])
    expect(await messagesTo(buyer.phone)).toHaveLength(1)
  })

  test('taken twice by the same person is the same ticket, with a key and without one', async () => {
    const { buyer, first } = await buy()
    const friend = await addMember(database.db)
    const secret = await linkOf(buyer, first)
    const taken = await site().take(friend, secret, { holder: 'Zara' }, 'a-key')
    expect(await site().take(friend, secret, { holder: 'Zara' }, 'a-key')).toEqual(taken)
    expect(await site().take(friend, secret)).toEqual(taken)
    const { rows } = await sql<{
      stored: string
    }>`select answer::text as stored from idempotency_keys where key = 'a-key'`.execute(database.db)
    expect(rows[0]?.stored).not.toContain('Zara')
    await expect(site().look(friend, secret)).rejects.toMatchObject({ code: 'PASS_OVER' })
  })

  test('can be passed on again, and back; each giver is told', async () => {
    const { buyer, purchase, first } = await buy()
    const friend = await addMember(database.db)
    const { id } = await site().take(friend, await linkOf(buyer, first))
    const back = await site().take(buyer, await linkOf(friend, id))
    expect((await site().list(buyer, purchase))[0]).toMatchObject({ id: back.id, state: 'good' })
    expect(await site().listTaken(friend)).toMatchObject([{ state: 'passed', token: null }])
    expect(await messagesTo(friend.phone)).toHaveLength(1)
  })

  test('ends with the purchase', async () => {
    const { buyer, purchase, tickets } = await buy()
    const friend = await addMember(database.db)
    await site().take(friend, await linkOf(buyer, tickets[0]?.id ?? ''))
    const open = await linkOf(buyer, tickets[1]?.id ?? '')
    await database.db.transaction().execute((tx) => endTickets(tx, purchase, clock.now))
    expect(await site().listTaken(friend)).toMatchObject([{ state: 'cancelled', token: null, canPass: false }])
    await expect(site().take(friend, open)).rejects.toMatchObject({ code: 'PASS_OVER' })
    await expect(site().pass(buyer, tickets[1]?.id ?? '')).rejects.toMatchObject({ code: 'TICKET_ENDED' })
  })
})

describe('a link', () => {
  test('is good until another is made, it is taken back, it begins, or a week is over', async () => {
    const { buyer, first } = await buy({ startsAt: new Date(clock.now.getTime() + 30 * 24 * hour * 1000) })
    const friend = await addMember(database.db)
    const old = await linkOf(buyer, first)
    const secret = await linkOf(buyer, first)
    await expect(site().take(friend, old)).rejects.toMatchObject({ code: 'PASS_OVER' })
    await site().takeBack(buyer, first)
    await site().takeBack(buyer, first)
    await expect(site().take(friend, secret)).rejects.toMatchObject({ code: 'PASS_OVER' })
    const late = await linkOf(buyer, first)
    wait(7 * 24 * hour)
    await expect(site().take(friend, late)).rejects.toMatchObject({ code: 'PASS_OVER' })
    const soon = await buy()
    const last = await linkOf(soon.buyer, soon.first)
    wait(2 * hour)
    await expect(site().look(friend, last)).rejects.toMatchObject({ code: 'PASS_OVER' })
    await expect(site().pass(soon.buyer, soon.first)).rejects.toMatchObject({ code: 'TICKET_ENDED' })
  })

  test('of one’s own is refused gently, and still good', async () => {
    const { buyer, first } = await buy()
    const secret = await linkOf(buyer, first)
    expect(await site().look(buyer, secret)).toMatchObject({ isOwn: true })
    await expect(site().take(buyer, secret)).rejects.toMatchObject({ code: 'PASS_OWN' })
    await site().take(await addMember(database.db), secret)
    await expect(site().takeBack(buyer, first)).rejects.toMatchObject({ code: 'TICKET_ENDED' })
  })

  test('is made by nobody else', async () => {
    const { first } = await buy()
    const stranger = await addMember(database.db)
    for (const id of [first, '7', '9999999999999999999'])
      for (const act of [site().pass, site().takeBack])
        await expect(act(stranger, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('that is guessed is counted, one that is over is not', async () => {
    const limits = createLimits({ key: Buffer.from('guesses'), rates: { passSecrets: { burst: 3, every: 1_000 } } })
    const { look } = openTestDoors(database.db, { now: () => clock.now, limits })
    const friend = await addMember(database.db)
    const { buyer, first } = await buy()
    const secret = await linkOf(buyer, first)
    await site().takeBack(buyer, first)
    const codeOf = (tried: string) => look(friend, tried).catch(({ code }) => code)
    for (let n = 0; n < 5; n++) expect(await codeOf(secret)).toBe('PASS_OVER')
    const guesses = await Promise.all(Array.from({ length: 6 }, (_, n) => codeOf(`${n}`.repeat(32))))
    expect(guesses.filter((code) => code === 'TOO_MANY_REQUESTS')).toHaveLength(3)
  })

  test('is looked at however much others guess', async () => {
    const shared = Object.entries(allLimits).filter(([, { by }]) => by === 'all')
    const rates = Object.fromEntries(shared.map(([name]) => [name, { burst: 1, every: 1_000 }]))
    const limits = createLimits({ key: Buffer.from('crowd'), rates })
    const { look } = openTestDoors(database.db, { now: () => clock.now, limits })
    const { buyer, first } = await buy()
    const secret = await linkOf(buyer, first)
    for (const guess of ['a', 'b'])
      await expect(look(await addMember(database.db), guess.repeat(32))).rejects.toMatchObject({ code: 'PASS_OVER' })
    expect(await look(await addMember(database.db), secret)).toMatchObject({ title: 'An evening' })
  })
})

describe('names', () => {
  const zara = { firstName: 'Zara', lastName: 'Ahmed', birthDate: '1990-01-01', gender: null } as const
  const nothing = { passportNumber: null, passportExpiresOn: null, nationality: null }
  const infant = { ...zara, ...nothing, firstName: 'Lana', birthDate: '2026-06-01' }
  const party = [infant, { ...zara, ...nothing }, { ...zara, ...nothing, firstName: 'Aram' }]

  test('are those of the travellers who have a place, until somebody else takes it', async () => {
    const { buyer, purchase, tickets, first } = await buy({ sale: trip, travellers: party, seal: personalSeal })
    expect(tickets.map(({ holder }) => holder)).toEqual(['Zara Ahmed', 'Aram Ahmed'])
    const friend = await addMember(database.db)
    const secret = await linkOf(buyer, first)
    expect(await site().look(friend, secret)).toMatchObject({ needsName: true })
    await expect(site().take(friend, secret, { holder: '  ' })).rejects.toMatchObject({
      code: 'INVALID_INPUT',
      fields: { holder: { error: 'required' } },
    })
    expect(await site().take(friend, secret, { holder: 'دلێر' })).toMatchObject({ holder: 'دلێر' })
    expect((await site().list(buyer, purchase)).map(({ state }) => state)).toEqual(['passed', 'good'])
  })

  test('a tour’s ticket stays its traveller’s: the place may be a child’s', async () => {
    for (const kind of ['tourism', 'umrah'] as const)
      for (const sale of await findSales(database.db, kind)) {
        const { buyer, first, tickets } = await buy({ sale })
        expect(tickets[0]).toMatchObject({ canPass: false, state: 'good', venue: expect.any(String) })
        expect(tickets[0]?.printed).toMatchObject({
          seller: { en: tickets[0]?.seller.title },
          meeting: { title: { ar: 'الكراج الموحد' }, address: { ku: 'شەقامی سەرەکی' } },
        })
        await expect(site().pass(buyer, first)).rejects.toMatchObject({ code: 'TICKET_NAMED' })
      }
  })

  test('of a passport cannot be changed by passing the ticket on', async () => {
    const { buyer, first, tickets } = await buy({ sale: flight, travellers: party, seal: personalSeal })
    expect(tickets[0]).toMatchObject({ canPass: false, state: 'good' })
    expect(tickets[0]?.printed.route?.en).toMatch(/^\S.+ – .+\S$/)
    await expect(site().pass(buyer, first)).rejects.toMatchObject({ code: 'TICKET_NAMED' })
  })
})

describe('tickets of a purchase', () => {
  test('are there once it is accepted, and only for who bought it', async () => {
    const { buyer, purchase } = await buy({ status: 'pending' })
    expect(await site().list(buyer, purchase)).toEqual([])
    const stranger = await addMember(database.db)
    await expect(site().list(stranger, purchase)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  test('say what they are for, category by category', async () => {
    const [standard = 0, front = 0] = event.stocks
    const { tickets } = await buy({
      counts: [
        [front, 1],
        [standard, 2],
      ],
    })
    expect(tickets.map(({ number, category }) => [number, category])).toEqual([
      [1, 'Standard'],
      [2, 'Standard'],
      [3, 'Front rows'],
    ])
    expect(tickets[0]).toMatchObject({
      itemType: 'event',
      venue: expect.any(String),
      coordinates: { latitude: expect.any(Number) },
      seller: { title: 'Stage House', phone: '+9647701112244' },
      canPass: true,
    })
  })

  test('that came back by a late payment are new ones, and shown once', async () => {
    const { buyer, purchase, tickets } = await buy()
    await database.db.transaction().execute(async (tx) => {
      await endTickets(tx, purchase, clock.now)
      await insertTickets(tx, purchase, new Date(clock.now.getTime() + 1000))
    })
    const again = await site().list(buyer, purchase)
    expect(again.map(({ number, state }) => [number, state])).toEqual([
      [1, 'good'],
      [2, 'good'],
    ])
    expect(again[0]?.id).not.toBe(tickets[0]?.id)
  })

  test('have no code once they are over', async () => {
    const { buyer, purchase } = await buy()
    wait(7 * hour)
    expect(await site().list(buyer, purchase)).toMatchObject([
      { state: 'over', token: null, code: null, canPass: false },
      {},
    ])
  })
})
