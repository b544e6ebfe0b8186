import { type CallOptions, call } from '../../../client/call/call.ts'
import type { useCall } from '../../../client/session/auth.ts'
import { findPersonal } from '../../../client/session/personal.ts'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import type { HeartId } from '../../../domain/sales/heart-id.ts'
import type { SaleKind } from '../../../domain/sales/sale.ts'
import { isKnownAsSaved, isSaved, showTapped } from './saved.ts'
import { keepTap, takeTap } from './stored-tap.ts'
import { noteSaved } from './wishlist-channel.ts'

type Call = ReturnType<typeof useCall>

/** Like `useCall`, outside of components. */
export const toCall =
  (page: Pick<CallOptions, 'locale' | 'apiUrl'>): Call =>
  (key, input, options) =>
    call(key, input, { ...page, ...options })

const underWay = new Set<HeartId>()

/** Shows the new state at once. A visitor signs in first, and then it is saved. */
export async function pressHeart(id: HeartId, call: Call): Promise<void> {
  if (!findPersonal()?.user) {
    keepTap(id)
    return openSignIn({ afterwards: () => void carryOutTap(call) })
  }
  showTapped(id, !isSaved(id))
  await settle(id, call)
}

/** Carries out a visitor's tap from before the sign-in. A message confirms it, since the page may have been loaded anew meanwhile. */
export async function carryOutTap(call: Call): Promise<void> {
  const id = takeTap()
  if (id === null || isSaved(id)) return
  showTapped(id, true)
  await settle(id, call, true)
}

/** However often it is tapped meanwhile, what it shows in the end is what the server has. Where it is refused, it shows what was before. */
async function settle(id: HeartId, call: Call, isSaid = false): Promise<void> {
  if (underWay.has(id)) return
  underWay.add(id)
  while (isSaved(id) !== isKnownAsSaved(id)) {
    const isOn = isSaved(id)
    if (!(await send(id, isOn, call, isSaid))) break
    noteSaved(id, isOn)
  }
  underWay.delete(id)
  showTapped(id, null)
}

async function send(id: HeartId, isOn: boolean, call: Call, isSaid: boolean): Promise<boolean> {
  const options = { hide: { success: !isSaid } }
  const { ok, status } = await (typeof id === 'number'
    ? sendProperty(id, isOn, call, options)
    : sendItem(id, isOn, call, options))
  // Taken out elsewhere meanwhile.
  return ok || (!isOn && status === 404)
}

type Options = Parameters<Call>[2]

const sendProperty = (id: number, isOn: boolean, call: Call, options: Options) =>
  isOn
    ? call('POST /customer/property-wishlist', { body: { propertyId: id } }, options)
    : call('DELETE /customer/property-wishlist/property/{id}', { params: { id } }, options)

function sendItem(id: Exclude<HeartId, number>, isOn: boolean, call: Call, options: Options) {
  const [kind, itemId] = id.split(':') as [SaleKind, string]
  return isOn
    ? call('POST /customer/item-wishlist', { body: { kind, itemId: Number(itemId) } }, options)
    : call('DELETE /customer/item-wishlist/{kind}/{id}', { params: { kind, id: Number(itemId) } }, options)
}

/** The id in the page. */
export const toHeartId = (text: string | undefined): HeartId => (text?.includes(':') ? (text as HeartId) : Number(text))
