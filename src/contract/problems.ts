/** Every refusal of the system: its stable code and its HTTP status. The translations are in `i18n/problems.ts`. */
export const problemStatus = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  BODY_TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  INTERNAL: 500,
  UNAVAILABLE: 503,
} as const

export type ProblemCode = keyof typeof problemStatus

/** What is wrong with one field. */
export type FieldFault =
  | { fault: 'required' }
  | { fault: 'invalid' }
  | { fault: 'not_a_number' }
  | { fault: 'not_whole' }
  | { fault: 'too_small'; limit: number }
  | { fault: 'too_big'; limit: number }

export type FieldFaults = Record<string, FieldFault>

export class Problem extends Error {
  readonly code: ProblemCode
  readonly fields: FieldFaults | undefined

  constructor(code: ProblemCode, fields?: FieldFaults) {
    super(code)
    this.code = code
    this.fields = fields
  }

  get status(): number {
    return problemStatus[this.code]
  }
}

/** The body of every refusal. */
export type ProblemBody = {
  statusCode: number
  code: ProblemCode
  message: string
  errors?: Record<string, string>
  requestId?: string
}
