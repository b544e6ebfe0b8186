import type { Ok } from '../../contract/contract.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { type Day, weekdayOf } from '../../domain/time/day.ts'
import { localeFacts, localPath } from '../../i18n/locale-facts.ts'
import { element, mark, nest, xmlDocument } from './xml.ts'

type Article = Ok<'GET /public/articles'>['data'][number]
type Channel = { publicUrl: string; locale: Locale; title: string; description: string }

/** The article screen in each language. */
export const rssPath = (locale: Locale): string => localPath(locale, '/article/rss.xml')

const names = {
  version: '2.0',
  'xmlns:atom': 'http://www.w3.org/2005/Atom',
  'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
  'xmlns:media': 'http://search.yahoo.com/mrss/',
}

export function toRss({ publicUrl, locale, title, description }: Channel, articles: readonly Article[]): string {
  const [newest] = articles
  const self = { rel: 'self', type: 'application/rss+xml', href: publicUrl + rssPath(locale) }
  const channel = nest('channel', {}, [
    element('title', title),
    element('link', publicUrl + localPath(locale, '/article')),
    element('description', description),
    element('language', localeFacts[locale].tag),
    mark('atom:link', self),
    ...(newest ? [element('lastBuildDate', toRfc822(newest.publishedOn))] : []),
    ...articles.map((article) => toItem(publicUrl, locale, article)),
  ])
  return xmlDocument(nest('rss', names, [channel]))
}

const pictureWidth = 1600

function toItem(publicUrl: string, locale: Locale, article: Article): string {
  const { id, title, summary, body, author, publishedOn, picture } = article
  const address = publicUrl + localPath(locale, `/article?id=${id}`)
  return nest('item', {}, [
    element('title', title),
    element('link', address),
    element('guid', address, { isPermaLink: 'true' }),
    element('pubDate', toRfc822(publishedOn)),
    element('description', summary),
    ...(author === null ? [] : [element('dc:creator', author)]),
    element('content:encoded', toHtml(body)),
    // Not an enclosure: that must say its bytes, and the picture may not be drawn yet.
    mark('media:content', {
      url: `${publicUrl}${picture.url}/${pictureWidth}.jpg`,
      medium: 'image',
      type: 'image/jpeg',
      width: pictureWidth,
      height: Math.round((pictureWidth * picture.height) / picture.width),
    }),
  ])
}

/** Whole, as a reader shows it: paragraphs and headings, and nothing else. */
const toHtml = (body: string): string =>
  body
    .split(/\n{2,}/)
    .map((block) => (block.startsWith('## ') ? element('h2', block.slice(3)) : element('p', block)))
    .join('')

// The names of RFC 822 are English in every language.
const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `Fri, 20 Nov 2026 00:00:00 +0300`: the beginning of the day in Baghdad. */
export function toRfc822(day: Day): string {
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${weekdays[weekdayOf(day.slice(0, 10))]}, ${date} ${months[Number(month) - 1]} ${year} 00:00:00 +0300`
}
