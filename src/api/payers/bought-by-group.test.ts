import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { addSale, toChoice } from '../purchases/testing/sales.ts'
import { addProperty, toSelection } from '../reservations/testing/booking.ts'
import { addPlan } from '../subscriptions/testing/subscribing.ts'
import { addVisa, toApplicant, travelDate } from '../visa-applications/testing/applying.ts'
import { openSharing } from './testing/payers.ts'

const database = openTestDatabase()
const { api, split, payLink, secretsOf, payersOf, expire, pass, now } = openSharing(database)

type Ordered = { orderId: number; paymentStatus: string; payment: { link: string | null } }

const isGroupPayment = true
const orders: Record<string, (member: TestMember) => Promise<Ordered>> = {
  'a stay': async ({ token }) => {
    const body = { ...toSelection(await addProperty(database.db, [{ units: 1 }]), {}, now()), isGroupPayment }
    return api().dispatch('POST /customer/reservations', { locale: 'en', token, body })
  },
  'a tour': async ({ token }) => {
    const body = { ...toChoice(await addSale(database.db, 'tourism')), isGroupPayment }
    return api().dispatch('POST /customer/purchases', { locale: 'en', token, body })
  },
  'a package': async ({ token }) => {
    const body = { ...(await addPlan(database.db)), isGroupPayment }
    return api().dispatch('POST /customer/customer-discount-packages', { locale: 'en', token, body })
  },
  'a visa': async (member) => {
    const { visa } = await addVisa(database.db)
    const applicants = [await toApplicant(database.db, member)]
    const body = { visaId: visa, purpose: 'tourism', travelDate, applicants, isGroupPayment }
    return api().dispatch('POST /customer/visa-applications', { locale: 'en', token: member.token, body })
  },
}

const countPayments = async (order: number): Promise<number> =>
  (await sql`select from payments where order_id = ${order}`.execute(database.db)).rows.length

test.each(Object.keys(orders))('%s is held without a payment, and paid by the shares of a group', async (what) => {
  const member = await addMember(database.db)
  const made = await orders[what]?.(member)
  expect(made).toMatchObject({ paymentStatus: 'unpaid', payment: { link: null } })
  const shared = { member, order: made?.orderId ?? 0 }
  expect(await countPayments(shared.order)).toBe(0)
  expect(await payersOf(shared)).toMatchObject({ state: 'open', data: [] })
  for (const secret of secretsOf(await split(shared, { people: 2 }))) await payLink(secret)
  expect(await payersOf(shared)).toMatchObject({ state: 'paid', rest: { amount: 0 } })
})

test('a group order that is not paid ends with its hold', async () => {
  const member = await addMember(database.db)
  const made = await orders['a stay']?.(member)
  await split({ member, order: made?.orderId ?? 0 }, { people: 2 })
  pass(16)
  await expire()
  expect(await payersOf({ member, order: made?.orderId ?? 0 })).toMatchObject({ state: 'ended' })
})
