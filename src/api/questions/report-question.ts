import { Problem } from '../../contract/problems.ts'
import type { Tx } from '../../db/database.ts'
import { insertQuestionReport, lockReportableQuestion } from '../../db/queries/reviews/questions.ts'
import type { NewReport } from '../../db/queries/reviews/reviews-work.ts'
import { questionStatus, transition } from '../../db/transition.ts'

/** Like a reported review, it stays visible until an operator has decided. */
export async function reportQuestion(tx: Tx, report: NewReport): Promise<void> {
  const found = await lockReportableQuestion(tx, report.review, report.customer)
  if (!found) throw new Problem('NOT_FOUND')
  const isNew = await insertQuestionReport(tx, report)
  if (isNew && found.status === 'shown') await transition(tx, questionStatus, { id: report.review, to: 'reported' })
}
