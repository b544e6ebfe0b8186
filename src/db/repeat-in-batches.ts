import type { QueryResult } from 'kysely'

const rowsAtOnce = 5_000

/** Repeats a statement that changes a limited number of rows until it finds no more. No statement takes long, and each keeps what it did. */
export async function repeatInBatches(
  run: (limit: number) => Promise<QueryResult<unknown>>,
  limit = rowsAtOnce,
): Promise<number> {
  let sum = 0
  for (;;) {
    const { numAffectedRows = 0n } = await run(limit)
    sum += Number(numAffectedRows)
    if (numAffectedRows < BigInt(limit)) return sum
  }
}
