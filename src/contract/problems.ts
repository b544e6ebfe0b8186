import type { NameProblem } from '../domain/accounts/person-name.ts'
import type { Weakness } from '../domain/passwords/find-weakness.ts'
import { type ProblemCode, problemStatus } from './problem-codes.ts'
import type { ChangedPrice, DetailedCode, DetailsByCode } from './problem-details.ts'

export { type ProblemCode, problemStatus }

/** The fault of one field. */
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

/** A code with its options: only the details that belong to the code. */
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
