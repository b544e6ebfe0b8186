import type { SaleKind } from '../../src/domain/sales/sale.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { addDays } from '../../src/domain/time/day.ts'
import { query, today } from './booking.ts'
import { type Client, requireOk } from './client.ts'

type Customer = { client: Client; accessToken: string; locale: Locale }
type OnSale = { item: number; stock: number; day: string | null }
export type BuyResult = { id: number; orderId: number; code: string; link: string }

/** Something of the kind with enough left, a good while ahead. */
async function findOnSale(kind: SaleKind, condition = 'true'): Promise<OnSale> {
  const [found] = await query<OnSale>(
    `select s.item_id as item, k.id as stock, k.day::text as day from stocks k join sales s on s.id = k.sale_id
       where s.kind = $1 and s.acceptance = 'automatic' and k.capacity - k.taken > 8
         and k.closes_at > now() + interval '30 days' and ${condition}
       order by k.closes_at, k.id limit 1`,
    [kind],
  )
  if (!found) throw new Error(`No ${kind} is on sale`)
  return found
}

/** Bought without a browser: for what comes after. */
async function buyOver(
  { client, accessToken, locale }: Customer,
  choice: object,
  more: object = {},
): Promise<BuyResult> {
  const post = async (path: string, body: object) =>
    requireOk(
      await client.send('POST', `/services/api/customer/purchases${path}?lang=${locale}`, {
        body: { ...choice, ...body },
        token: accessToken,
        headers: { 'idempotency-key': crypto.randomUUID() },
      }),
    )
  const { priceKey } = await post('/calculate-price', {})
  const { id, orderId, code, payment } = await post('', { ...more, priceKey, paymentMethod: 'qi' })
  return { id, orderId, code, link: payment.link }
}

const people = [
  { firstName: 'Layla', lastName: 'Hassan', birthDate: '1990-03-21', gender: 'female', passportNumber: 'A71500123' },
  { firstName: 'Karim', lastName: 'Hassan', birthDate: '1988-07-02', gender: 'male', passportNumber: 'A71500456' },
]
export const couple = people.map((person) => ({
  ...person,
  nationality: 'IQ',
  passportExpiresOn: addDays(today, 5 * 365),
}))

/** A tour for two, with its deposit to pay. */
export async function buyTour(customer: Customer, condition = 'true'): Promise<BuyResult> {
  const { item, stock } = await findOnSale(
    'tourism',
    `s.deposit_percent is not null and s.traveller_data = 'passports' and ${condition}`,
  )
  const choice = { itemType: 'tourism', itemId: item, departureId: stock, party: { adults: 2 }, payDeposit: true }
  return buyOver(customer, choice, { travellers: couple })
}

/** One seat of a flight that does not come back. */
export async function buyFlight(customer: Customer): Promise<BuyResult> {
  const { item, day } = await findOnSale(
    'offer',
    `k.day is not null and s.offer_id in (select id from offers where flight @> '{"roundTrip": false}')`,
  )
  const choice = { itemType: 'offer', itemId: item, quantity: 1, travelDate: day }
  return buyOver(customer, choice, { travellers: couple.slice(0, 1) })
}

/** Two tickets that cost something. */
export async function buyTickets(customer: Customer): Promise<BuyResult> {
  const { item, stock } = await findOnSale('event', `(k.prices ->> 'ticket')::int > 0`)
  return buyOver(customer, { itemType: 'event', itemId: item, tickets: [{ categoryId: stock, quantity: 2 }] })
}

/** To the first plan of the first package there is. */
export async function subscribe({ client, accessToken, locale }: Customer): Promise<BuyResult> {
  const [plan] = await query<{ packageId: number; planId: number }>(
    `select package_id as "packageId", id as "planId" from discount_plans order by id limit 1`,
  )
  const { id, orderId, code, payment } = requireOk(
    await client.send('POST', `/services/api/customer/customer-discount-packages?lang=${locale}`, {
      body: { ...plan, paymentMethod: 'qi' },
      token: accessToken,
      headers: { 'idempotency-key': crypto.randomUUID() },
    }),
  )
  return { id, orderId, code, link: payment.link }
}
