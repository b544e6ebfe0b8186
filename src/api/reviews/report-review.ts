import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { insertReport, lockReportable, type NewReport } from '../../db/queries/reviews/reviews-work.ts'
import { reviewStatus, transition } from '../../db/transition.ts'

/** Several reports of a review reach the operators once. A further report after an approval is thanked, and changes nothing. */
export async function reportReview(tx: Tx, report: NewReport): Promise<void> {
  const found = await lockReportable(tx, report.review, report.customer)
  if (!found) throw new Problem('NOT_FOUND')
  const isNew = await insertReport(tx, report)
  if (isNew && found.status === 'shown') await transition(tx, reviewStatus, { id: report.review, to: 'reported' })
}
