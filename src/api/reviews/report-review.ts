import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { insertReport, lockReportable, type NewReport } from '../../db/queries/reviews/reviews-work.ts'
import { reviewStatus, transition } from '../../db/transition.ts'

/** However many report it, it waits for an operator once; who goes on reporting what was found good is thanked, and nobody is bothered again. */
export async function reportReview(tx: Tx, report: NewReport): Promise<void> {
  const found = await lockReportable(tx, report.review, report.customer)
  if (!found) throw new Problem('NOT_FOUND')
  const isNew = await insertReport(tx, report)
  if (isNew && found.status === 'shown') await transition(tx, reviewStatus, { id: report.review, to: 'reported' })
}
