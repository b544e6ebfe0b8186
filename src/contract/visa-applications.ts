import { z } from 'zod'
import { genders } from '../domain/accounts/profile.ts'
import { paymentMethods } from '../domain/money/payment-method.ts'
import { paymentStatuses } from '../domain/orders/states.ts'
import { toPlainText } from '../domain/text/plain-text.ts'
import { visaLimits, visaPaperFields, visaPurposes, visaQuestionKinds } from '../domain/visas/visa-form.ts'
import { visaAskReasons, visaRejectReasons } from '../domain/visas/visa-states.ts'
import { type CallLimits, defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { Refund } from './payments.ts'
import { Dinars, GroupPayment, Picture, PlacedOrder, Price } from './shapes.ts'

const emptyIsNothing = (value: unknown) => (value === '' || value === null ? undefined : value)
const optional = <T extends z.ZodType>(type: T) => z.preprocess(emptyIsNothing, type.optional())
const text = (max: number) => optional(z.string().trim().max(max))

export const FileIds = z.array(z.uuid()).max(20)
export const VisaNote = optional(z.string().trim().max(visaLimits.note).transform(toPlainText))

/** The passport's fields. `GET /public/visa-forms/{id}` says which are needed. */
const Person = z.object({
  fullName: text(120),
  birthDate: text(10),
  gender: optional(z.enum(genders)),
  passportNumber: text(20),
  passportExpiresOn: text(10),
  nationality: text(2),
  /** The two lines at the foot of the passport, to be compared with what was typed; not kept. */
  machineReadable: text(120),
  /** Ids of uploads, by field. */
  papers: z.partialRecord(z.enum(visaPaperFields), FileIds).optional(),
  /** By the key of the question. */
  answers: z.record(z.string().max(30), z.string().max(2_000)).optional(),
})

/** `travellerId`: a saved traveller; typed fields win over the saved ones. */
const ApplicantInput = Person.extend({ travellerId: optional(IdNumber) })

export const visaFields = z.object({
  applicant: z.number().int(),
  /** A field of a person, a paper, or `answers.` and the key of a question. */
  field: z.string(),
})

export const VisaQuestion = z.object({
  key: z.string(),
  kind: z.enum(visaQuestionKinds),
  isRequired: z.boolean(),
  label: z.string(),
  options: z.array(z.object({ key: z.string(), label: z.string() })),
})

export const NeededPaper = z.object({ field: z.enum(visaPaperFields), need: z.enum(['required', 'optional']) })

const VisaForm = z.object({
  visaId: z.number().int(),
  title: z.string(),
  /** For one person. */
  fee: Price,
  /** From the payment to the answer, at most; Fridays, Saturdays and holidays do not count. */
  workingDays: z.number().int(),
  /** The day by which it would be decided, were it paid today. */
  promisedOn: z.string(),
  stayDays: z.number().int(),
  papers: z.array(NeededPaper),
  questions: z.array(VisaQuestion),
  /** Empty: the purpose is not asked. */
  purposes: z.array(z.enum(visaPurposes)),
  /** Two letters each; empty: all nationalities may apply. */
  nationalities: z.array(z.string()),
  passportMonths: z.number().int(),
  /** The country's size of photo, in millimetres. */
  photo: z.object({ width: z.number().int(), height: z.number().int() }).nullable(),
  /** How much of the fee goes back where the country says no. */
  rejectPercent: z.number().int(),
  maxPeople: z.number().int(),
  maxFiles: z.number().int(),
  seller: z.object({ id: z.number().int(), title: z.string() }),
})

const shownStatuses = ['unpaid', 'pending', 'accepted', 'rejected', 'withdrawn', 'failed'] as const

export const VisaApplicationCard = z.object({
  id: z.number().int(),
  code: z.string(),
  orderId: z.number().int(),
  /** Null where that visa is offered no more. */
  visaId: z.number().int().nullable(),
  /** The title at the time of the application. */
  title: z.string(),
  country: z.string().nullable(),
  picture: Picture.nullable(),
  status: z.enum(shownStatuses),
  /** Something is asked for: it waits for the customer. */
  isAsked: z.boolean(),
  purpose: z.enum(visaPurposes).nullable(),
  people: z.number().int(),
  travelDate: z.string(),
  paymentStatus: z.enum(paymentStatuses),
  paymentMethod: z.enum(paymentMethods),
  holdUntil: z.string().nullable(),
  totalPrice: Price,
  /** Null where its price is in dinars. */
  dinars: Dinars.nullable(),
  createdAt: z.string(),
  paidAt: z.string().nullable(),
  /** The last day by which it is to be decided, while we work on it. */
  promisedOn: z.string().nullable(),
  isLate: z.boolean(),
  decidedAt: z.string().nullable(),
  canPay: z.boolean(),
  canWithdraw: z.boolean(),
})

/** A file, by a link that is good for five minutes. */
export const VisaPaper = z.object({
  id: z.string(),
  url: z.string(),
  mediaType: z.enum(['image/jpeg', 'application/pdf']),
  addedAt: z.string(),
})

export const VisaApplicant = z.object({
  number: z.number().int(),
  fullName: z.string(),
  birthDate: z.string(),
  gender: z.enum(genders),
  /** For the customer its last three characters only. */
  passportNumber: z.string(),
  passportExpiresOn: z.string(),
  nationality: z.string(),
  answers: z.array(z.object({ key: z.string(), label: z.string(), answer: z.string() })),
  papers: z.array(VisaPaper.extend({ field: z.enum(visaPaperFields) })),
})

export const VisaAsked = z.object({
  reason: z.enum(visaAskReasons),
  fields: z.array(visaFields),
  askedAt: z.string(),
})

export const VisaMessage = z.object({ from: z.enum(['customer', 'officer']), text: z.string(), at: z.string() })

export const VisaApplicationPage = VisaApplicationCard.extend({
  invoiceId: z.string(),
  returnDate: z.string().nullable(),
  /** Empty once they were deleted, 90 days after the decision. */
  applicants: z.array(VisaApplicant),
  /** The visa. */
  visas: z.array(VisaPaper),
  papers: z.array(NeededPaper),
  questions: z.array(VisaQuestion),
  asked: VisaAsked.nullable(),
  messages: z.array(VisaMessage),
  /** Its history, in order. */
  events: z.array(z.object({ event: z.string(), at: z.string() })),
  rejectReason: z.enum(visaRejectReasons).nullable(),
  rejectPercent: z.number().int(),
  refund: Refund.nullable(),
})

const Draft = z.object({ draft: z.record(z.string(), z.unknown()), changedAt: z.string() })

const limitsOfVisaChanges: CallLimits = {
  address: 'visaChangesPerIpAddress',
  customer: 'visaChanges',
  global: 'visaChangesGlobally',
}

export const visaApplicationCalls = defineCalls({
  'GET /public/visa-forms/{id}': {
    summary: 'What a visa wants of whoever applies for it; the id is the visa’s',
    audience: 'visitor',
    params: Id,
    ok: VisaForm,
    problems: ['NOT_FOUND'],
  },
  'GET /customer/visa-applications': {
    summary: 'What a customer has applied for, the newest first',
    audience: 'customer',
    query: Page(8),
    ok: List(VisaApplicationCard),
  },
  'GET /customer/visa-applications/{id}': {
    summary: 'One application, with its papers by links of five minutes',
    audience: 'customer',
    params: Id,
    ok: VisaApplicationPage,
    problems: ['NOT_FOUND'],
  },
  'POST /customer/visa-applications': {
    summary: 'Applies for a visa, for one or several people; it counts once its fee is paid',
    audience: 'customer',
    limits: {
      address: 'visaApplicationsPerIpAddress',
      customer: 'visaApplications',
      global: 'visaApplicationsGlobally',
    },
    isExpensive: true,
    isCreating: true,
    body: z.object({
      visaId: IdNumber,
      purpose: optional(z.enum(visaPurposes)),
      travelDate: text(10),
      returnDate: text(10),
      applicants: z.array(ApplicantInput).max(visaLimits.people),
      paymentMethod: optional(z.enum(paymentMethods)),
      isGroupPayment: GroupPayment,
      /** The fee that was shown, in major units: where it is another by now, nothing is applied for. */
      total: optional(z.number().nonnegative()),
    }),
    ok: PlacedOrder.extend({ id: z.number().int(), orderId: z.number().int(), status: z.enum(shownStatuses) }),
    changedPrice: Price,
    problems: [
      'NOT_FOUND',
      'TRAVEL_DATE_REQUIRED',
      'INVALID_DATE',
      'PAST_DATE',
      'TRAVELLERS_REQUIRED',
      'PASSPORT_EXPIRES',
      'PAYMENT_METHOD_REQUIRED',
      'PRICE_CHANGED',
      'WALLET_TOO_LOW',
      'TOO_MANY_HOLDS',
      'TOO_MANY_APPLICATIONS',
    ],
  },
  'POST /customer/visa-applications/{id}/payment-url': {
    summary: 'Where the fee of an application is paid; the payment that is open, if there is one',
    audience: 'customer',
    limits: { customer: 'payments' },
    isCreating: true,
    params: Id,
    body: z.object({ paymentMethod: z.enum(paymentMethods).default('qi') }),
    ok: z.object({ payment_url: z.string(), message: z.string() }),
    problems: [
      'NOT_FOUND',
      'ORDER_NOT_PAYABLE',
      'PART_PAID',
      'PAYMENT_METHOD_REQUIRED',
      'WALLET_TOO_LOW',
      'UNAVAILABLE',
    ],
  },
  'POST /customer/visa-applications/{id}/answer': {
    summary: 'Sends what was asked for: all of it, and nothing else',
    audience: 'customer',
    limits: limitsOfVisaChanges,
    isCreating: true,
    params: Id,
    body: z.object({
      applicants: z
        .array(Person.extend({ number: z.number().int().min(1).max(visaLimits.people) }))
        .max(visaLimits.people),
      note: VisaNote,
    }),
    ok: z.object({ id: z.number().int(), status: z.enum(shownStatuses), promisedOn: z.string(), message: z.string() }),
    problems: ['NOT_FOUND', 'VISA_NOT_ASKED', 'TRAVELLERS_REQUIRED', 'PASSPORT_EXPIRES'],
  },
  'PUT /customer/visa-applications/{id}/withdraw': {
    summary: 'Gives up what is unpaid; gives the whole fee back until somebody has begun to work on it',
    audience: 'customer',
    limits: limitsOfVisaChanges,
    params: Id,
    ok: z.object({
      id: z.number().int(),
      status: z.enum(shownStatuses),
      paymentStatus: z.enum(paymentStatuses),
      refund: Price,
      refundTo: z.enum(paymentMethods),
      message: z.string(),
    }),
    problems: ['NOT_FOUND', 'ORDER_NOT_CANCELLABLE'],
  },
  'GET /customer/visa-drafts/{id}': {
    summary: 'What was begun for a visa on another device; the id is the visa’s',
    audience: 'customer',
    params: Id,
    ok: Draft,
    problems: ['NOT_FOUND'],
  },
  'PUT /customer/visa-drafts/{id}': {
    summary: 'Keeps what was begun for a visa, sealed, for 30 days',
    audience: 'customer',
    limits: limitsOfVisaChanges,
    params: Id,
    body: z.object({ draft: z.record(z.string(), z.unknown()) }),
    ok: z.object({ changedAt: z.string(), message: z.string() }),
    problems: ['NOT_FOUND', 'TOO_MANY_DRAFTS'],
  },
  'DELETE /customer/visa-drafts/{id}': {
    summary: 'Forgets what was begun for a visa',
    audience: 'customer',
    limits: limitsOfVisaChanges,
    params: Id,
    ok: z.object({ message: z.string() }),
    problems: ['NOT_FOUND'],
  },
})
