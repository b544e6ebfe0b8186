import { parseArgs } from 'node:util'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { addOperatorAction } from '../../db/queries/payments-operator.ts'
import { problemMessages } from '../../i18n/problems.ts'
import { OperationError, operations } from './operations.ts'

const options = ['percent', 'amount', 'ceiling', 'minimum', 'currency', 'from', 'to', 'limit', 'per-customer']

export const operationUsage: string = Object.values(operations)
  .map(({ usage }) => `  npm run ops -- ${usage}`)
  .join('\n')

type Who = { operator: string; now: Date }

/** Does what was typed, and notes down who did it in the same transaction: neither is there without the other. */
export async function runOperation(db: Db, typed: string[], { operator, now }: Who): Promise<string> {
  const { positionals, values } = parse(typed)
  const [name = '', ...words] = positionals
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) throw new OperationError(`What can be done:\n${operationUsage}`)
  try {
    return await db.transaction().execute(async (tx) => {
      const done = await operation.run(tx, { words, options: values, now })
      await addOperatorAction(tx, { operator, action: name, about: { words, options: values, done }, now })
      return done
    })
  } catch (error) {
    if (error instanceof Problem) throw new OperationError(problemMessages.en[error.code])
    throw error
  }
}

function parse(typed: string[]): { positionals: string[]; values: Record<string, string | undefined> } {
  try {
    const known = Object.fromEntries(options.map((name) => [name, { type: 'string' as const }]))
    const { positionals, values } = parseArgs({ args: typed, allowPositionals: true, options: known })
    return { positionals, values: { ...values } as Record<string, string | undefined> }
  } catch (error) {
    throw new OperationError((error as Error).message)
  }
}
