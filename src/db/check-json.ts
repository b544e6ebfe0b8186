import type { z } from 'zod'

let isChecking = false

/** The setup of the tests calls this. Production reads the JSON of its own statements unchecked. */
export function startJsonChecks(): void {
  isChecking = true
}

/** A check of what one statement answers, made before it is sent: later its caller is no longer on the stack. Production makes no schema. */
export function toJsonCheck(toSchema: () => z.ZodType): (json: unknown) => void {
  if (!isChecking) return () => {}
  const statement = findCaller(new Error().stack)
  return (json) => checkJson(statement, toSchema(), json)
}

/** Checks the columns of these rows that hold JSON. */
export function checkColumns<Row extends object>(
  rows: readonly Row[],
  toColumns: () => { readonly [Name in keyof Row]?: z.ZodType<Row[Name]> },
): void {
  if (!isChecking) return
  const statement = findCaller(new Error().stack)
  for (const [name, schema] of Object.entries(toColumns() as Record<string, z.ZodType>))
    for (const row of rows) checkJson(`${statement}: ${name}`, schema, row[name as keyof Row])
}

function checkJson(statement: string, schema: z.ZodType, json: unknown): void {
  const { data, error } = schema.safeParse(json)
  const [issue] = error?.issues ?? []
  if (issue) throw new TypeError(`${statement}: ${issue.path.join('.')}: ${issue.message}`)
  const unknown = findUnknown(json, data, [])
  if (unknown) throw new TypeError(`${statement}: ${unknown.join('.')} is in no schema`)
}

type Path = readonly (string | number)[]

/** A schema leaves out the keys that it does not state. */
function findUnknown(json: unknown, parsed: unknown, path: Path): Path | undefined {
  if (!isObject(json)) return
  for (const [key, value] of Object.entries(json)) {
    const at = [...path, key]
    if (!isObject(parsed) || !(key in parsed)) return at
    const unknown = findUnknown(value, parsed[key], at)
    if (unknown) return unknown
  }
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The function that sends the statement, and its line: `findEvents (…/catalogue/events.ts:35:3)`. */
const findCaller = (stack = ''): string =>
  stack
    .split('\n')
    .slice(1)
    .find((line) => !/\/(check-json|list)\.ts/.test(line))
    ?.replace(/^\s*at (async )?/, '') ?? 'a statement'
