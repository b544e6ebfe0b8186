import type { z } from 'zod'
import type {
  NeededPaper,
  VisaApplicant,
  VisaApplicationCard,
  VisaApplicationPage,
  VisaMessage,
  VisaPaper,
} from '../../contract/visa-applications.ts'
import type { Db } from '../../db/database.ts'
import { findVisaMessages } from '../../db/queries/visas/visa-events.ts'
import type { ShownVisaForm } from '../../db/queries/visas/visa-forms.ts'
import type { ApplicationPageRow, ApplicationRow } from '../../db/queries/visas/visa-pages.ts'
import { findApplicants, findPapers, type PaperRow } from '../../db/queries/visas/visa-papers.ts'
import type { Seal } from '../../db/seal.ts'
import { toInvoiceId } from '../../domain/money/invoice.ts'
import { toPrice } from '../../domain/money/money.ts'
import { canPayOnline, paymentAfterEnd } from '../../domain/orders/order.ts'
import { toDay } from '../../domain/time/day.ts'
import { type VisaPapers, visaPaperFields } from '../../domain/visas/visa-form.ts'
import { canWithdraw, isVisaLapsed, toShownVisaStatus, type VisaState } from '../../domain/visas/visa-states.ts'
import { openApplicant, openMessage } from './seal-applicants.ts'

type Card = z.output<typeof VisaApplicationCard>
type Page = z.output<typeof VisaApplicationPage>
type Applicant = z.output<typeof VisaApplicant>

const toDate = (instant: string | null): Date | null => (instant === null ? null : new Date(instant))

const toState = (row: ApplicationRow): VisaState => ({
  status: row.status,
  begunAt: toDate(row.begunAt),
  order: { paymentStatus: row.paymentStatus, holdUntil: toDate(row.holdUntil), isClosed: row.isClosed },
})

/** Shows a lapsed application as lapsed even before the job has stored that. */
export function presentApplicationCard(row: ApplicationRow, now: Date): Card {
  const { isClosed: _, begunAt: _begun, total, currency, ...card } = row
  const state = toState(row)
  const lapsed = isVisaLapsed(state, now)
  return {
    ...card,
    status: toShownVisaStatus(state, now),
    isAsked: row.status === 'asked',
    paymentStatus: lapsed ? paymentAfterEnd(row.paymentStatus) : row.paymentStatus,
    holdUntil: lapsed ? null : row.holdUntil,
    totalPrice: toPrice({ amount: total, currency }),
    isLate: row.promisedOn !== null && row.promisedOn < toDay(now),
    canPay: row.status === 'unpaid' && canPayOnline(state.order, now),
    canWithdraw: canWithdraw(state, now),
  }
}

/** People, papers and messages, for readers who may see them. */
export type Contents = { applicants: Applicant[]; visas: z.output<typeof VisaPaper>[]; messages: Message[] }
type Message = z.output<typeof VisaMessage>

export type ContentsInput = {
  id: number
  order: number
  questions: ShownVisaForm['questions']
  seal: Seal
  toLink: (file: string) => string
}

export async function findContents(db: Db, input: ContentsInput): Promise<Contents> {
  const { id, order, seal, toLink } = input
  const papers = await findPapers(db, id)
  const toPaper = ({ file, mediaType, addedAt }: PaperRow) => ({
    id: file,
    url: toLink(file),
    mediaType: mediaType ?? ('application/pdf' as const),
    addedAt: addedAt.toISOString(),
  })
  const applicants = (await findApplicants(db, id)).flatMap(({ number, sealed }) => {
    if (sealed === null) return []
    const { answers, ...person } = openApplicant(seal, sealed, { order, number })
    const own = papers.flatMap((paper) =>
      paper.applicant === number && paper.field !== 'visa' ? [{ ...toPaper(paper), field: paper.field }] : [],
    )
    return [{ number, ...person, answers: toAnswers(answers, input.questions), papers: own }]
  })
  const messages = (await findVisaMessages(db, id)).map(({ isCustomer, sealed, at }) => ({
    from: isCustomer ? ('customer' as const) : ('officer' as const),
    text: openMessage(seal, sealed, order),
    at: at.toISOString(),
  }))
  return { applicants, visas: papers.filter(({ field }) => field === 'visa').map(toPaper), messages }
}

/** A choice as its label says it. */
const toAnswers = (answers: Record<string, string>, questions: ContentsInput['questions']): Applicant['answers'] =>
  questions.flatMap(({ key, label, options }) => {
    const value = answers[key]
    if (value === undefined) return []
    return [{ key, label, answer: options.find((option) => option.key === value)?.label ?? value }]
  })

export const toNeededPapers = (papers: VisaPapers): z.output<typeof NeededPaper>[] =>
  visaPaperFields.flatMap((field) => {
    const need = papers[field]
    return need ? [{ field, need }] : []
  })

/** Enough to know which passport it was. */
const maskPassport = ({ passportNumber, ...applicant }: Applicant): Applicant => ({
  ...applicant,
  passportNumber: passportNumber.slice(-3).padStart(passportNumber.length, '•'),
})

export function presentApplicationPage(row: ApplicationPageRow, contents: Contents, now: Date): Page {
  const { papers, refund, ...rest } = row
  return {
    ...presentApplicationCard(row, now),
    returnDate: rest.returnDate,
    invoiceId: toInvoiceId(row.orderId),
    applicants: contents.applicants.map(maskPassport),
    visas: contents.visas,
    papers: toNeededPapers(papers),
    questions: rest.questions,
    asked: rest.asked,
    messages: contents.messages,
    events: rest.events,
    rejectReason: rest.rejectReason,
    rejectPercent: rest.rejectPercent,
    refund: refund && { ...refund, amount: { amount: refund.amount, currency: 'IQD' } },
  }
}
