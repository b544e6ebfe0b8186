import { Problem } from '../../contract/problems.ts'
import type { wishlistCalls } from '../../contract/wishlist.ts'
import type { Db } from '../../db/database.ts'
import {
  findEntries,
  findWishlistEntry,
  type RemovedEntry,
  removeEntry,
  removeProperty,
  updateNote,
} from '../../db/queries/catalogue/wishlist.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { saveProperty, toggleProperty } from './save-property.ts'
import { shareHandlers } from './share-handlers.ts'

const getEntry = (db: Db, locale: Locale, id: number) => requireFound(findWishlistEntry(db, locale, id))

function toRemoved(removed: RemovedEntry | null, locale: Locale) {
  if (!removed) throw new Problem('NOT_FOUND')
  return { ...removed, message: successMessages[locale].WISHLIST_REMOVED }
}

export const wishlistHandlers: Handlers<keyof typeof wishlistCalls> = {
  ...shareHandlers,
  'GET /customer/property-wishlist': ({ db, locale, caller, query }) => findEntries(db, locale, caller.customer, query),
  'POST /customer/property-wishlist': async ({ once, db, locale, caller, body, now }) => {
    const request = { customer: caller.customer, property: body.propertyId, now }
    const id = await once((tx) => saveProperty(tx, request))
    return { ...(await getEntry(db, locale, id)), message: successMessages[locale].WISHLIST_SAVED }
  },
  'POST /customer/property-wishlist/toggle': async ({ once, locale, caller, body, now }) => {
    const { propertyId } = body
    const toggled = await once((tx) => toggleProperty(tx, { customer: caller.customer, property: propertyId, now }))
    const message = successMessages[locale][toggled.isSaved ? 'WISHLIST_SAVED' : 'WISHLIST_REMOVED']
    return { ...toggled, propertyId, message }
  },
  'PUT /customer/property-wishlist/{id}': async ({ db, locale, caller, params: { id }, body }) => {
    if (!(await updateNote(db, { id, customer: caller.customer, note: body.note }))) throw new Problem('NOT_FOUND')
    return { ...(await getEntry(db, locale, id)), message: successMessages[locale].NOTE_SAVED }
  },
  'DELETE /customer/property-wishlist/{id}': async ({ db, locale, caller, params: { id }, now }) =>
    toRemoved(await removeEntry(db, id, caller.customer, now), locale),
  'DELETE /customer/property-wishlist/property/{id}': async ({ db, locale, caller, params: { id }, now }) =>
    toRemoved(await removeProperty(db, id, caller.customer, now), locale),
}
