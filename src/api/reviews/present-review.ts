import type { Ok } from '../../contract/contract.ts'
import type { Db } from '../../db/database.ts'
import { findOwnReview, findSubject, type ReviewableOrder } from '../../db/queries/reviews/reviews.ts'
import type { ReviewRow } from '../../db/queries/reviews/reviews-pages.ts'
import { toGuestName } from '../../domain/accounts/guest-name.ts'
import { lastReviewDay, toReviewState } from '../../domain/reviews/review.ts'
import { toDay } from '../../domain/time/day.ts'
import { requireFound } from '../require-found.ts'

type ReviewView = Ok<'GET /user/properties/{id}/reviews'>['data'][number]
type Own = Ok<'GET /customer/reservations/{id}/review'>

export const presentReview = <Row extends ReviewRow>({
  name,
  ...review
}: Row): Omit<Row, 'name'> & Pick<ReviewView, 'guest'> => ({ ...review, guest: toGuestName(name ?? '') })

export async function getOwnReview(db: Db, own: ReviewableOrder, now: Date): Promise<Own> {
  const subject = await requireFound(findSubject(db, own))
  const { order, kind, item, endsOn } = subject
  return {
    kind,
    itemId: item,
    state: toReviewState(subject, toDay(now)),
    from: endsOn,
    until: lastReviewDay(subject),
    review: await findOwnReview(db, order),
  }
}
