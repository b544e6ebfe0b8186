import { Problem } from '../../contract/problems.ts'
import type { reviewCalls } from '../../contract/reviews.ts'
import type { Db } from '../../db/database.ts'
import type { OrderSource } from '../../db/queries/reviews/reviews.ts'
import {
  findReviewSummary,
  findReviews,
  isReviewable,
  type ReviewedItem,
  type ReviewFilter,
} from '../../db/queries/reviews/reviews-pages.ts'
import { findReview, findReviewsIn } from '../../db/queries/reviews/reviews-work.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, Handlers } from '../handler.ts'
import { requireFound } from '../require-found.ts'
import { answerReview } from './answer-review.ts'
import { getOwnReview, presentReview } from './present-review.ts'
import { reportReview } from './report-review.ts'
import { rewriteReview, writeReview } from './write-review.ts'

type WriteCall = Call<'POST /customer/reservations/{id}/review' | 'POST /customer/purchases/{id}/review'>
type ChangeCall = Call<'PUT /customer/reservations/{id}/review' | 'PUT /customer/purchases/{id}/review'>
type OwnCall = Call<'GET /customer/reservations/{id}/review' | 'GET /customer/purchases/{id}/review'>

export const reviewHandlers: Handlers<keyof typeof reviewCalls> = {
  'GET /user/properties/{id}/reviews': ({ db, params, query }) =>
    list(db, { kind: 'property', item: params.id }, query),
  'GET /public/sales/{type}/{id}/reviews': ({ db, params, query }) =>
    list(db, { kind: params.type, item: params.id }, query),
  'GET /customer/reservations/{id}/review': (call) => look(call, 'reservation'),
  'POST /customer/reservations/{id}/review': (call) => write(call, 'reservation'),
  'PUT /customer/reservations/{id}/review': (call) => rewrite(call, 'reservation'),
  'GET /customer/purchases/{id}/review': (call) => look(call, 'purchase'),
  'POST /customer/purchases/{id}/review': (call) => write(call, 'purchase'),
  'PUT /customer/purchases/{id}/review': (call) => rewrite(call, 'purchase'),
  'POST /customer/reviews/{id}/report': async ({ once, caller, params, body, locale, now }) => {
    await once((tx) => reportReview(tx, { review: params.id, customer: caller.customer, reason: body.reason, now }))
    return { message: successMessages[locale].REVIEW_REPORTED }
  },
  'GET /public/reviews/{id}': async ({ db, locale, params }) =>
    presentReview(await requireFound(findReview(db, locale, params.id))),
  'GET /business/reviews': async ({ db, scope, locale, query }) => {
    const { data, meta } = await findReviewsIn(db, locale, scope, query)
    return { data: data.map(presentReview), meta }
  },
  'POST /business/reviews/{id}/answer': async ({ once, scope, params, body, locale, now }) => {
    await once((tx) => answerReview(tx, scope, { id: params.id, text: body.text, now }))
    return { message: successMessages[locale].REVIEW_ANSWERED }
  },
}

async function list(db: Db, of: ReviewedItem, query: ReviewFilter & { page: number; limit: number }) {
  if (!(await isReviewable(db, of))) throw new Problem('NOT_FOUND')
  const [{ data, meta }, summary] = await Promise.all([findReviews(db, of, query), findReviewSummary(db, of)])
  return { data: data.map(presentReview), meta, summary: await requireFound(Promise.resolve(summary)) }
}

const ownOf = ({ params, caller }: OwnCall | WriteCall | ChangeCall, source: OrderSource) => ({
  source,
  id: params.id,
  customer: caller.customer,
})

const look = (call: OwnCall, source: OrderSource) => getOwnReview(call.db, ownOf(call, source), call.now)

async function write(call: WriteCall, source: OrderSource) {
  const { db, once, body, locale, now } = call
  const own = ownOf(call, source)
  await once((tx) => writeReview(tx, { ...own, body, now }))
  return { ...(await getOwnReview(db, own, now)), message: successMessages[locale].REVIEW_WRITTEN }
}

async function rewrite(call: ChangeCall, source: OrderSource) {
  const { db, body, locale, now } = call
  const own = ownOf(call, source)
  await db.transaction().execute((tx) => rewriteReview(tx, { ...own, body, now }))
  return { ...(await getOwnReview(db, own, now)), message: successMessages[locale].REVIEW_CHANGED }
}
