import type { z } from 'zod'
import type { CallSpec, ParsedOf } from '../contract/call.ts'
import { type FieldFault, type FieldFaults, Problem } from '../contract/problems.ts'

/** A path whose parameters do not fit names nothing; a query or a body that does not fit is told field by field. */
export function parseCall<Spec extends CallSpec>(
  { params, query, body }: Spec,
  given: { params?: unknown; query?: unknown; body?: unknown },
): ParsedOf<Spec> {
  const path = params?.safeParse(given.params ?? {})
  if (path && !path.success) throw new Problem('NOT_FOUND')
  return {
    params: path?.data,
    query: query && parse(query, given.query ?? {}),
    body: body && parse(body, given.body ?? {}),
  } as ParsedOf<Spec>
}

function parse(schema: z.ZodType, given: unknown): unknown {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Problem('INVALID_INPUT', toFieldFaults(parsed.error, given))
  // Only now: what the schema does not know may be as deep or as long as a body can be.
  const broken = findZero(parsed.data)
  if (broken !== null) throw new Problem('INVALID_INPUT', { [broken]: { fault: 'invalid' } })
  return parsed.data
}

/** Where a zero byte hides, which no text of the database can hold. */
const findZero = (parsed: unknown): string | null =>
  Object.entries(parsed ?? {}).find(([, value]) => holdsZero(value))?.[0] ?? null

function holdsZero(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0')
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsZero)
}

/** The first fault of each field. */
function toFieldFaults(error: z.ZodError, given: unknown): FieldFaults {
  const faults: FieldFaults = {}
  for (const issue of error.issues) faults[issue.path.join('.')] ??= toFieldFault(issue, valueAt(given, issue.path))
  return faults
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, name) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[name], value)

function toFieldFault(issue: z.core.$ZodIssue, value: unknown): FieldFault {
  if (value === undefined || value === null) return { fault: 'required' }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return { fault: 'too_small', limit: Number(issue.minimum) }
      return String(value).trim() === '' ? { fault: 'required' } : { fault: 'too_short', limit: Number(issue.minimum) }
    case 'too_big':
      return { fault: issue.origin === 'string' ? 'too_long' : 'too_big', limit: Number(issue.maximum) }
    case 'invalid_format':
      if (issue.format === 'email') return { fault: 'email' }
      return { fault: issue.format === 'date' ? 'date' : 'invalid' }
    case 'invalid_type':
      if (issue.expected === 'int') return { fault: 'not_whole' }
      return { fault: issue.expected === 'number' ? 'not_a_number' : 'invalid' }
    default:
      return { fault: 'invalid' }
  }
}
