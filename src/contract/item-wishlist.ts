import { z } from 'zod'
import { saleKinds } from '../domain/sales/sale.ts'
import { defineCalls, Id, IdNumber, Page, PageMeta, urlFlag } from './call.ts'
import { Picture, Price } from './shapes.ts'
import { limitsOfWishlist } from './wishlist.ts'

const Kind = z.enum(saleKinds)

export const ItemEntry = z.object({
  id: z.number().int(),
  kind: Kind,
  itemId: z.number().int(),
  /** The title, or the last one of a thing that is gone. */
  title: z.string(),
  /** It is not offered any more. */
  isGone: z.boolean(),
  createdAt: z.string(),
})

/** With `loadItem` as it is today; null where it is gone. */
export const ListedItemEntry = ItemEntry.extend({
  item: z
    .object({
      /** The page of the thing, without the locale. */
      path: z.string(),
      place: z.string(),
      /** For one person or piece; null where it is free, or has no price. */
      price: Price.nullable(),
      picture: Picture,
    })
    .nullable()
    .optional(),
})

const Item = z.object({ kind: Kind, itemId: IdNumber })
const Removed = z.object({ id: z.number().int(), kind: Kind, itemId: z.number().int(), message: z.string() })

/** The product document fixes the calls of the wishlist of properties. These have the same shape, for everything else. */
export const itemWishlistCalls = defineCalls({
  'GET /customer/item-wishlist': {
    summary: 'Offers, tours, events and activities that a customer has saved, those saved last first',
    audience: 'customer',
    query: Page(8).extend({ kind: Kind.optional(), loadItem: urlFlag }),
    ok: z.object({ data: z.array(ListedItemEntry), meta: PageMeta }),
  },
  'POST /customer/item-wishlist': {
    summary: 'Saves one; what is saved stays as it is',
    audience: 'customer',
    limits: limitsOfWishlist,
    isCreating: true,
    body: Item,
    ok: ItemEntry.extend({ message: z.string() }),
    problems: ['NOT_FOUND', 'WISHLIST_FULL'],
  },
  'POST /customer/item-wishlist/toggle': {
    summary: 'Saves one, or takes it out where it is saved',
    audience: 'customer',
    limits: limitsOfWishlist,
    isCreating: true,
    body: Item,
    ok: z.object({ kind: Kind, itemId: z.number().int(), isSaved: z.boolean(), message: z.string() }),
    problems: ['NOT_FOUND', 'WISHLIST_FULL'],
  },
  'DELETE /customer/item-wishlist/{id}': {
    summary: 'Takes an entry out',
    audience: 'customer',
    limits: limitsOfWishlist,
    params: Id,
    ok: Removed,
    problems: ['NOT_FOUND'],
  },
  'DELETE /customer/item-wishlist/{kind}/{id}': {
    summary: 'Takes what it is of out',
    audience: 'customer',
    limits: limitsOfWishlist,
    params: Id.extend({ kind: Kind }),
    ok: Removed,
    problems: ['NOT_FOUND'],
  },
})
