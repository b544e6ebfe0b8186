import { inject } from 'vitest'
import { toScreenPattern } from '../../src/client/screens/patterns.ts'
import type { Screen as Line } from '../../src/client/screens/screen.ts'
import type { Locale } from '../../src/domain/text/locale.ts'
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
import { isForSearchEngines } from '../../src/server/seo/robots.ts'
import { type ScreenPath, screens as table } from '../../src/site/screens/table.ts'
import { ask, type Item, type List } from './api.ts'
import { discoveryDetails } from './discovery-details.ts'
import type { ScreenDetail, ScreenDetails } from './screen-details.ts'

const titles = (list: List): string[] => list.data.map(({ title }) => title)
const firstOf = async (list: string): Promise<Item> => {
  const [first] = (await ask(list)).data
  if (!first) throw new Error(`${list} is empty`)
  return first
}

const detail = (list: string, text: 'description' | 'content'): ScreenDetail => ({
  texts: async (locale, path) => {
    const item = await ask<Record<string, string>>(`${list}/${path.split('/').at(-1)}`, locale)
    return [item.title ?? '', ...(item[text] ?? '').split(/\n{2,}/)]
  },
})
const listed = (list: string): ScreenDetail => ({ texts: async (locale) => titles(await ask(list, locale)) })

type Prose = Record<Locale, { title: string; sections: { paragraphs: readonly string[] }[] }>
const prose = (page: Prose): ScreenDetail => ({
  texts: async (locale) => [page[locale].title, ...page[locale].sections.flatMap(({ paragraphs }) => paragraphs)],
})

const details: ScreenDetails = {
  '/': {
    texts: async (locale) => [
      homeText[locale].hero,
      ...titles(await ask('/locations/properties', locale)),
      ...titles(await ask('/public/advertisements/home_card', locale)),
    ],
  },
  '/search': {
    texts: async (locale) => [
      searchText[locale].popular,
      ...titles(await ask('/locations/properties?limit=10', locale)),
      ...titles(await ask('/public/business-types', locale)),
    ],
  },
  '/properties': listed('/user/properties'),
  '/properties/:id': detail('/user/properties', 'description'),
  '/events': listed('/public/events'),
  '/events/:id': detail('/public/events', 'description'),
  '/activity': listed('/public/activities'),
  '/activity/:id': detail('/public/activities', 'content'),
  ...discoveryDetails,
  '/navigator': {
    texts: async (locale) => {
      const { places } = await ask<{ places: Item[] }>(
        '/public/places?frame=38.375,28.7,49.025,37.6&order=rating',
        locale,
      )
      return [mapText[locale].title, mapText[locale].kinds.shrine, ...places.slice(0, 5).map(({ title }) => title)]
    },
  },
  '/article': listed('/public/articles'),
  '/navigator/prayer': {
    texts: async (locale) => [
      prayerText[locale].byFormula,
      ...Object.values(prayerNames[locale]),
      ...(await ask<{ data: { city: string }[] }>('/locations', locale)).data.map(({ city }) => city),
    ],
  },
  '/navigator/qibla': {
    texts: async (locale) => [
      qiblaText[locale].noon,
      qiblaText[locale].distance,
      ...(await ask<{ data: { city: string }[] }>('/locations', locale)).data.map(({ city }) => city),
    ],
  },
  '/about': prose(about),
  '/contact': { texts: async (locale) => [contact[locale].title, contact[locale].lead] },
  '/terms': prose(terms),
  '/privacy': prose(privacy),
  '/download': { texts: async (locale) => [download[locale].title, ...download[locale].reasons] },
  '/business/download': prose(partners),
}

export type Screen = {
  name: string
  /** Without the locale. */
  path: () => Promise<string>
  /** The texts of the page at that path. */
  texts: ScreenDetail['texts'] | null
  /** A personal selection: search engines do not show it. */
  isUnlisted: boolean
}

/** One article has an address in the query of its screen. */
const article: Screen = {
  name: '/article?id=',
  isUnlisted: false,
  path: async () => `/article?id=${(await firstOf('/public/articles')).id}`,
  texts: async (locale) => {
    const { data } = await ask<{ data: (Item & { body: string; author: string })[] }>('/public/articles', locale)
    const [{ title, body, author } = { title: '', body: '', author: '' }] = data
    // Names in the paragraphs are links, so that their text is in pieces.
    const headings = body.split(/\n{2,}/).filter((block) => block.startsWith('## '))
    return [title, author, ...headings.map((block) => block.slice(3))]
  },
}

async function findInSitemap(line: Line): Promise<string> {
  const sitemap = await (await fetch(`${inject('site')}/sitemap.en.xml`)).text()
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname)
  const path = paths.find((one) => toScreenPattern(line).test(one))
  if (!path) throw new Error(`The sitemap has no ${line.path}`)
  return path
}

/** The screens for the browser: each line of the table with an entry in the sitemap or with an example. */
function toScreen(line: Line): Screen[] {
  if (line.audience !== 'everybody' || !(line.indexed || line.example)) return []
  const { path, example } = line
  const detail = details[path as ScreenPath]
  const find = async () => example ?? (line.indexed === true ? path : findInSitemap(line))
  const isUnlisted = !isForSearchEngines(example ?? path)
  return [{ name: path, path: detail?.path ?? find, texts: detail?.texts ?? null, isUnlisted }]
}

export const screens: Screen[] = [...table.flatMap((line) => toScreen(line)), article]
