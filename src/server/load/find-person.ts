import { replaced } from '../../auth/service.ts'
import type { PageSession } from '../../client/context.ts'
import type { Ok } from '../../contract/contract.ts'
import type { HeartId } from '../../domain/sales/heart-id.ts'
import { wishlistLimits } from '../../domain/sales/wishlist.ts'
import { toProblem } from '../../http/send-problem.ts'
import type { Transport } from '../pages/server-call.ts'
import type { Person } from './session-cache.ts'

/** The owner of a refresh token, with a token for calls in their name; null for one that is not valid any more. */
type Peek = (refreshToken: string) => Promise<{ accessToken: string; account?: string } | typeof replaced | null>

type Properties = Ok<'GET /customer/property-wishlist'>
type Items = Ok<'GET /customer/item-wishlist'>

export type FindPerson = (refreshToken: string) => Promise<Omit<Person, 'parts'> | typeof replaced | null>

export const createFindPerson =
  (peek: Peek, transport: Transport): FindPerson =>
  async (refreshToken) => {
    const known = await peek(refreshToken)
    if (!known || known === replaced) return known
    const { accessToken: token, account = '' } = known
    const [session, wishlist] = await Promise.all([findProfile(transport, token), findWishlist(transport, token)])
    return { account, token, session: { ...session, wishlist } }
  }

/** All personal data in two calls. Null without a profile, while the account is deactivated, or after signing out elsewhere. */
async function findWishlist(transport: Transport, token: string): Promise<HeartId[]> {
  try {
    const input = { locale: 'en', token, query: { limit: String(wishlistLimits.entries) } } as const
    const [properties, items] = (await Promise.all([
      transport('GET /customer/property-wishlist', input),
      transport('GET /customer/item-wishlist', input),
    ])) as [Properties, Items]
    return [
      ...properties.data.map(({ propertyId }) => propertyId),
      ...items.data.map(({ kind, itemId }): HeartId => `${kind}:${itemId}`),
    ]
  } catch (error) {
    if ([401, 403].includes(toProblem(error).status)) return []
    throw error
  }
}

/** Someone who has not filled in the profile yet is signed in all the same. */
async function findProfile(transport: Transport, token: string): Promise<PageSession> {
  try {
    return { user: (await transport('GET /customer/auth/me', { locale: 'en', token })) as PageSession['user'] }
  } catch (error) {
    if (toProblem(error).code === 'NOT_FOUND') return { user: null }
    throw error
  }
}
