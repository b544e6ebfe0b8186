import type { ChangedPrice } from '../../contract/problem-details.ts'
import type { ProblemBody } from '../../contract/problems.ts'

/** Status 0: the server was not reached. */
export type Outcome<T, Price extends ChangedPrice = ChangedPrice> =
  | { ok: true; status: number; body: T }
  | { ok: false; status: number; body: ProblemBody<Price> | null }
