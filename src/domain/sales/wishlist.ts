import { minute } from '../time/units.ts'

/** Of stays, and again of everything else: as many entries as one call brings, so that a page knows every heart after it. */
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

/** What was taken out after this moment can still be put back as it was. */
export const toUndoStart = (now: Date): Date => new Date(now.getTime() - undoSeconds * 1000)
