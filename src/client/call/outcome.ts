import type { ProblemBody } from '../../contract/problems.ts'

/** Status 0: the server was not reached. */
export type Outcome<T> = { ok: true; status: number; body: T } | { ok: false; status: number; body: ProblemBody | null }
