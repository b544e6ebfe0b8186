import type { itemWishlistCalls } from '../../contract/item-wishlist.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import {
  countSavedItems,
  deleteItemOf,
  deleteSavedItem,
  findSavedItem,
  findSavedItemId,
  findSavedItems,
  insertSavedItem,
  type RemovedItem,
  type SavedItem,
} from '../../db/queries/catalogue/item-wishlist.ts'
import { wishlistLimits } from '../../domain/sales/wishlist.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'
import { lockActiveCustomer } from '../lock-active-customer.ts'
import { requireFound } from '../require-found.ts'

type SaveRequest = SavedItem & { now: Date }

/** One lock for all entries of a customer: it counts them, and none is added while the account is being erased. */
async function lockItem(tx: Tx, request: SaveRequest): Promise<number | null> {
  await lockActiveCustomer(tx, request.customer)
  return findSavedItemId(tx, request)
}

async function add(tx: Tx, request: SaveRequest): Promise<number> {
  if ((await countSavedItems(tx, request.customer)) >= wishlistLimits.entries) throw new Problem('WISHLIST_FULL')
  const id = await insertSavedItem(tx, request)
  if (id === null) throw new Problem('NOT_FOUND')
  return id
}

export const saveItem = async (tx: Tx, request: SaveRequest): Promise<number> =>
  (await lockItem(tx, request)) ?? add(tx, request)

async function toggleItem(tx: Tx, request: SaveRequest): Promise<boolean> {
  const id = await lockItem(tx, request)
  if (id === null) await add(tx, request)
  else await deleteSavedItem(tx, request.customer, id)
  return id === null
}

function toRemoved(removed: RemovedItem | null, locale: Locale) {
  if (!removed) throw new Problem('NOT_FOUND')
  return { ...removed, message: successMessages[locale].WISHLIST_REMOVED }
}

export const itemWishlistHandlers: Handlers<keyof typeof itemWishlistCalls> = {
  'GET /customer/item-wishlist': ({ db, locale, caller, query }) => findSavedItems(db, locale, caller.customer, query),
  'POST /customer/item-wishlist': async ({ once, db, locale, caller, body, now }) => {
    const id = await once((tx) => saveItem(tx, { customer: caller.customer, ...body, now }))
    const entry = await requireFound(findSavedItem(db, locale, id))
    return { ...entry, message: successMessages[locale].WISHLIST_SAVED }
  },
  'POST /customer/item-wishlist/toggle': async ({ once, locale, caller, body, now }) => {
    const isSaved = await once((tx) => toggleItem(tx, { customer: caller.customer, ...body, now }))
    return { ...body, isSaved, message: successMessages[locale][isSaved ? 'WISHLIST_SAVED' : 'WISHLIST_REMOVED'] }
  },
  'DELETE /customer/item-wishlist/{id}': async ({ db, locale, caller, params: { id } }) =>
    toRemoved(await deleteSavedItem(db, caller.customer, id), locale),
  'DELETE /customer/item-wishlist/{kind}/{id}': async ({ db, locale, caller, params: { kind, id } }) =>
    toRemoved(await deleteItemOf(db, { customer: caller.customer, kind, itemId: id }), locale),
}
