import type { Ok } from '../../../contract/contract.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill } from '../../../i18n/fill.ts'
import { articlesText } from '../../../i18n/messages/articles.ts'
import type { Mention } from './link-mentions.ts'

type Article = Ok<'GET /public/articles'>['data'][number]

/** Links from the names in an article's text, and to stays and activities at its locations. `house` is the author if the article names none. */
export function toArticleLinks(locale: Locale, { author, places, stays, activities }: Article, house: string) {
  const t = articlesText[locale]
  const ofPlaces = places.map(({ id, title }): Mention => ({ text: title, to: `/properties?location=${id}` }))
  const ofStays = stays.map(({ id, title }): Mention => ({ text: title, to: `/properties/${id}` }))
  const ofActivities = activities.map(({ id, title }): Mention => ({ text: title, to: `/activity/${id}` }))
  const all = places.map(({ id, title }) => ({
    text: fill(t.allStays, { place: title }),
    to: `/properties?location=${id}`,
  }))
  return {
    by: fill(t.by, { author: author ?? house }),
    mentions: [...ofPlaces, ...ofStays, ...ofActivities],
    groups: [
      { title: t.stays, links: [...ofStays, ...all] },
      { title: t.activities, links: ofActivities },
    ].filter(({ links }) => links.length > 0),
  }
}

export type ArticleLinks = ReturnType<typeof toArticleLinks>

/** Articles that share the most places come first; ties keep the order of the list after `article`. */
export function findRelated(articles: readonly Article[], article: Article, max: number): Article[] {
  const at = articles.indexOf(article)
  const others = [...articles.slice(at + 1), ...articles.slice(0, at)]
  const here = new Set(article.places.map(({ id }) => id))
  const sharedWith = ({ places }: Article) => places.filter(({ id }) => here.has(id)).length
  return others.toSorted((one, two) => sharedWith(two) - sharedWith(one)).slice(0, max)
}
