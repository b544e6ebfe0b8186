import { type ReviewParty, type ReviewSort, reviewParties, reviewSorts } from '../../../domain/reviews/review.ts'
import { type ReviewTopic, reviewTopics } from '../../../domain/reviews/review-topics.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { type Locale, locales } from '../../../domain/text/locale.ts'

/** The shown part of a page's reviews. */
export type ReviewChoice = {
  page: number
  sort: ReviewSort
  language: Locale | null
  with: ReviewParty | null
  topic: ReviewTopic | null
}

const one = <T extends string>(all: readonly T[], word: string | null): T | null =>
  all.find((it) => it === word) ?? null

/** Beside the other parameters of a page's address. Invalid values count as missing. */
export function parseReviewChoice(query: URLSearchParams): ReviewChoice {
  const typed = toLatinDigits(query.get('reviews') ?? '')
  return {
    page: /^[1-9]\d{0,4}$/.test(typed) ? Number(typed) : 1,
    sort: one(reviewSorts, query.get('reviewsSort')) ?? 'newest',
    language: one(locales, query.get('reviewsIn')),
    with: one(reviewParties, query.get('reviewsBy')),
    topic: one(reviewTopics, query.get('reviewsAbout')),
  }
}

/** `rest`: what the address says besides, with its question mark, or nothing. It leads to the reviews themselves: who chooses knows the sum of all. */
export function toReviewPath(path: string, rest: string, choice: ReviewChoice): string {
  const query = new URLSearchParams(rest)
  if (choice.sort !== 'newest') query.set('reviewsSort', choice.sort)
  if (choice.language) query.set('reviewsIn', choice.language)
  if (choice.with) query.set('reviewsBy', choice.with)
  if (choice.topic) query.set('reviewsAbout', choice.topic)
  if (choice.page > 1) query.set('reviews', String(choice.page))
  return `${path}${query.size > 0 ? `?${query}` : ''}#reviews-list`
}
