import type { SiteContext } from '../../../client/context.ts'
import { messagesOf } from '../../../client/text.tsx'
import type { Ok } from '../../../contract/contract.ts'
import { partsOfKind, type ReviewPart, reviewParties } from '../../../domain/reviews/review.ts'
import { fill } from '../../../i18n/fill.ts'
import { formatDate } from '../../../i18n/format.ts'
import { reviewPhotosText } from '../../../i18n/messages/review-photos.ts'
import { reviewsText } from '../../../i18n/messages/reviews.ts'
import { uploadsText } from '../../../i18n/messages/uploads.ts'

type Site = Pick<SiteContext, 'call' | 'locale'>
type Own = Ok<'GET /customer/reservations/{id}/review'>
export type ReviewedOrder = { source: 'reservation' | 'purchase'; id: number }

const ask = ({ call }: Site, { source, id }: ReviewedOrder): Promise<Own | null> =>
  (source === 'reservation'
    ? call('GET /customer/reservations/{id}/review', { params: { id } })
    : call('GET /customer/purchases/{id}/review', { params: { id } })
  ).catch(() => null)

/** The customer's review of an order, or why none can be written; null where there is nothing to review. */
export async function loadOwnReview(site: Site, order: ReviewedOrder) {
  const { locale } = site
  const own = await ask(site, order)
  // Cancelled and unpaid orders are left out.
  if (!own || (own.state === 'never' && !own.review)) return null
  const { own: t, parts, partsOfTour, parties, answer } = reviewsText[locale]
  const names: Partial<Record<ReviewPart, string>> = own.kind === 'property' ? parts : partsOfTour
  const { stars, ...messages } = t
  const photos = reviewPhotosText[locale]
  return {
    ...order,
    isOpen: own.state === 'open',
    note: toNote(locale, own),
    review: own.review && {
      ...own.review,
      rated: messagesOf(locale).rating.outOf(own.review.rating),
      photos: own.review.photos.map((photo, index) => ({ ...photo, alt: fill(photos.ofReview, { n: index + 1 }) })),
    },
    parts: partsOfKind[own.kind].map((part) => ({ part, label: names[part] ?? '' })),
    parties: reviewParties.map((party) => ({ party, label: parties[party] })),
    stars: [1, 2, 3, 4, 5].map((count) => stars(count)),
    messages: { ...messages, answer, photos, uploads: uploadsText[locale] },
  }
}

export type OwnReviewView = NonNullable<Awaited<ReturnType<typeof loadOwnReview>>>

function toNote(locale: Site['locale'], { state, from, until }: Own): string {
  const { own: t } = reviewsText[locale]
  if (state === 'early') return fill(t.early, { day: formatDate(locale, from) })
  if (state === 'late') return fill(t.late, { day: formatDate(locale, until) })
  return state === 'open' ? fill(t.until, { day: formatDate(locale, until) }) : t[state]
}
