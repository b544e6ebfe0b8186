import { z } from 'zod'
import { locales } from '../domain/text/locale.ts'
import { visaLimits, visaPurposes } from '../domain/visas/visa-form.ts'
import { visaAskReasons, visaQueueShows, visaRejectReasons } from '../domain/visas/visa-states.ts'
import { type CallLimits, defineCalls, Id, IdNumber, List, Page } from './call.ts'
import type { ProblemCode } from './problem-codes.ts'
import { Dinars, Price } from './shapes.ts'
import {
  NeededPaper,
  VisaApplicant,
  VisaAsked,
  VisaMessage,
  VisaNote,
  VisaPaper,
  VisaQuestion,
} from './visa-applications.ts'

/** An application, as who works on it sees it in a list. */
export const VisaWork = z.object({
  id: z.number().int(),
  code: z.string(),
  seller: z.object({ id: z.number().int(), title: z.string() }),
  title: z.string(),
  status: z.enum(['pending', 'accepted', 'rejected']),
  isAsked: z.boolean(),
  purpose: z.enum(visaPurposes).nullable(),
  people: z.number().int(),
  travelDate: z.string(),
  paidAt: z.string().nullable(),
  promisedOn: z.string().nullable(),
  isLate: z.boolean(),
  isDueToday: z.boolean(),
  decidedAt: z.string().nullable(),
  /** To be sent with a decision: where it is another by then, something has changed. */
  version: z.number().int(),
  /** The officer who has taken it, and until when; null where it is free. */
  taken: z.object({ isMine: z.boolean(), name: z.string().nullable(), until: z.string() }).nullable(),
})

export const VisaWorkPage = VisaWork.extend({
  /** `language`: in which they are written to. */
  customer: z.object({ name: z.string().nullable(), phone: z.string().nullable(), language: z.enum(locales) }),
  returnDate: z.string().nullable(),
  applicants: z.array(VisaApplicant),
  visas: z.array(VisaPaper),
  papers: z.array(NeededPaper),
  questions: z.array(VisaQuestion),
  asked: VisaAsked.nullable(),
  messages: z.array(VisaMessage),
  events: z.array(
    z.object({
      event: z.string(),
      actor: z.enum(['customer', 'officer', 'operator', 'clock']),
      name: z.string().nullable(),
      at: z.string(),
    }),
  ),
  rejectReason: z.enum(visaRejectReasons).nullable(),
  rejectPercent: z.number().int(),
  /** The part of the fee that a rejection refunds. */
  rejectRefund: Price,
  /** Dinars of the whole fee; null where it is in dinars. */
  dinars: Dinars.nullable(),
})

/** How much there is of what. `mine` and `free` are parts of `open`, as are `late` and `dueToday`. */
const Counts = z.object({
  open: z.number().int(),
  mine: z.number().int(),
  free: z.number().int(),
  late: z.number().int(),
  dueToday: z.number().int(),
  asked: z.number().int(),
})

const Version = z.number().int().min(1)
const Said = VisaWorkPage.extend({ message: z.string() })
const forOfficers: ProblemCode[] = ['NOT_A_MEMBER', 'VISA_OFFICERS_ONLY']
const decisions: ProblemCode[] = [
  ...forOfficers,
  'NOT_FOUND',
  'VISA_DECIDED',
  'VISA_TAKEN',
  'VISA_NOT_TAKEN',
  'VISA_CHANGED',
]

const limitsOfVisaWork: CallLimits = {
  address: 'visaWorkPerIpAddress',
  account: 'visaWork',
  global: 'visaWorkGlobally',
}

export const visaWorkCalls = defineCalls({
  'GET /business/visa-applications': {
    summary:
      'What waits to be worked on, by its promise and its age: all of it, one’s own, or what nobody has; what was asked for, or decided',
    audience: 'member',
    right: { area: 'visas', level: 'view', of: ['seller'] },
    limits: { account: 'visaQueues' },
    query: Page(20).extend({
      seller: IdNumber.optional(),
      show: z.enum(visaQueueShows).default('open'),
    }),
    ok: List(VisaWork).extend({ counts: Counts }),
    problems: [...forOfficers, 'MANAGERS_ONLY', 'NOT_FOUND'],
  },
  'GET /business/visa-applications/{id}': {
    summary: 'One application with its papers by links of five minutes; each look is written down',
    audience: 'member',
    right: { area: 'visas', level: 'view', of: ['seller'] },
    limits: { account: 'visaLooks' },
    params: Id,
    ok: VisaWorkPage,
    problems: [...forOfficers, 'NOT_FOUND'],
  },
  'POST /business/visa-applications/{id}/take': {
    summary: 'Takes it up for 30 minutes: nobody else decides meanwhile; once more prolongs it',
    audience: 'member',
    right: { area: 'visas', level: 'change', of: ['seller'] },
    limits: limitsOfVisaWork,
    params: Id,
    ok: Said,
    problems: [...forOfficers, 'NOT_FOUND', 'VISA_DECIDED', 'VISA_TAKEN'],
  },
  'POST /business/visa-applications/{id}/leave': {
    summary: 'Leaves it to somebody else',
    audience: 'member',
    right: { area: 'visas', level: 'change', of: ['seller'] },
    limits: limitsOfVisaWork,
    params: Id,
    ok: Said,
    problems: [...forOfficers, 'NOT_FOUND', 'VISA_NOT_TAKEN'],
  },
  'POST /business/visa-applications/{id}/ask': {
    summary: 'Asks the customer for exactly these fields once more; the promise waits meanwhile',
    audience: 'member',
    right: { area: 'visas', level: 'change', of: ['seller'] },
    limits: limitsOfVisaWork,
    params: Id,
    body: z.object({
      version: Version,
      reason: z.enum(visaAskReasons),
      fields: z
        .array(z.object({ applicant: z.number().int().min(1).max(10), field: z.string().max(40) }))
        .min(1)
        .max(100),
      /** Needed where the reason is `other`. */
      note: VisaNote,
    }),
    ok: Said,
    problems: decisions,
  },
  'POST /business/visa-applications/{id}/accept': {
    summary: 'Hands over the visa as files, which the officer has uploaded',
    // Uploading needs a profile.
    audience: 'customer',
    right: { area: 'visas', level: 'decide', of: ['seller'] },
    limits: limitsOfVisaWork,
    params: Id,
    body: z.object({ version: Version, fileIds: z.array(z.uuid()).max(visaLimits.visas), note: VisaNote }),
    ok: Said,
    problems: decisions,
  },
  'POST /business/visa-applications/{id}/reject': {
    summary: 'Says no: of the fee goes back what was promised',
    audience: 'member',
    right: { area: 'visas', level: 'decide', of: ['seller'] },
    limits: limitsOfVisaWork,
    params: Id,
    body: z.object({ version: Version, reason: z.enum(visaRejectReasons), note: VisaNote }),
    ok: Said,
    problems: decisions,
  },
})
