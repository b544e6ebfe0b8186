import { parseArgs } from 'node:util'
import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { addOperatorAction } from '../../db/queries/orders/payments-operator.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'
import { OperationError, type PersonalTools } from './operation-input.ts'
import { operations } from './operations.ts'

const toLine = (usage: string): string => `  npm run ops -- ${usage}`

export const operationUsage: string = `Commands:\n${Object.values(operations)
  .map(({ usage }) => toLine(usage))
  .join('\n')}`

/** Asking for help is no error. */
export const isHelp = (typed: readonly string[]): boolean => typed.some((word) => /^(help|-h|--help)$/.test(word))

type Who = { operator: string; now: Date; personal?: () => Promise<PersonalTools> }

const noPersonal = async (): Promise<never> => {
  throw new OperationError('The key of personal data is not available here')
}

/** Does what was typed, and notes down who did it in the same transaction: neither is there without the other. */
export async function runOperation(
  db: Db,
  typed: string[],
  { operator, now, personal = noPersonal }: Who,
): Promise<string> {
  const [name = '', ...rest] = typed
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined
  if (!operation) throw new OperationError(name ? `There is no command "${name}". ${operationUsage}` : operationUsage)
  const { positionals: args, values: options } = parse(rest, operation)
  try {
    return await db.transaction().execute(async (tx) => {
      const done = await operation.run(tx, { args, options, now, personal })
      const about = { args: args.map(withoutPhone), options: withoutNote(options), done }
      if (!operation.isLook) await addOperatorAction(tx, { operator, action: name, about, now })
      return done
    })
  } catch (error) {
    if (error instanceof Problem) throw new OperationError(explain(name, error))
    throw error
  }
}

/** The log names customers by number: a phone in it would outlive the deleted account. */
const withoutPhone = (word: string): string => (/^[+0]/.test(word) ? '(phone)' : word)

/** Texts to a customer are left out: they are stored encrypted for their reader. */
const withoutNote = ({ note, ...options }: Record<string, string | undefined>) =>
  note === undefined ? options : { ...options, note: '(note)' }

const reasons: Partial<Record<string, string>> = {
  accept: 'Only a paid reservation that waits for its property can be accepted',
  reject: 'Only a pending reservation can be rejected',
}

const explain = (name: string, { code }: Problem): string =>
  code === 'NOT_FOUND' && !name.startsWith('visa')
    ? 'There is no such reservation'
    : (reasons[name] ?? problemMessages.en[code])

type Typed = { positionals: string[]; values: Record<string, string | undefined> }

function parse(typed: string[], { usage, args, options = [] }: (typeof operations)[string]): Typed {
  try {
    const known = Object.fromEntries(options.map((name) => [name, { type: 'string' as const }]))
    const { positionals, values } = parseArgs({ args: typed, allowPositionals: true, options: known })
    if (positionals.length > args) throw new Error(`"${positionals[args]}" is one argument too many`)
    return { positionals, values: { ...values } as Record<string, string | undefined> }
  } catch (error) {
    const [what] = (error as Error).message.split('. ')
    throw new OperationError(`${what}. Usage:\n${toLine(usage)}`)
  }
}
