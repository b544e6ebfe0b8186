import type { Parsed } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { getReviewedTitle } from '../../db/queries/orders/order-messages.ts'
import {
  insertReview,
  lockSubject,
  type ReviewableOrder,
  type ReviewContent,
  type ReviewSubject,
  updateReview,
} from '../../db/queries/reviews/reviews.ts'
import { holdAnswerers } from '../../db/queries/reviews/reviews-work.ts'
import {
  partsOfKind,
  type ReviewKind,
  type ReviewParts,
  type ReviewState,
  toReviewState,
} from '../../domain/reviews/review.ts'
import { findTopics } from '../../domain/reviews/review-topics.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toTextLanguage } from '../../domain/text/text-language.ts'
import { toDay } from '../../domain/time/day.ts'
import { claimPhotos } from './attach-photos.ts'
import { notifyAnswerers } from './notify-answerers.ts'
import { requireNoContact } from './require-no-contact.ts'

type Body = Parsed<'POST /customer/reservations/{id}/review'>['body']
type Writing = ReviewableOrder & { body: Body; now: Date }

/** The sums change with it, in the same transaction; so it comes last. */
export async function writeReview(tx: Tx, request: Writing): Promise<number> {
  const { customer, body, now } = request
  const subject = await lockOpen(tx, request)
  const answerers = await holdAnswerers(tx, subject, now)
  const attach = await claimPhotos(tx, { order: subject.order, customer, photos: body.photos, now })
  const id = await insertReview(tx, { ...toContent(body, subject.kind), subject, customer, now })
  if (id === null) throw new Problem('REVIEW_EXISTS')
  await attach()
  const getTitle = (language: Locale) => getReviewedTitle(tx, subject.order, language)
  await notifyAnswerers(tx, answerers, { event: 'review-written', key: String(id), item: subject.item, getTitle, now })
  return id
}

export async function rewriteReview(tx: Tx, request: Writing): Promise<void> {
  const { customer, body, now } = request
  const { order, kind } = await lockOpen(tx, request)
  const attach = await claimPhotos(tx, { order, customer, photos: body.photos, now })
  if (!(await updateReview(tx, { ...toContent(body, kind), order, now }))) throw new Problem('NOT_FOUND')
  await attach()
}

const problems = {
  early: 'REVIEW_TOO_EARLY',
  late: 'REVIEW_TOO_LATE',
  never: 'REVIEW_NOT_STAYED',
  own: 'REVIEW_OWN',
} as const satisfies Record<Exclude<ReviewState, 'open'>, string>

async function lockOpen(tx: Tx, request: Writing): Promise<ReviewSubject> {
  const subject = await lockSubject(tx, request)
  if (!subject) throw new Problem('NOT_FOUND')
  const state = toReviewState(subject, toDay(request.now))
  if (state !== 'open') throw new Problem(problems[state])
  requireNoContact(request.body.text)
  return subject
}

function toContent({ rating, parts, text, with: party }: Body, kind: ReviewKind): ReviewContent {
  const said: ReviewParts = Object.fromEntries(partsOfKind[kind].map((part) => [part, parts[part]]))
  return { rating, parts: said, text, party, language: toTextLanguage(text), topics: findTopics(text) }
}
