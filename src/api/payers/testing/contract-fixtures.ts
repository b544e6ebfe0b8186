import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import { addMember, type TestMember } from '../../customers/testing/member.ts'
import type { Api } from '../../service.ts'
import { addPlan } from '../../subscriptions/testing/subscribing.ts'
import { toPaySecret } from './payers.ts'

type Deps = { db: Db; api: Api }
type ReadyPayers = { params?: { id?: string; part?: string; secret?: string }; body?: object }

/** An order that waits for its money, split where the call is about a link. */
export async function preparePayers({ db, api }: Deps, key: Key, caller?: TestMember): Promise<ReadyPayers> {
  if (!/\/payers|\/public\/pay\//.test(key)) return {}
  const { token } = caller ?? (await addMember(db))
  const ordered = await order({ db, api }, token)
  if (!ordered) return {}
  const params = { id: String(ordered) }
  if (key === 'POST /customer/orders/{id}/payers') return { params, body: { people: 2 } }
  const made = await api.dispatch('POST /customer/orders/{id}/payers', {
    locale: 'en',
    token,
    params,
    body: { people: 2 },
  })
  const [payer] = made.data
  if (caller) return { params: { ...params, part: String(payer?.id) } }
  return { params: { secret: toPaySecret(payer?.link ?? '') }, body: { paymentMethod: 'qi', name: 'سارا' } }
}

/** Null for a caller who cannot order anything. */
const order = async ({ db, api }: Deps, token: string): Promise<number | null> =>
  api
    .dispatch('POST /customer/customer-discount-packages', {
      locale: 'en',
      token,
      body: { ...(await addPlan(db)), paymentMethod: 'qi' },
    })
    .then(
      ({ orderId }) => orderId,
      () => null,
    )
