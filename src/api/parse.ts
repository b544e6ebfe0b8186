import type { z } from 'zod'
import { type Key, type Parsed, specOf } from '../contract/contract.ts'
import { type FieldFault, type FieldFaults, Problem } from '../contract/problems.ts'

/** A path whose parameters do not fit names nothing; a query that does not fit is told field by field. */
export function parseCall<K extends Key>(key: K, given: { params?: unknown; query?: unknown }): Parsed<K> {
  const { params, query } = specOf(key)
  const path = params?.safeParse(given.params ?? {})
  if (path && !path.success) throw new Problem('NOT_FOUND')
  const search = query?.safeParse(given.query ?? {})
  if (search && !search.success) throw new Problem('INVALID_INPUT', toFieldFaults(search.error))
  return { params: path?.data, query: search?.data } as Parsed<K>
}

const toFieldFaults = (error: z.ZodError): FieldFaults =>
  Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), toFieldFault(issue)]))

function toFieldFault(issue: z.core.$ZodIssue): FieldFault {
  switch (issue.code) {
    case 'too_small':
      return { fault: 'too_small', limit: Number(issue.minimum) }
    case 'too_big':
      return { fault: 'too_big', limit: Number(issue.maximum) }
    case 'invalid_type':
      if (issue.expected === 'int') return { fault: 'not_whole' }
      return { fault: issue.expected === 'number' ? 'not_a_number' : 'invalid' }
    default:
      return { fault: 'invalid' }
  }
}
