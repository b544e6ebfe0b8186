import { randomBytes } from 'node:crypto'
import { deleteShare, findShare, findShared, insertShare } from '../../db/queries/catalogue/wishlist-shares.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { requireFound } from '../require-found.ts'

type ShareKey =
  | 'GET /customer/property-wishlist/share'
  | 'POST /customer/property-wishlist/share'
  | 'DELETE /customer/property-wishlist/share'
  | 'GET /public/wishlists/{secret}'

const toLink = (locale: Locale, secret: string): string => localPath(locale, `/wishlist/${secret}`)

export const shareHandlers: Handlers<ShareKey> = {
  'GET /customer/property-wishlist/share': async ({ db, locale, caller }) => {
    const secret = await findShare(db, caller.customer)
    return { link: secret && toLink(locale, secret) }
  },
  'POST /customer/property-wishlist/share': async ({ once, locale, caller, now }) => {
    const { customer } = caller
    const secret = await once(async (tx) => {
      await lockActiveCustomer(tx, customer)
      await insertShare(tx, { customer, secret: randomBytes(18).toString('base64url'), now })
      return requireFound(findShare(tx, customer))
    })
    return { link: toLink(locale, secret), message: successMessages[locale].WISHLIST_SHARED }
  },
  // Succeeds without a link, too: there is none afterwards either.
  'DELETE /customer/property-wishlist/share': async ({ db, locale, caller }) => {
    await deleteShare(db, caller.customer)
    return { message: successMessages[locale].WISHLIST_UNSHARED }
  },
  'GET /public/wishlists/{secret}': async ({ db, locale, params }) => ({
    data: await requireFound(findShared(db, locale, params.secret)),
  }),
}
