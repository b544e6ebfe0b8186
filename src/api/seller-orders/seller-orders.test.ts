import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import { putMembership } from '../../db/queries/organisations/memberships.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { openBuying } from '../purchases/testing/buying.ts'

const database = openTestDatabase()
const { api, now, add, buy, pay, takenOf, ticketsOf, messagesTo, see, refund } = openBuying(database)

let manager: TestMember
let colleague: TestMember
let cashier: TestMember
let stranger: TestMember
let other: TestMember

const traveller = {
  firstName: 'SARA',
  lastName: 'KARIM',
  birthDate: '1990-05-04',
  gender: 'female',
  passportNumber: 'A7654321',
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
}

beforeAll(async () => {
  manager = await addMember(database.db)
  colleague = await addMember(database.db)
  cashier = await addMember(database.db)
  stranger = await addMember(database.db)
  other = await addMember(database.db)
  const { rows } = await sql<{ id: number }>`select id from sellers order by id`.execute(database.db)
  const [first, second] = rows.map(({ id }) => id) as [number, number]
  await database.db.transaction().execute(async (tx) => {
    await putMembership(tx, { account: manager.account, kind: 'seller', id: first, role: 'manager', now: now() })
    await putMembership(tx, { account: colleague.account, kind: 'seller', id: first, role: 'manager', now: now() })
    await putMembership(tx, { account: cashier.account, kind: 'seller', id: first, role: 'cashier', now: now() })
    await putMembership(tx, { account: other.account, kind: 'seller', id: second, role: 'manager', now: now() })
  })
})

const orders = (member: TestMember, query: Record<string, unknown> = {}) =>
  api().dispatch('GET /business/orders', { locale: 'en', token: member.token, query })
const decide = (word: 'accept' | 'reject', member: TestMember, id: number) =>
  api().dispatch(`PUT /business/orders/{id}/${word}`, { locale: 'en', token: member.token, params: { id } })
const travellersOf = (member: TestMember, id: number) =>
  api().dispatch('GET /business/departures/{id}/travellers', { locale: 'en', token: member.token, params: { id } })
const exported = (member: TestMember, query: Record<string, unknown> = {}) =>
  api().dispatch('GET /business/orders/export', { locale: 'en', token: member.token, query })

describe('the orders of a seller', () => {
  test('are what was paid for, and nobody else’s', async () => {
    const sale = await add('tourism')
    const paid = await buy(sale, { people: 2 })
    await pay(paid)
    const unpaid = await buy(sale)
    const ids = async (member: TestMember) => (await orders(member, { type: 'tourism' })).data.map(({ id }) => id)
    expect(await ids(manager)).toContain(paid.id)
    expect(await ids(manager)).not.toContain(unpaid.id)
    expect(await ids(other)).toEqual([])
    await expect(orders(stranger)).rejects.toMatchObject({ code: 'NOT_A_MEMBER' })
    const [seller] = await sellersOf(manager)
    await expect(orders(other, { seller: seller?.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(decide('accept', other, paid.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(travellersOf(other, sale.stocks[0] ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  const sellersOf = async (member: TestMember) =>
    (await api().dispatch('GET /business/sellers', { locale: 'en', token: member.token })).data

  test('are filtered by day, state and kind, and the file has the rows of the list', async () => {
    const sale = await add('activity', { stocks: [{ day: '2027-03-01' }, { day: '2027-03-09' }] })
    const early = await buy(sale)
    await pay(early)
    const late = await buy(sale, { departureId: sale.stocks[1] })
    await pay(late)
    const filter = { type: 'activity', from: '2027-03-05', to: '2027-03-31' }
    expect((await orders(manager, filter)).data.map(({ id }) => id)).toEqual([late.id])
    expect(
      (await orders(manager, { ...filter, from: '2027-03-01', to: '2027-03-01' })).data.map(({ id }) => id),
    ).toEqual([early.id])
    expect((await orders(manager, { type: 'activity', status: 'rejected' })).data).toEqual([])
    const whole = { type: 'activity' }
    const { csv, count, file } = await exported(manager, whole)
    const list = await orders(manager, { ...whole, limit: 100 })
    const rows = csv.trimEnd().split('\r\n').slice(1)
    expect([count, rows.length]).toEqual([list.meta.total, list.meta.total])
    expect(rows.map((row) => row.split(',')[0])).toEqual(list.data.map(({ code }) => code))
    expect(file).toMatch(/^orders-\d{4}-\d\d-\d\d\.csv$/)
  })

  test('a name that a table program would run is only a name in the file', async () => {
    const sale = await add('offer')
    const member = await addMember(database.db)
    await sql`update customers set name = '=cmd|"calc"!A1, son' where id = ${member.customer}`.execute(database.db)
    await pay(await buy(sale, { member }))
    const { csv } = await exported(manager, { type: 'offer' })
    expect(csv).toContain(`"'=cmd|""calc""!A1, son"`)
    expect(csv).not.toMatch(/(^|,)=/m)
  })

  test('a name that leads away, older than the rule of names, is shown to no seller', async () => {
    const sale = await add('offer')
    const member = await addMember(database.db)
    await sql`update customers set name = 'evil.com Karim' where id = ${member.customer}`.execute(database.db)
    const bought = await buy(sale, { member })
    await pay(bought)
    const { data } = await orders(manager, { type: 'offer' })
    expect(data.find(({ id }) => id === bought.id)?.customer).toMatchObject({ name: '', phone: member.phone })
  })
})

describe('what is decided by hand', () => {
  const buyByHand = async () => {
    const sale = await add('umrah', { acceptance: 'manual' })
    const bought = await buy(sale)
    await pay(bought)
    return bought
  }

  test('is accepted once: tickets are there, and the customer is told', async () => {
    const bought = await buyByHand()
    expect(await ticketsOf(bought)).toEqual([])
    expect(await decide('accept', manager, bought.id)).toMatchObject({ status: 'accepted', canDecide: false })
    expect(await ticketsOf(bought)).toEqual(['1'])
    expect((await messagesTo(bought.member)).length).toBeGreaterThan(0)
    for (const word of ['accept', 'reject'] as const)
      await expect(decide(word, manager, bought.id)).rejects.toMatchObject({ code: 'PURCHASE_DECIDED' })
  })

  test('is rejected: places are free, everything goes back', async () => {
    const bought = await buyByHand()
    expect(await decide('reject', manager, bought.id)).toMatchObject({ status: 'rejected' })
    expect(await takenOf(bought.sale)).toEqual([0])
    await refund()
    expect(await see(bought)).toMatchObject({ status: 'rejected', refund: { amount: { amount: bought.total.amount } } })
  })

  test('colleagues at the same moment: one decides, the others are told', async () => {
    const bought = await buyByHand()
    const answers = ['accept', 'reject', 'accept', 'reject', 'accept', 'reject'] as const
    const outcomes = await Promise.allSettled(
      answers.map((word, index) => decide(word, index % 2 ? manager : colleague, bought.id)),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'PURCHASE_DECIDED' })
  })
})

describe('a cashier', () => {
  const onlyManagers = { code: 'MANAGERS_ONLY' }

  test('sees what there is a door for, and neither orders nor who comes along', async () => {
    const sale = await add('umrah', { acceptance: 'manual' })
    const bought = await buy(sale)
    await pay(bought)
    const { data } = await api().dispatch('GET /business/sellers', { locale: 'en', token: cashier.token })
    expect(data).toMatchObject([{ role: 'cashier' }])
    expect(data[0]?.sales.map(({ id }) => id)).toContain(sale.sale)
    await expect(orders(cashier)).rejects.toMatchObject(onlyManagers)
    await expect(exported(cashier)).rejects.toMatchObject(onlyManagers)
    for (const word of ['accept', 'reject'] as const)
      await expect(decide(word, cashier, bought.id)).rejects.toMatchObject(onlyManagers)
    await expect(travellersOf(cashier, sale.stocks[0] ?? 0)).rejects.toMatchObject(onlyManagers)
  })

  test('who manages another seller does nothing more for the one whose cashier they are', async () => {
    const both = await addMember(database.db)
    const { rows } = await sql<{ id: number }>`select id from sellers order by id`.execute(database.db)
    const [first, second] = rows.map(({ id }) => id) as [number, number]
    await database.db.transaction().execute(async (tx) => {
      await putMembership(tx, { account: both.account, kind: 'seller', id: first, role: 'cashier', now: now() })
      await putMembership(tx, { account: both.account, kind: 'seller', id: second, role: 'manager', now: now() })
    })
    const sale = await add('umrah', { acceptance: 'manual' })
    const bought = await buy(sale)
    await pay(bought)
    expect((await orders(both)).data.map(({ id }) => id)).not.toContain(bought.id)
    await expect(orders(both, { seller: first })).rejects.toMatchObject(onlyManagers)
    await expect(decide('reject', both, bought.id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(travellersOf(both, sale.stocks[0] ?? 0)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('who comes along', () => {
  test('is for managers, with the passports, and each look is written down without them', async () => {
    const sale = await add('tourism', { travellerData: 'passports' })
    const bought = await buy(sale, { travellers: [traveller] })
    await pay(bought)
    const stock = sale.stocks[0] ?? 0
    const { data, taken } = await travellersOf(manager, stock)
    expect([taken, data.length]).toEqual([1, 1])
    expect(data[0]).toMatchObject({ code: bought.code, count: 1, travellers: [traveller] })
    expect(JSON.stringify(await orders(manager))).not.toContain(traveller.passportNumber)
    expect((await exported(manager)).csv).not.toContain(traveller.passportNumber)
  })

  test('leaves out what was never paid', async () => {
    const sale = await add('tourism')
    await buy(sale)
    expect((await travellersOf(manager, sale.stocks[0] ?? 0)).data).toEqual([])
  })
})
