import { minute } from '../time/units.ts'

/** The most properties, and the most of everything else: one call brings them all, so a page knows every heart after it. */
export const wishlistLimits = { entries: 100, note: 300 } as const

export const wishlistSorts = [
  'newest',
  'oldest',
  'price-asc',
  'price-desc',
  'rating-desc',
  'rating-asc',
  'discount-desc',
  'discount-asc',
] as const
export type WishlistSort = (typeof wishlistSorts)[number]

/** In percent: by so much the price of what was saved has to fall before its owner is told. */
export const minFall = 10

/** Put back so soon, an entry has its note and its price again: it was taken out by mistake. */
const undoSeconds = 10 * minute

/** Entries removed after this moment can be restored with their notes. */
export const toUndoStart = (now: Date): Date => new Date(now.getTime() - undoSeconds * 1000)
