import { z } from 'zod'
import { wishlistLimits, wishlistSorts } from '../domain/sales/wishlist.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { type CallLimits, defineCalls, Id, IdNumber, Page, PageMeta, urlFlag } from './call.ts'
import { PropertyCard } from './properties.ts'
import { Price } from './shapes.ts'

export const WishlistEntry = z.object({
  id: z.number().int(),
  propertyId: z.number().int(),
  /** The title of the property, or its last one. */
  title: z.string(),
  /** The lowest price of a night when it was saved. */
  savedPrice: Price,
  /** The owner's private note. */
  note: z.string().nullable(),
  /** The property is not offered any more. */
  isGone: z.boolean(),
  createdAt: z.string(),
})

/** With `loadProperty` as its card is today; null where it is gone. */
export const ListedEntry = WishlistEntry.extend({ property: PropertyCard.nullable().optional() })

// PostgreSQL has no text with a zero byte in it.
const SearchText = z
  .string()
  .trim()
  .max(100)
  .refine((text) => !text.includes('\0'))

const Note = z.preprocess(
  (text) => (typeof text === 'string' ? toPlainText(text) || null : text),
  z.string().max(wishlistLimits.note).nullable(),
)

const Property = z.object({ propertyId: IdNumber })
const Removed = z.object({ id: z.number().int(), propertyId: z.number().int(), message: z.string() })
const Secret = z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) })

/** Every change of a wishlist counts as the same thing. */
export const limitsOfWishlist: CallLimits = {
  address: 'wishlistPerIpAddress',
  customer: 'wishlist',
  global: 'wishlistGlobally',
}

export const wishlistCalls = defineCalls({
  'GET /customer/property-wishlist': {
    summary: 'Properties that a customer has saved',
    audience: 'customer',
    query: Page(8).extend({
      search: SearchText.default(''),
      sort: z.enum(wishlistSorts).default('newest'),
      loadProperty: urlFlag,
    }),
    ok: z.object({ data: z.array(ListedEntry), meta: PageMeta }),
  },
  'POST /customer/property-wishlist': {
    summary: 'Saves a property; one that is saved stays as it is',
    audience: 'customer',
    limits: limitsOfWishlist,
    isCreating: true,
    body: Property,
    ok: WishlistEntry.extend({ message: z.string() }),
    problems: ['NOT_FOUND', 'WISHLIST_FULL'],
  },
  'POST /customer/property-wishlist/toggle': {
    summary: 'Saves a property, or takes it out where it is saved',
    audience: 'customer',
    limits: limitsOfWishlist,
    isCreating: true,
    body: Property,
    ok: z.object({ id: z.number().int(), propertyId: z.number().int(), isSaved: z.boolean(), message: z.string() }),
    problems: ['NOT_FOUND', 'WISHLIST_FULL'],
  },
  'PUT /customer/property-wishlist/{id}': {
    summary: 'Writes a note beside an entry, or takes it away',
    audience: 'customer',
    limits: limitsOfWishlist,
    params: Id,
    body: z.object({ note: Note }),
    ok: WishlistEntry.extend({ message: z.string() }),
    problems: ['NOT_FOUND'],
  },
  'DELETE /customer/property-wishlist/{id}': {
    summary: 'Takes an entry out',
    audience: 'customer',
    limits: limitsOfWishlist,
    params: Id,
    ok: Removed,
    problems: ['NOT_FOUND'],
  },
  'DELETE /customer/property-wishlist/property/{id}': {
    summary: 'Takes a property out',
    audience: 'customer',
    limits: limitsOfWishlist,
    params: Id,
    ok: Removed,
    problems: ['NOT_FOUND'],
  },
  'GET /customer/property-wishlist/share': {
    summary: 'The path under which anybody sees the list; null where it is not shared',
    audience: 'customer',
    ok: z.object({ link: z.string().nullable() }),
  },
  'POST /customer/property-wishlist/share': {
    summary: 'Shows the list to whoever has the link: its properties, and nothing personal',
    audience: 'customer',
    limits: limitsOfWishlist,
    isCreating: true,
    ok: z.object({ link: z.string(), message: z.string() }),
  },
  'DELETE /customer/property-wishlist/share': {
    summary: 'Ends the link',
    audience: 'customer',
    limits: limitsOfWishlist,
    ok: z.object({ message: z.string() }),
  },
  'GET /public/wishlists/{secret}': {
    summary: 'The properties of a shared wishlist, those saved last first',
    audience: 'visitor',
    limits: { address: 'sharedWishlists' },
    params: Secret,
    ok: z.object({ data: z.array(PropertyCard) }),
    problems: ['NOT_FOUND'],
  },
})
