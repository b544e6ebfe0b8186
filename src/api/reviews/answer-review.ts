import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { lockReviewIn, setAnswer } from '../../db/queries/reviews/reviews-work.ts'
import type { Scope } from '../../domain/organisations/scope.ts'
import { notifyOfReview } from './notify-of-review.ts'
import { requireNoContact } from './require-no-contact.ts'

type Answer = { id: number; text: string; now: Date }

/** Answers once: readers should not find another answer later. The guest is told. */
export async function answerReview(tx: Tx, scope: Scope, { id, text, now }: Answer): Promise<void> {
  const review = await lockReviewIn(tx, scope, id)
  if (!review) throw new Problem('NOT_FOUND')
  if (review.answer !== null) throw new Problem('REVIEW_ANSWERED')
  requireNoContact(text)
  await setAnswer(tx, { id, answer: text, account: scope.account, now })
  if (review.order !== null) await notifyOfReview(tx, review.order, 'review-answered', { now })
}
