type ContentKind = {
  /** The screen that lists all of them; null where there is none. */
  path: string | null
  /** It has an index of the search service. */
  search?: true
  /** The word of its orders in addresses, transactions and the database. */
  order?: string
  /** It is sold by stocks, besides stays and discount packages. */
  sale?: true
  review?: true
  wishlist?: true
  /** The map shows it. */
  map?: true
}

/**
 * Every kind of content, and what customers can do with it. A new kind starts here: the type check then names the lists, tables and screens
 * that miss it. Browsers import only the types.
 */
export const contentKinds = {
  property: { path: '/properties', search: true, order: 'reservation', review: true, wishlist: true, map: true },
  tourism: { path: '/tourism-packages/iraq', search: true, order: 'tourism', sale: true, review: true, wishlist: true },
  umrah: { path: '/umrah', search: true, order: 'umrah', sale: true, review: true, wishlist: true },
  activity: { path: '/activity', search: true, order: 'activity', sale: true, review: true, wishlist: true, map: true },
  event: { path: '/events', search: true, order: 'event', sale: true, wishlist: true, map: true },
  offer: { path: '/offers', search: true, order: 'offer', sale: true, wishlist: true, map: true },
  visa: { path: '/visa-permits', search: true, order: 'visa' },
  discount: { path: '/discounts', search: true },
  discount_package: { path: '/packages', search: true, order: 'discount_package' },
  article: { path: '/article', search: true },
  business_type: { path: '/discounts/categories', search: true },
  location: { path: null, search: true },
  business: { path: null, map: true },
  wallet: { path: null, order: 'wallet' },
} as const satisfies Record<string, ContentKind>

type ContentKinds = typeof contentKinds

export type ContentKindName = keyof ContentKinds

/** The kinds that can do something: `KindsWith<'review'>` are those that are reviewed. */
export type KindsWith<Ability extends Exclude<keyof ContentKind, 'path'>> = {
  [Kind in ContentKindName]: ContentKinds[Kind] extends Record<Ability, unknown> ? Kind : never
}[ContentKindName]

/** The words of their orders. */
export type OrderWord = ContentKinds[KindsWith<'order'>]['order']

export type PathOf<Kind extends ContentKindName> = ContentKinds[Kind]['path']

/** The kinds of a list that must have all of them: a type error where the list misses one. */
export type AllOf<Kind extends Listed, Listed> = Kind
