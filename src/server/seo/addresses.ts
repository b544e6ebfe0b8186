import type { SeoEntry, SeoKind } from '../../db/queries/catalogue/seo.ts'
import type { Day } from '../../domain/time/day.ts'

/** A screen that search engines may show: its path without the locale, as `toHead` names it. */
export type Address = { path: string; changedOn: Day | null }

/** Screens that are there whatever the content is. */
export const fixedPaths = [
  '/',
  '/properties',
  '/offers',
  '/events',
  '/activity',
  '/article',
  '/packages',
  '/discounts',
  '/discounts/categories',
  '/discounts/cities',
  '/umrah',
  '/visa-permits',
  '/navigator/prayer',
  '/navigator/qibla',
  '/navigator',
  '/about',
  '/contact',
  '/terms',
  '/privacy',
  '/download',
  '/business/download',
] as const

const pathOf: Record<SeoKind, string> = {
  property: '/properties/',
  place: '/properties?location=',
  event: '/events/',
  activity: '/activity/',
  article: '/article?id=',
  offer: '/offers/',
  discount: '/discounts/',
  businessType: '/discounts/categories/',
  city: '/discounts/cities/',
  tourismCategory: '/tourism-packages/',
  tourismType: '/tourism-packages/',
  tourismPackage: '/tourism-packages/',
  umrahType: '/umrah/type/',
  umrahPackage: '/umrah/',
  visa: '/visa-permits/',
}

/** Every address of the site, once. */
export function toAddresses(found: readonly SeoEntry[]): Address[] {
  const lastArticle = found.reduce<Day | null>((last, { changedOn }) => maxOf(last, changedOn), null)
  return [
    ...fixedPaths.map((path) => ({ path, changedOn: path === '/article' ? lastArticle : null })),
    ...found.map(({ kind, key, changedOn }) => ({ path: pathOf[kind] + key, changedOn })),
  ]
}

const maxOf = (one: Day | null, other: Day | null): Day | null => (other && (!one || other > one) ? other : one)
