import type { z } from 'zod'
import type { VisaWork, VisaWorkPage } from '../../contract/visa-work.ts'
import type { OfficerPageRow, QueueRow } from '../../db/queries/visas/visa-pages.ts'
import { toPrice } from '../../domain/money/money.ts'
import { toShare } from '../../domain/money/refund.ts'
import { toDay } from '../../domain/time/day.ts'
import { type Contents, toNeededPapers } from '../visa-applications/present-application.ts'

type Work = z.output<typeof VisaWork>
type Page = z.output<typeof VisaWorkPage>
type Who = { account: string; now: Date }

export function presentWork(row: QueueRow, { account, now }: Who): Work {
  const { id, code, seller, title, purpose, people, travelDate, paidAt, promisedOn, decidedAt, version, taken } = row
  return {
    id,
    code,
    seller,
    title,
    status: row.status === 'accepted' || row.status === 'rejected' ? row.status : 'pending',
    isAsked: row.status === 'asked',
    purpose,
    people,
    travelDate,
    paidAt,
    promisedOn,
    isLate: promisedOn !== null && promisedOn < toDay(now),
    isDueToday: promisedOn === toDay(now),
    decidedAt,
    version,
    taken: taken && { isMine: taken.by === account, name: taken.name, until: taken.until },
  }
}

export function presentWorkPage(row: OfficerPageRow, contents: Contents, who: Who): Page {
  const { customer, returnDate, papers, questions, asked, events, rejectReason, rejectPercent, total, currency } = row
  return {
    ...presentWork(row, who),
    customer,
    returnDate,
    ...contents,
    papers: toNeededPapers(papers),
    questions,
    asked,
    events,
    rejectReason,
    rejectPercent,
    rejectRefund: toPrice(toShare({ amount: total, currency }, rejectPercent)),
    dinars: row.dinars,
  }
}
