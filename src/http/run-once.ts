import { Problem, type ProblemCode } from '../contract/problems.ts'
import type { Db, Tx } from '../db/database.ts'
import {
  claimKey,
  insertKey,
  type KeyedRequest,
  keepAnswer,
  type StoredAnswer,
} from '../db/queries/orders/idempotency.ts'

/** Does something in one transaction; with an `Idempotency-Key` once, however often it is asked for. */
export type RunOnce = <T>(act: (tx: Tx) => Promise<T>) => Promise<T>

/** Stored as JSON, so the answer of `act` must survive that. A refusal is stored as its code alone, to keep the table small. */
type Answer<T> = { made: T } | { refused: ProblemCode }

/** Everything but space, as a header may carry it. */
export const isIdempotencyKey = (key: string): boolean => /^[\x21-\x7e]{1,255}$/.test(key)

/**
 * The answer is stored in the transaction of the change: after a crash both are there, or neither. A problem has undone its transaction, so it
 * is stored in one of its own; if another request has used the key in between, its answer counts for all.
 */
export function createRunOnce(db: Db, request: KeyedRequest | null): RunOnce {
  if (!request) return (act) => db.transaction().execute(act)
  return async <T>(act: (tx: Tx) => Promise<T>): Promise<T> => {
    let isReplay = false
    const attempt = async (tx: Tx): Promise<T> => {
      const earlier = await claimKey<Answer<T>>(tx, request)
      isReplay = earlier !== null
      if (earlier) return replay(earlier, request)
      const made = await act(tx)
      await keepAnswer(tx, request, { made } satisfies Answer<T>)
      return made
    }
    try {
      return await db.transaction().execute(attempt)
    } catch (error) {
      if (isOrphan(error)) throw new Problem('UNAUTHORIZED')
      if (isReplay || !isLasting(error)) throw error
      if (await insertKey(db, request, { refused: error.code } satisfies Answer<T>)) throw error
      return db.transaction().execute(attempt)
    }
  }
}

function replay<T>({ hash, answer }: StoredAnswer<Answer<T>>, request: KeyedRequest): T {
  if (hash !== request.hash) throw new Problem('IDEMPOTENCY_MISMATCH')
  if ('made' in answer) return answer.made
  throw new Problem(answer.refused)
}

/** Temporary problems are not stored: the same key may be tried again. */
const isLasting = (error: unknown): error is Problem =>
  error instanceof Problem && error.status < 500 && error.status !== 429

/** The account was deleted after the call had begun. */
const isOrphan = (error: unknown): boolean =>
  (error as { constraint?: string }).constraint === 'idempotency_keys_account_id_fkey'
