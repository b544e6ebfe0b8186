import type { KindsWith } from '../content-kinds.ts'

/** The wishlist id of a thing: the number alone for a property, the kind and the number for everything else. */
export type HeartId = number | `${Exclude<KindsWith<'wishlist'>, 'property'>}:${number}`
