import type { Key } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { later } from '../../domain/time/later.ts'
import type { TestMember } from '../customers/testing/member.ts'
import { addPurchase } from '../purchases/testing/add-purchase.ts'
import type { Api } from '../service.ts'
import { addPlan } from '../subscriptions/testing/subscribing.ts'

type Deps = { db: Db; api: Api; member: TestMember }

const lists: readonly Key[] = [
  'GET /customer/customer-discount-packages',
  'GET /customer/wallet/top-ups',
  'GET /customer/purchases',
]

/** The purchases that a call about them needs: one thing for one, several pages for a list. */
export async function addPurchases(key: Key, deps: Deps): Promise<string | undefined> {
  const isList = lists.includes(key)
  const add = findAdd(key)
  if (!add || !(isList || key.includes('{id}'))) return undefined
  const ids: number[] = []
  for (let left = isList ? 7 : 1; left > 0; left--) ids.push(await add(deps, isList))
  return ids[0]?.toString()
}

function findAdd(key: Key) {
  if (key.endsWith('/invoice')) return async (deps: Deps) => (await subscribe(deps, 'wallet')).orderId
  if (key.includes('/orders/')) return async (deps: Deps) => (await subscribe(deps, 'qi')).orderId
  if (key.includes('/customer-discount-packages')) return addSubscription
  if (key.includes('/customer/purchases')) return addBought
  if (key.includes('/customer/travellers')) return addTraveller
  return key.includes('/top-ups') ? addTopUp : null
}

const subscribe = async ({ db, api, member }: Deps, paymentMethod: 'qi' | 'wallet') =>
  api.dispatch('POST /customer/customer-discount-packages', {
    locale: 'en',
    token: member.token,
    body: { ...(await addPlan(db)), paymentMethod },
  })

/** So many would be too many to wait for their money: those of a list are given up. */
async function addSubscription(deps: Deps, isCancelled: boolean): Promise<number> {
  const { id } = await subscribe(deps, 'qi')
  const { api, member } = deps
  const params = { id }
  if (isCancelled)
    await api.dispatch('PUT /customer/customer-discount-packages/{id}/cancel', {
      locale: 'en',
      token: member.token,
      params,
    })
  return id
}

async function addBought({ db, api, member }: Deps, isCancelled: boolean): Promise<number> {
  const now = new Date()
  const inDays = (count: number) => later(now, count * 86_400)
  const { id } = await addPurchase(db, member, { startsAt: inDays(60), endsAt: inDays(65) }, now)
  const params = { id }
  if (isCancelled)
    await api.dispatch('PUT /customer/purchases/{id}/cancel', { locale: 'en', token: member.token, params })
  return id
}

async function addTopUp({ api, member: { token } }: Deps, isCancelled: boolean): Promise<number> {
  const body = { amount: 5_000, paymentMethod: 'qi' as const }
  const { id } = await api.dispatch('POST /customer/wallet/top-ups', { locale: 'en', token, body })
  if (isCancelled)
    await api.dispatch('PUT /customer/wallet/top-ups/{id}/cancel', { locale: 'en', token, params: { id } })
  return id
}

export const testTraveller = { firstName: 'Zara', lastName: 'Ahmed', passportNumber: 'A1234567', nationality: 'IQ' }

async function addTraveller({ api, member: { token } }: Deps): Promise<number> {
  const { id } = await api.dispatch('POST /customer/travellers', { locale: 'en', token, body: testTraveller })
  return id
}
