import type { NameProblem } from '../domain/accounts/person-name.ts'
import type { Weakness } from '../domain/passwords/find-weakness.ts'
import type { ChangedPrice, DetailedCode, DetailsByCode } from './problem-details.ts'

/** Every problem of the system: its stable code and its HTTP status. The translations are in `i18n/messages/problems.ts`. */
export const problemStatus = {
  INVALID_INPUT: 400,
  INVALID_CODE: 400,
  PASSWORD_MISMATCH: 400,
  WRONG_PASSWORD: 400,
  DATES_REQUIRED: 400,
  INVALID_DATE: 400,
  PAST_DATE: 400,
  NO_NIGHTS: 400,
  TOO_LONG: 400,
  TOO_FAR: 400,
  INVALID_ADULTS: 400,
  INVALID_AGE: 400,
  TOO_MANY_PEOPLE: 400,
  ROOM_REQUIRED: 400,
  NOTHING_CHANGED: 400,
  ONLY_DEPARTURE: 400,
  UNKNOWN_ROOM: 400,
  ROOMS_TOO_SMALL: 400,
  ROOMS_TOO_MANY: 400,
  ROOMS_WITHOUT_ADULT: 400,
  INVALID_SPLIT: 400,
  PAYMENT_METHOD_REQUIRED: 400,
  PARTS_DO_NOT_ADD_UP: 400,
  PARTS_TOO_SMALL: 400,
  CASH_NOT_IN_NOTES: 400,
  TOP_UP_TOO_SMALL: 400,
  TOP_UP_NOT_WHOLE: 400,
  TOKEN_INVALID: 400,
  NOT_A_TICKET: 400,
  NOT_A_DISCOUNT: 400,
  VOUCHER_UNKNOWN: 400,
  TOO_FEW_PEOPLE: 400,
  DEPARTURE_REQUIRED: 400,
  TICKETS_REQUIRED: 400,
  TRAVEL_DATE_REQUIRED: 400,
  PICKUP_REQUIRED: 400,
  TRAVELLERS_REQUIRED: 400,
  PARTY_MISMATCH: 400,
  PASSPORT_EXPIRES: 400,
  FILE_UNREADABLE: 400,
  FILE_LOCKED: 400,
  FILE_TOO_COMPLEX: 400,
  FILE_INFECTED: 400,
  FILE_NOT_SCANNED: 409,
  PICTURE_16_BIT: 400,
  PIECE_TOO_SMALL: 400,
  REVIEW_HAS_LINK: 400,
  REVIEW_HAS_PHONE: 400,
  UNAUTHORIZED: 401,
  INVALID_CREDENTIALS: 401,
  SESSION_ENDED: 401,
  GOOGLE_REFUSED: 401,
  FORBIDDEN: 403,
  BOT_CHECK_FAILED: 403,
  ACCOUNT_INACTIVE: 403,
  CONFIRMATION_REQUIRED: 403,
  PROFILE_REQUIRED: 403,
  NOT_A_MEMBER: 403,
  MANAGERS_ONLY: 403,
  VISA_OFFICERS_ONLY: 403,
  NOT_FOUND: 404,
  SHORT_CODE_UNKNOWN: 404,
  METHOD_NOT_ALLOWED: 405,
  PHONE_TAKEN: 409,
  PROFILE_EXISTS: 409,
  BELONGINGS_LEFT: 409,
  ARRIVAL_TOO_EARLY: 409,
  ARRIVAL_TOO_LATE: 409,
  ARRIVAL_MARKED: 409,
  ARRIVAL_REVIEWED: 409,
  ARRIVAL_UNDO_TOO_LATE: 409,
  LATE_NOT_NOW: 409,
  ROOM_UNAVAILABLE: 409,
  CANNOT_CHANGE: 409,
  SHARED_NOT_CHANGED: 409,
  CLOSED: 409,
  MIN_STAY: 409,
  PRICE_CHANGED: 409,
  VOUCHER_NOT_YET: 409,
  VOUCHER_EXPIRED: 409,
  VOUCHER_USED_UP: 409,
  VOUCHER_RESERVED: 409,
  VOUCHER_MINIMUM: 409,
  CANNOT_CANCEL: 409,
  CANNOT_PAY: 409,
  WALLET_TOO_LOW: 409,
  TOO_MANY_HOLDS: 409,
  HOLD_AGAIN_LATER: 409,
  HOLDS_TOO_LARGE: 409,
  CASH_NOT_OFFERED: 409,
  ORDER_NOT_CANCELLABLE: 409,
  ORDER_NOT_PAYABLE: 409,
  TOO_MANY_SUBSCRIPTIONS: 409,
  UNPAID_SUBSCRIPTIONS: 409,
  TOP_UP_TOO_LARGE: 409,
  TOP_UP_SPENT: 409,
  NO_ACTIVE_PACKAGE: 409,
  SUBSCRIPTION_SUSPENDED: 409,
  USES_SPENT: 409,
  DISCOUNT_OVER: 409,
  TOKEN_USED: 409,
  TOKEN_REPLACED: 409,
  UNDO_TOO_LATE: 409,
  SOLD_OUT: 409,
  SALE_OVER: 409,
  TOO_MANY_PLACES: 409,
  DEPOSIT_NOT_OFFERED: 409,
  TOO_MANY_TRAVELLERS: 409,
  WISHLIST_FULL: 409,
  WAITING_FULL: 409,
  WAITING_IN_VAIN: 409,
  NOT_SOLD_OUT: 409,
  WAITING_OFFER_OVER: 409,
  TICKET_USED: 409,
  TICKET_ENDED: 409,
  TICKET_NOT_TODAY: 409,
  NOT_INSIDE: 409,
  REST_UNPAID: 409,
  TICKET_ELSEWHERE: 409,
  TICKET_NAMED: 409,
  PASS_OWN: 409,
  NOT_SHAREABLE: 409,
  PART_PAID: 409,
  PURCHASE_DECIDED: 409,
  FLIGHT_NOT_CONFIRMED: 409,
  TOO_MANY_APPLICATIONS: 409,
  TOO_MANY_DRAFTS: 409,
  VISA_TAKEN: 409,
  VISA_NOT_TAKEN: 409,
  VISA_CHANGED: 409,
  VISA_DECIDED: 409,
  VISA_NOT_ASKED: 409,
  REVIEW_TOO_EARLY: 409,
  REVIEW_TOO_LATE: 409,
  REVIEW_NOT_STAYED: 409,
  REVIEW_OWN: 409,
  REVIEW_EXISTS: 409,
  REVIEW_ANSWERED: 409,
  TOO_MANY_QUESTIONS: 409,
  TOO_MANY_FILES: 409,
  TOO_MANY_UPLOADS: 409,
  UPLOAD_OFFSET: 409,
  FILE_NOT_READY: 409,
  CODE_EXPIRED: 410,
  TOKEN_EXPIRED: 410,
  TOKEN_KEY_RETIRED: 410,
  WINDOW_EXPIRED: 410,
  PASS_OVER: 410,
  PAY_LINK_OVER: 410,
  LINK_EXPIRED: 410,
  BODY_TOO_LARGE: 413,
  FILE_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  FILE_TYPE_UNKNOWN: 415,
  FILE_TYPE_MISMATCH: 415,
  IDEMPOTENCY_MISMATCH: 422,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** What is wrong with one field. */
export type FieldError =
  | { error: 'required' }
  | { error: 'invalid' }
  | { error: 'not_a_number' }
  | { error: 'not_whole' }
  | { error: 'too_small'; limit: number }
  | { error: 'too_big'; limit: number }
  | { error: 'too_short'; limit: number }
  | { error: 'too_long'; limit: number }
  | { error: 'phone' }
  | { error: 'email' }
  | { error: 'date' }
  | { error: 'years'; limit: string }
  | { error: 'frame' }
  | { error: 'min_nights'; limit: number }
  | { error: 'weak_password'; weakness: Weakness }
  | { error: 'mismatch' }
  | { error: 'wrong' }
  | { error: 'latin_name' }
  | { error: NameProblem }
  | { error: 'passport_number' }
  | { error: 'passport_expires' }
  | { error: 'passport_repeated' }
  | { error: 'passport_months'; limit: number }
  | { error: 'machine_readable' }
  | { error: 'not_offered' }
  | { error: 'file_repeated' }
  | { error: 'too_many_files'; limit: number }

export type FieldErrors = Record<string, FieldError>

type ProblemOptions<Details> = {
  fields?: FieldErrors
  /** Seconds after which it may be tried again. */
  retryAfter?: number
  details?: Details
}

/** A code and what is said with it: only the details of that code. */
type ProblemInput =
  | [code: ProblemCode, options?: ProblemOptions<undefined>]
  | { [Code in DetailedCode]: [code: Code, options: ProblemOptions<DetailsByCode[Code]>] }[DetailedCode]

export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldErrors | undefined
  readonly retryAfter: number | undefined
  readonly details: DetailsByCode[DetailedCode] | undefined

  constructor(...[code, { fields, retryAfter, details } = {}]: ProblemInput) {
    super(code)
    this.code = code
    this.fields = fields
    this.retryAfter = retryAfter
    this.details = details
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** A problem of another process, which has told it in the caller's language already. */
export class RemoteProblem extends Problem {
  readonly body: ProblemBody | null

  constructor(body: ProblemBody | null, retryAfter?: number) {
    super(body?.code ?? 'UNAVAILABLE', { retryAfter })
    this.body = body
  }
}

type CommonBody = {
  statusCode: number
  message: string
  errors?: Record<string, string>
  requestId?: string
}

type DetailsOf<Code extends DetailedCode, Price extends ChangedPrice> = Code extends 'PRICE_CHANGED'
  ? { price: Price }
  : DetailsByCode[Code]

/** The body of every problem. `code` says which details there can be; the price of PRICE_CHANGED is that of the call. */
export type ProblemBody<Price extends ChangedPrice = ChangedPrice> = CommonBody &
  (
    | { code: Exclude<ProblemCode, DetailedCode>; details?: undefined }
    | { [Code in DetailedCode]: { code: Code; details?: DetailsOf<Code, Price> } }[DetailedCode]
  )
