import type { z } from 'zod'
import type { CallSpec, ParsedOf } from '../contract/call.ts'
import { type FieldError, type FieldErrors, Problem } from '../contract/problems.ts'
import type { NameProblem } from '../domain/accounts/person-name.ts'

/** A path whose parameters do not fit names nothing; a query or a body that does not fit is told field by field. */
export function parseCall<Spec extends CallSpec>(
  { params, query, body }: Spec,
  input: { params?: unknown; query?: unknown; body?: unknown },
): ParsedOf<Spec> {
  const path = params?.safeParse(input.params ?? {})
  if (path && !path.success) throw new Problem('NOT_FOUND')
  return {
    params: path?.data,
    query: query && parse(query, input.query ?? {}),
    body: body && parse(body, input.body ?? {}),
  } as ParsedOf<Spec>
}

function parse(schema: z.ZodType, input: unknown): unknown {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new Problem('INVALID_INPUT', { fields: toFieldErrors(parsed.error, input) })
  // Only now: what the schema does not know may be as long as a body can be.
  const broken = findBroken(parsed.data)
  if (broken !== null) throw new Problem('INVALID_INPUT', { fields: { [broken]: { error: 'invalid' } } })
  return parsed.data
}

/** No call needs more. Values that are stored unparsed, drafts above all, could be deeper than the stack. */
const maxDepth = 32

/** The path of a zero byte, which the database cannot store, or of a value that is too deep. */
const findBroken = (parsed: unknown): string | null =>
  Object.entries(parsed ?? {}).find(([, value]) => isBroken(value, 1))?.[0] ?? null

function isBroken(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.includes('\0')
  if (typeof value !== 'object' || value === null) return false
  return depth > maxDepth || Object.values(value).some((inner) => isBroken(inner, depth + 1))
}

/** The first error of each field. */
function toFieldErrors(error: z.ZodError, input: unknown): FieldErrors {
  const errors: FieldErrors = {}
  for (const issue of error.issues) errors[issue.path.join('.')] ??= toFieldError(issue, valueAt(input, issue.path))
  return errors
}

const valueAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inside, name) => (inside as Record<PropertyKey, unknown> | null | undefined)?.[name], value)

/** Faults of a name that a schema can report besides an invalid one. */
const nameProblems = ['name_contact', 'name_reserved'] as const satisfies NameProblem[]

function toFieldError(issue: z.core.$ZodIssue, value: unknown): FieldError {
  if (value === undefined || value === null) return { error: 'required' }
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return { error: 'too_small', limit: Number(issue.minimum) }
      return String(value).trim() === '' ? { error: 'required' } : { error: 'too_short', limit: Number(issue.minimum) }
    case 'too_big':
      return { error: issue.origin === 'string' ? 'too_long' : 'too_big', limit: Number(issue.maximum) }
    case 'invalid_format':
      if (issue.format === 'email') return { error: 'email' }
      return { error: issue.format === 'date' ? 'date' : 'invalid' }
    case 'invalid_type':
      if (issue.expected === 'int') return { error: 'not_whole' }
      return { error: issue.expected === 'number' ? 'not_a_number' : 'invalid' }
    case 'custom':
      return { error: nameProblems.find((problem) => problem === issue.params?.error) ?? 'invalid' }
    default:
      return { error: 'invalid' }
  }
}
