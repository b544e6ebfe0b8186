import type { SiteContext } from '../../../client/context.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import {
  partsOfKind,
  type ReviewKind,
  type ReviewPart,
  reviewParties,
  reviewSorts,
} from '../../../domain/reviews/review.ts'
import { locales } from '../../../domain/text/locale.ts'
import { toMonthText } from '../../../i18n/calendar-names.ts'
import { reportText } from '../../../i18n/messages/report.ts'
import { reviewPhotosText } from '../../../i18n/messages/review-photos.ts'
import { reviewsText } from '../../../i18n/messages/reviews.ts'
import type { Chip } from '../../../ui/chip-links.tsx'
import { parseReviewChoice, type ReviewChoice, toReviewPath } from './review-query.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Reviews = Ok<'GET /user/properties/{id}/reviews'>

/** `rest`: what the address of the page says besides. `photos`: how many pictures the page shows before those of its guests. */
export type ReviewPageSubject = {
  kind: ReviewKind
  id: number
  path: string
  query: URLSearchParams
  rest?: string
  photos: number
}

/** A page has more to show than these, and a tour's has maps and days besides. */
const sizeOf = (kind: ReviewKind): number => (kind === 'property' ? 5 : 3)

const fetchReviews = ({ call }: Site, { kind, id }: ReviewPageSubject, query: object): Promise<Reviews> =>
  kind === 'property'
    ? call('GET /user/properties/{id}/reviews', { params: { id }, query })
    : call('GET /public/sales/{type}/{id}/reviews', { params: { type: kind, id }, query })

/** In the words of one locale: what the section shows, and nothing else. */
export async function loadReviews(site: Site, subject: ReviewPageSubject) {
  const { locale } = site
  const t = reviewsText[locale]
  const choice = parseReviewChoice(subject.query)
  const size = sizeOf(subject.kind)
  const { page, sort, language, with: party, topic } = choice
  const chosen = { ...(language && { language }), ...(party && { with: party }), ...(topic && { topic }) }
  const { data, meta, summary } = await fetchReviews(site, subject, { page, limit: size, sort, ...chosen })
  const pathOf = (change: Partial<ReviewChoice>) =>
    toReviewPath(subject.path, subject.rest ?? '', { ...choice, page: 1, ...change })
  let place = subject.photos
  return {
    messages: t,
    pages: messagesOf(locale).list,
    summary: toSummary(site, subject.kind, summary),
    // A single page needs no filters.
    topics: summary.count > size ? toTopics(site, summary, choice, pathOf) : [],
    filters: summary.count > size ? toFilters(site, summary, choice, pathOf) : [],
    reviews: data.map((review) => ({
      ...review,
      with: t.parties[review.with],
      month: toMonthText(locale, review.month),
      report: { path: `/report/review/${review.id}`, label: reportText[locale].report },
      rated: messagesOf(locale).rating.outOf(review.rating),
      photos: review.photos.map(({ url, width, height }) => ({
        place: ++place,
        picture: { url, width, height, alt: reviewPhotosText[locale].ofGuest },
      })),
    })),
    page,
    last: meta.last,
    pathOfPage: (n: number) => pathOf({ page: n }),
    allPath: toReviewPath(subject.path, subject.rest ?? '', parseReviewChoice(new URLSearchParams())),
  }
}

export type LoadedReviews = Awaited<ReturnType<typeof loadReviews>>

function toSummary({ locale }: Site, kind: ReviewKind, { rating, count, distribution, parts }: Reviews['summary']) {
  if (rating === null) return null
  const { rating: text } = messagesOf(locale)
  const t = reviewsText[locale]
  const names: Partial<Record<ReviewPart, string>> = kind === 'property' ? t.parts : t.partsOfTour
  return {
    rating,
    label: text.outOf(rating),
    count: text.reviews(count),
    bars: distribution
      .map((of, index) => ({ stars: index + 1, label: text.stars(index + 1), of, share: of / count }))
      .reverse(),
    parts: partsOfKind[kind].flatMap((part) => {
      const value = parts[part]
      return value === undefined ? [] : [{ label: names[part] ?? '', value, text: t.outOfFive(value) }]
    }),
  }
}

type PathOf = (change: Partial<ReviewChoice>) => string

const toTopics = ({ locale }: Site, { topics }: Reviews['summary'], choice: ReviewChoice, pathOf: PathOf): Chip[] =>
  topics.map(({ topic, count }) => ({
    label: reviewsText[locale].topics[topic],
    // Once more takes it back.
    href: pathOf({ topic: choice.topic === topic ? null : topic }),
    isCurrent: choice.topic === topic,
    count,
  }))

/** Only where there is something to choose between. */
function toFilters({ locale }: Site, summary: Reviews['summary'], choice: ReviewChoice, pathOf: PathOf) {
  const t = reviewsText[locale]
  const languages = locales.filter((one) => summary.languages[one] > 0)
  const parties = reviewParties.filter((one) => summary.parties[one] > 0)
  const rows: { label: string; chips: Chip[] }[] = []
  if (languages.length > 1)
    rows.push({
      label: t.languageTitle,
      chips: [null, ...languages].map((language) => ({
        label: language ? t.languages[language] : t.all,
        href: pathOf({ language }),
        isCurrent: choice.language === language,
      })),
    })
  if (parties.length > 1)
    rows.push({
      label: t.partyTitle,
      chips: [null, ...parties].map((party) => ({
        label: party ? t.parties[party] : t.all,
        href: pathOf({ with: party }),
        isCurrent: choice.with === party,
      })),
    })
  if (summary.count > 1)
    rows.push({
      label: t.sortTitle,
      chips: reviewSorts.map((sort) => ({
        label: t.sorts[sort],
        href: pathOf({ sort }),
        isCurrent: choice.sort === sort,
      })),
    })
  return rows
}
