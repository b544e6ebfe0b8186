import type { Key } from '../../../contract/contract.ts'
import type { Db } from '../../../db/database.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { type TestMember, testAccounts } from '../../customers/testing/member.ts'
import { createApi } from '../../service.ts'

type Caller = Pick<TestMember, 'token'>

/** The calls of a wishlist at a moment that a test can move. */
export function openTestWishlist(db: () => Db, clock: { now: Date }) {
  const dispatch = <K extends Key>(key: K, input: object = {}, locale: Locale = 'en') =>
    createApi({ db: db(), accounts: testAccounts, now: () => clock.now }).dispatch(key, { locale, ...input })
  return {
    dispatch,
    list: ({ token }: Caller, query: object = {}, locale?: Locale) =>
      dispatch('GET /customer/property-wishlist', { token, query }, locale),
    save: ({ token }: Caller, propertyId: number, idempotencyKey?: string) =>
      dispatch('POST /customer/property-wishlist', { token, body: { propertyId }, idempotencyKey }),
    toggle: ({ token }: Caller, propertyId: number, idempotencyKey?: string) =>
      dispatch('POST /customer/property-wishlist/toggle', { token, body: { propertyId }, idempotencyKey }),
    annotate: ({ token }: Caller, id: number, note: unknown) =>
      dispatch('PUT /customer/property-wishlist/{id}', { token, params: { id }, body: { note } }),
    remove: ({ token }: Caller, id: number) =>
      dispatch('DELETE /customer/property-wishlist/{id}', { token, params: { id } }),
    removeProperty: ({ token }: Caller, id: number) =>
      dispatch('DELETE /customer/property-wishlist/property/{id}', { token, params: { id } }),
    share: ({ token }: Caller) => dispatch('POST /customer/property-wishlist/share', { token }),
    findShare: ({ token }: Caller) => dispatch('GET /customer/property-wishlist/share', { token }),
    unshare: ({ token }: Caller) => dispatch('DELETE /customer/property-wishlist/share', { token }),
    look: (secret: string, locale?: Locale) =>
      dispatch('GET /public/wishlists/{secret}', { params: { secret } }, locale),
  }
}

export const toSecret = ({ link }: { link: string }): string => link.split('/').at(-1) ?? ''
