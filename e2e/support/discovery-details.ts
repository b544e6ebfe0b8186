import type { SearchHit } from '../../src/contract/search-hits.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
import { toDay, toDayNumber } from '../../src/domain/time/day.ts'
import { cityPlanText } from '../../src/i18n/messages/city-plan.ts'
import { discountsText } from '../../src/i18n/messages/discounts.ts'
import { packagesText } from '../../src/i18n/messages/packages.ts'
import { routeMapText } from '../../src/i18n/messages/route-map.ts'
import { visasText } from '../../src/i18n/messages/visas.ts'
import { ask, find, type List } from './api.ts'
import type { ScreenDetails } from './screen-details.ts'

const titles = (list: List): string[] => list.data.map(({ title }) => title)
const suffixes = { en: 'En', ar: 'Ar', ku: 'Ku' } as const
const first = <T>(items: T[], name: string): T => {
  const [one] = items
  if (one === undefined) throw new Error(`There is no ${name}`)
  return one
}

/** A package that has a departure ahead, as every list shows them. */
const ahead = () => ({ filter: `lastDay >= ${toDayNumber(toDay(new Date()))}`, limit: 1 })
const tour = async () => first(await find('tourism', { ...ahead(), sort: ['rating:desc'] }), 'tour')
const umrah = async () => first(await find('umrah', ahead()), 'Umrah')
const visa = async () => first(await find('visa', { limit: 1 }), 'visa')

const paragraphs = (text: string): string[] => text.split(/\n{2,}/)
const tourTexts = (hit: SearchHit<'tourism'> | SearchHit<'umrah'>, locale: Locale): string[] => {
  const suffix = suffixes[locale]
  return [
    hit[`title${suffix}`],
    hit[`description${suffix}`],
    ...hit[`itinerary${suffix}`].flatMap(({ title, text }) => [title, text]),
    ...hit[`includes${suffix}`],
    ...hit[`excludes${suffix}`],
  ]
}

const offer = async () => first((await ask('/public/offers?type=flight')).data, 'flight').id
const discount = async () => {
  const { data } = await ask<{ data: { discount: { id: number } }[] }>('/public/discounts-banners')
  return first(data, 'banner').discount.id
}

/** The screens of offers, discounts, packages, tourism, Umrah and visas. */
export const discoveryDetails: ScreenDetails = {
  '/offers': {
    texts: async (locale) => titles(await ask('/public/offers', locale)),
  },
  '/offers/:id': {
    path: async () => `/offers/${await offer()}`,
    texts: async (locale) => {
      const { title, description, includes, flight } = await ask<{
        title: string
        description: string
        includes: string[]
        flight: { airline: string; from: { code: string }; to: { code: string } }
      }>(`/public/offers/${await offer()}`, locale)
      return [title, description, ...includes, flight.airline, flight.from.code, flight.to.code]
    },
  },
  '/packages': {
    texts: async (locale) => [packagesText[locale].howText, ...titles(await ask('/public/discount-packages', locale))],
  },
  '/discounts': {
    texts: async (locale) => [
      ...titles(await ask('/public/discounts-banners', locale)),
      ...titles(await ask('/public/business-types', locale)),
      ...discountsText[locale].stepList.map(({ title }) => title),
    ],
  },
  '/discounts/:id': {
    path: async () => `/discounts/${await discount()}`,
    texts: async (locale) => {
      const { title, description, terms, business } = await ask<{
        title: string
        description: string
        terms: string
        business: { title: string; address: string }
      }>(`/public/discounts/${await discount()}`, locale)
      return [title, description, terms, business.title, business.address]
    },
  },
  '/discounts/categories': {
    texts: async (locale) => titles(await ask('/public/business-types', locale)),
  },
  '/discounts/categories/:id': {
    texts: async (locale, path) => titles(await ask(`/public/businesses?type=${path.split('/').at(-1)}`, locale)),
  },
  '/discounts/cities': {
    texts: async (locale) => titles(await ask('/locations', locale)),
  },
  '/discounts/cities/:id': {
    texts: async (locale, path) => titles(await ask(`/public/businesses?location=${path.split('/').at(-1)}`, locale)),
  },
  '/tourism-packages/:category': {
    path: async () => `/tourism-packages/${(await tour()).category.key}`,
    texts: async (locale) => {
      const { category, type } = await tour()
      return [category[`title${suffixes[locale]}`], type[`title${suffixes[locale]}`]]
    },
  },
  '/tourism-packages/:category/:type': {
    path: async () => `/tourism-packages/${(await tour()).category.key}/${(await tour()).type.key}`,
    texts: async (locale) => {
      const hit = await tour()
      return [hit[`title${suffixes[locale]}`], hit[`destination${suffixes[locale]}`]]
    },
  },
  '/tourism-packages/:category/:type/:id': {
    path: async () => {
      const { id, category, type } = await tour()
      return `/tourism-packages/${category.key}/${type.key}/${id}`
    },
    texts: async (locale) => {
      const hit = await tour()
      return [
        ...tourTexts(hit, locale),
        routeMapText[locale].title,
        ...hit.stops.map((stop) => stop[`title${suffixes[locale]}`]),
      ]
    },
  },
  '/umrah': {
    texts: async (locale) =>
      (await find('umrah', { ...ahead(), limit: 100 })).map(({ type }) => type[`title${suffixes[locale]}`]),
  },
  '/umrah/type/:type': {
    path: async () => `/umrah/type/${(await umrah()).type.key}`,
    texts: async (locale) => {
      const hit = await umrah()
      return [hit[`title${suffixes[locale]}`], hit.type[`title${suffixes[locale]}`]]
    },
  },
  '/umrah/:id': {
    path: async () => `/umrah/${(await umrah()).id}`,
    texts: async (locale) => {
      const hit = await umrah()
      const suffix = suffixes[locale]
      return [
        ...tourTexts(hit, locale),
        ...paragraphs(hit[`information${suffix}`]),
        ...hit.hotels.map((hotel) => hotel[`title${suffix}`]),
        cityPlanText[locale].sketch,
      ]
    },
  },
  '/visa-permits': {
    texts: async (locale) => [
      visasText[locale].title,
      visasText[locale].lead((await find('visa', { limit: 100 })).length),
    ],
  },
  '/visa-permits/:id': {
    path: async () => `/visa-permits/${(await visa()).id}`,
    texts: async (locale) => {
      const hit = await visa()
      const suffix = suffixes[locale]
      return [
        hit[`title${suffix}`],
        hit[`description${suffix}`],
        hit[`countryName${suffix}`],
        ...hit[`requirements${suffix}`],
      ]
    },
  },
}
