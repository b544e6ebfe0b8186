import type { Locale } from '../../src/domain/text/locale.ts'
import { compareText } from '../../src/i18n/messages/compare.ts'
import { mapText } from '../../src/i18n/messages/map.ts'
import { prayerText } from '../../src/i18n/messages/prayer.ts'
import { qiblaText } from '../../src/i18n/messages/qibla.ts'
import { searchText } from '../../src/i18n/messages/search.ts'
import { about } from '../../src/i18n/pages/about.ts'
import { contact } from '../../src/i18n/pages/contact.ts'
import { download } from '../../src/i18n/pages/download.ts'
import { homeText } from '../../src/i18n/pages/home.ts'
import { partners } from '../../src/i18n/pages/partners.ts'
import { privacy } from '../../src/i18n/pages/privacy.ts'
import { terms } from '../../src/i18n/pages/terms.ts'
import { prayerNames } from '../../src/i18n/prayer-names.ts'
import { ask, type Item, type List } from './api.ts'
import { discoveryScreens } from './discovery-screens.ts'

export type Screen = {
  name: string
  /** Without the locale; of a detail, that of the first item of its list. */
  path: () => Promise<string>
  /** What a reader of the bare HTML must find: the API's words, or the page's own. */
  texts: (locale: Locale) => Promise<string[]>
  /** What somebody put together for themselves: no search engine shows it. */
  isUnlisted?: boolean
}

const titles = (list: List): string[] => list.data.map(({ title }) => title)
const firstOf = async (list: string): Promise<Item> => {
  const [first] = (await ask(list)).data
  if (!first) throw new Error(`${list} is empty`)
  return first
}

const plain = (path: string, texts: Screen['texts']): Screen => ({ name: path, path: async () => path, texts })
const listed = (path: string, list: string): Screen => plain(path, async (locale) => titles(await ask(list, locale)))
const detail = (prefix: string, list: string, text: 'description' | 'content'): Screen => ({
  name: `${prefix}/{id}`,
  path: async () => `${prefix}/${(await firstOf(list)).id}`,
  texts: async (locale) => {
    const { id } = await firstOf(list)
    const item = await ask<Record<string, string>>(`${list}/${id}`, locale)
    return [item.title ?? '', ...(item[text] ?? '').split(/\n{2,}/)]
  },
})

type Prose = Record<Locale, { title: string; sections: { paragraphs: readonly string[] }[] }>
const prose = (path: string, page: Prose): Screen =>
  plain(path, async (locale) => [page[locale].title, ...page[locale].sections.flatMap(({ paragraphs }) => paragraphs)])

export const screens: Screen[] = [
  plain('/', async (locale) => [
    homeText[locale].hero,
    ...titles(await ask('/locations/properties', locale)),
    ...titles(await ask('/public/advertisements/home_card', locale)),
  ]),
  plain('/search', async (locale) => [
    searchText[locale].popular,
    ...titles(await ask('/locations/properties?limit=10', locale)),
    ...titles(await ask('/public/business-types', locale)),
  ]),
  listed('/properties', '/user/properties'),
  detail('/properties', '/user/properties', 'description'),
  {
    name: '/properties/compare',
    isUnlisted: true,
    path: async () => '/properties/compare?ids=1,2',
    texts: async (locale) => {
      const both = await Promise.all([1, 2].map((id) => ask<Item>(`/user/properties/${id}`, locale)))
      return [compareText[locale].title, ...both.map(({ title }) => title)]
    },
  },
  listed('/events', '/public/events'),
  detail('/events', '/public/events', 'description'),
  listed('/activity', '/public/activities'),
  detail('/activity', '/public/activities', 'content'),
  ...discoveryScreens,
  plain('/navigator', async (locale) => {
    const { places } = await ask<{ places: Item[] }>(
      '/public/places?frame=38.375,28.7,49.025,37.6&order=rating',
      locale,
    )
    return [mapText[locale].title, mapText[locale].kinds.shrine, ...places.slice(0, 5).map(({ title }) => title)]
  }),
  listed('/article', '/public/articles'),
  {
    name: '/article?id=',
    path: async () => `/article?id=${(await firstOf('/public/articles')).id}`,
    texts: async (locale) => {
      const { data } = await ask<{ data: (Item & { body: string; author: string })[] }>('/public/articles', locale)
      const [{ title, body, author } = { title: '', body: '', author: '' }] = data
      // Names in the paragraphs are links, so that their text is in pieces.
      const headings = body.split(/\n{2,}/).filter((block) => block.startsWith('## '))
      return [title, author, ...headings.map((block) => block.slice(3))]
    },
  },
  plain('/navigator/prayer', async (locale) => [
    prayerText[locale].byFormula,
    ...Object.values(prayerNames[locale]),
    ...(await ask<{ data: { city: string }[] }>('/locations', locale)).data.map(({ city }) => city),
  ]),
  plain('/navigator/qibla', async (locale) => [
    qiblaText[locale].noon,
    qiblaText[locale].distance,
    ...(await ask<{ data: { city: string }[] }>('/locations', locale)).data.map(({ city }) => city),
  ]),
  prose('/about', about),
  plain('/contact', async (locale) => [contact[locale].title, contact[locale].lead]),
  prose('/terms', terms),
  prose('/privacy', privacy),
  plain('/download', async (locale) => [download[locale].title, ...download[locale].reasons]),
  prose('/business/download', partners),
]
