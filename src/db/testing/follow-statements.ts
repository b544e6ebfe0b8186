import type { Db, Tx } from '../database.ts'
import { StatementExecutor } from '../statement-executor.ts'

/** The same database; `after` is called with the text of each statement once it has its answer, which waits for it. */
export function followStatements(db: Db, after: (text: string) => unknown): Db {
  const follow = <D extends Db>(inner: D): D => {
    const executor = new StatementExecutor(async ({ text, name, values }) => {
      const result = await inner.getExecutor().executeQuery({ sql: text, name, parameters: values } as never)
      await after(text)
      return result
    })
    return { ...inner, getExecutor: () => executor }
  }
  return {
    ...follow(db),
    transaction: () => ({
      ...db.transaction(),
      execute: (act) => db.transaction().execute((tx: Tx) => act(follow(tx))),
    }),
  }
}
