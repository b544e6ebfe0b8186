import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { toPersonalFieldName } from '../../db/personal-field.ts'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { forgetPurchaseTravellers } from '../../db/queries/sales/purchase-facts.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import type { TestPurchase } from './testing/add-purchase.ts'
import { openAfter } from './testing/after.ts'

const database = openTestDatabase()
const after = openAfter(database)
const { api, now, pass, passUntil, ask, buy, buyAndPay, cancel, pay, factsOf, takenOf, refund, enter } = after

const traveller = {
  firstName: 'Sara',
  lastName: 'Karim',
  birthDate: '1990-05-17',
  gender: 'female' as const,
  passportNumber: 'A12345678',
  passportExpiresOn: '2032-01-01',
  nationality: 'IQ',
}
const named = { travellers: [traveller], seal: createPersonalSeal(['a secret that is long enough for a seal']) }

const belongingsOf = (member: TestMember) => ask('GET /customer/auth/belongings', member)
const remove = ({ token }: TestMember, body: object = { acceptLoss: true }) =>
  api().dispatch('POST /customer/auth/delete-account', {
    locale: 'en',
    token,
    body: { password: testPassword, ...body },
  })
const exportOf = ({ token }: TestMember) =>
  api().dispatch('POST /customer/auth/export', { locale: 'en', token, body: { password: testPassword } })
const keptOf = async ({ id }: TestPurchase) =>
  (
    await sql<{ travellers: boolean; status: string; named: number }>`
      select travellers is not null as travellers, status, (select count(holder)::int from tickets where purchase_id = ${id}) as named
      from purchases where id = ${id}`.execute(database.db)
  ).rows[0]
const nameTickets = ({ id }: TestPurchase) =>
  sql`update tickets set holder = 'sealed' where purchase_id = ${id}`.execute(database.db)
const give = ({ id }: TestPurchase, to: TestMember) =>
  sql`update tickets set customer_id = ${to.customer} where purchase_id = ${id} and number = 2`.execute(database.db)

test('an account would lose what is to come, its tickets and those that it was given', async () => {
  const friend = await addMember(database.db)
  const bought = await buyAndPay({ rest: { amount: 300_000, due: '2027-02-10' } })
  await give(bought, friend)
  const open = await buy({ member: bought.member })
  expect(await belongingsOf(bought.member)).toMatchObject({
    isEmpty: false,
    purchases: [
      {
        purchaseId: bought.id,
        itemType: 'tourism',
        title: 'Sunset tour',
        total: { amount: 100_000 },
        tickets: 1,
        isPassed: true,
      },
    ],
    tickets: [],
    openOrders: [{ orderId: open.order, itemType: 'tourism', itemId: open.id, title: 'Sunset tour' }],
  })
  await pay(bought)
  expect((await belongingsOf(bought.member)).purchases).toMatchObject([{ total: { amount: 400_000 } }])
  expect(await belongingsOf(friend)).toMatchObject({
    isEmpty: false,
    purchases: [],
    tickets: [{ title: 'Sunset tour' }],
  })
  await expect(remove(friend, {})).rejects.toMatchObject({ code: 'BELONGINGS_LEFT' })
  await give(bought, bought.member)
  await cancel(bought)
  expect(await belongingsOf(friend)).toMatchObject({ isEmpty: true, tickets: [] })
  passUntil('2027-02-25T00:00:00')
  expect(await belongingsOf(bought.member)).toMatchObject({ purchases: [] })
})

test('the export has the tickets that others passed on, with the name on them', async () => {
  const friend = await addMember(database.db)
  const bought = await buyAndPay()
  await give(bought, friend)
  const { rows } = await sql<{
    id: string
  }>`select id::text as id from tickets where customer_id = ${friend.customer}`.execute(database.db)
  const id = rows[0]?.id ?? ''
  const holder = named.seal.close('Noor Ali', toPersonalFieldName({ ticket: id }))
  await sql`update tickets set holder = ${holder} where id = ${id}::bigint`.execute(database.db)
  const own = createApi({ db: database.db, accounts: testAccounts, personalSeal: named.seal, now })
  const file = await own.dispatch('POST /customer/auth/export', {
    locale: 'en',
    token: friend.token,
    body: { password: testPassword },
  })
  expect(file).toMatchObject({ purchases: [], tickets: [{ number: 2, holder: 'Noor Ali' }] })
  await give(bought, bought.member)
  await cancel(bought)
})

test('the export has of a purchase the tickets that are still the buyer’s, and of no ticket what its code is made of', async () => {
  const friend = await addMember(database.db)
  const bought = await buyAndPay()
  await give(bought, friend)
  const { rows } = await sql<{
    id: string
  }>`select id::text as id from tickets where purchase_id = ${bought.id}`.execute(database.db)
  const file = await exportOf(bought.member)
  expect(file.purchases.map(({ tickets }) => tickets)).toMatchObject([[{ number: 1 }]])
  const texts = JSON.stringify([file, await exportOf(friend)])
  expect(rows.filter(({ id }) => texts.includes(id))).toEqual([])
  await give(bought, bought.member)
  await cancel(bought)
})

test('a leaving account leaves the name on a ticket that it passed on', async () => {
  const friend = await addMember(database.db)
  const bought = await buyAndPay(named)
  await give(bought, friend)
  await nameTickets(bought)
  // Since it has begun it goes on.
  passUntil('2027-02-20T08:00:00')
  await remove(bought.member)
  expect(await keptOf(bought)).toEqual({ travellers: false, status: 'accepted', named: 1 })
  await remove(friend)
  expect(await keptOf(bought)).toMatchObject({ named: 0 })
})

test('a leaving account gives back what is to come, and what has begun goes on without its names', async () => {
  const member = await addMember(database.db)
  const [coming, entered, open] = [
    await buyAndPay({ member, ...named }),
    await buyAndPay({ member, ...named }),
    await buy({ member, ...named }),
  ]
  await nameTickets(coming)
  await nameTickets(entered)
  await enter(entered)
  await remove(member)
  await refund()
  expect(await keptOf(coming)).toEqual({ travellers: false, status: 'ended', named: 0 })
  expect(await keptOf(entered)).toEqual({ travellers: false, status: 'accepted', named: 0 })
  expect(await keptOf(open)).toEqual({ travellers: false, status: 'failed', named: 0 })
  expect(await Promise.all([coming, entered, open].map(takenOf))).toEqual([0, 2, 0])
  const { rows } = await sql`select type, amount::int as amount from transactions where customer_id = ${member.customer}
    and order_id = ${coming.order} order by id`.execute(database.db)
  expect(rows).toEqual([
    { type: 'debit', amount: 400_000 },
    { type: 'credit', amount: 400_000 },
  ])
})

test('a passed ticket stays valid when its buyer deletes the account', async () => {
  const [friend, gone] = [await addMember(database.db), await addMember(database.db)]
  const [bought, other] = [await buyAndPay({ kind: 'event', ...named }), await buyAndPay({ kind: 'event' })]
  await give(bought, friend)
  await nameTickets(bought)
  expect((await belongingsOf(bought.member)).purchases).toMatchObject([{ tickets: 1, isPassed: true }])
  await remove(bought.member)
  expect(await keptOf(bought)).toEqual({ travellers: false, status: 'accepted', named: 1 })
  expect(await takenOf(bought)).toBe(2)
  expect((await ask('GET /customer/tickets', friend)).data).toMatchObject([{ number: 2, state: 'good' }])
  expect(await after.textsTo(friend)).toEqual([])
  const { rows } = await sql`select from refunds where order_id = ${bought.order}`.execute(database.db)
  expect(rows).toEqual([])
  await give(other, gone)
  await expect(cancel(other)).rejects.toMatchObject({ code: 'ORDER_NOT_CANCELLABLE' })
  await remove(gone)
  expect(await cancel(other)).toMatchObject({ status: 'ended' })
  await refund()
})

test('travellers are erased 90 days after the end, and 7 days after a cancellation', async () => {
  const [used, dropped] = [await buyAndPay(named), await buyAndPay(named)]
  await nameTickets(used)
  await cancel(dropped)
  const forget = () => forgetPurchaseTravellers(database.db, now())
  pass(7 * 24 * 60)
  expect(await forget()).toBe(0)
  pass(1)
  expect(await forget()).toBe(1)
  expect(await keptOf(dropped)).toMatchObject({ travellers: false })
  passUntil('2027-05-26T00:00:00')
  expect(await forget()).toBe(0)
  expect(await keptOf(used)).toMatchObject({ travellers: true, named: 2 })
  pass(1)
  expect(await forget()).toBe(1)
  expect(await keptOf(used)).toMatchObject({ travellers: false, named: 0 })
  expect(await factsOf(used)).toMatchObject({ title: { en: 'Sunset tour' } })
})
