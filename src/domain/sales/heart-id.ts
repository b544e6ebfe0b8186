import type { KindsWith } from '../content-kinds.ts'

/** Whose heart it is: a property's by its number alone, and of everything else the kind as well. */
export type HeartId = number | `${Exclude<KindsWith<'wishlist'>, 'property'>}:${number}`
