import type { Tx } from '../../db/database.ts'
import { listReported, lockReview, type ReportedReview } from '../../db/queries/reviews/reviews-work.ts'
import { reviewStatus, tryTransition } from '../../db/transition.ts'
import type { ReviewStatus } from '../../domain/reviews/review.ts'
import { type Operation, OperationError, toNumber } from './operation-input.ts'

async function getReview(tx: Tx, word: string | undefined): Promise<ReportedReview> {
  const review = await lockReview(tx, toNumber(word, 'REVIEW'))
  if (!review) throw new OperationError('There is no such review')
  return review
}

const toHead = ({ id, title, rating, status, reasons }: ReportedReview): string =>
  `Review ${id} of ${title}, ${rating} of 5, ${status}${reasons.length > 0 ? ` (${reasons.join(', ')})` : ''}`

async function become(tx: Tx, word: string | undefined, to: ReviewStatus, already: string): Promise<ReportedReview> {
  const review = await getReview(tx, word)
  if (!(await tryTransition(tx, reviewStatus, { id: review.id, to }))) throw new OperationError(already)
  return review
}

/** Reported reviews of guests, and the decisions about them. */
export const reviewOperations: Record<string, Operation> = {
  reviews: {
    usage: 'reviews   (lists reported reviews)',
    args: 0,
    isLook: true,
    async run(tx) {
      const found = await listReported(tx)
      return found.length === 0
        ? 'There are no reported reviews'
        : found.map((review) => `${toHead(review)}\n  ${review.text.replaceAll('\n', '\n  ')}`).join('\n')
    },
  },
  review: {
    usage: 'review REVIEW   (shows it with its answer)',
    args: 1,
    isLook: true,
    async run(tx, { args: [id] }) {
      const review = await getReview(tx, id)
      return [toHead(review), review.text, ...(review.answer ? [`Answer: ${review.answer}`] : [])].join('\n')
    },
  },
  'review-hide': {
    usage: 'review-hide REVIEW   (it is no longer shown or counted; its author sees why)',
    args: 1,
    async run(tx, { args: [id] }) {
      const { title } = await become(tx, id, 'hidden', 'This review is already hidden')
      return `Review ${id} of ${title} is hidden and no longer counts`
    },
  },
  'review-show': {
    usage: 'review-show REVIEW   (after a report without reason, or if it was hidden by mistake)',
    args: 1,
    async run(tx, { args: [id] }) {
      const { title } = await become(tx, id, 'shown', 'This review is shown and has not been reported')
      return `Review ${id} of ${title} is shown`
    },
  },
}
