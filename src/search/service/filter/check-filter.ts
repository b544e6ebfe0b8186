import { type Filterable, findRule, listed, patternsOf } from '../attributes.ts'
import { type ErrorCode, MeiliError } from '../errors.ts'
import type { Use } from './parse-filter.ts'

export type FilterLaw = {
  filterable: Filterable[]
  code: ErrorCode
  /** The beginning of a message: the index's name, in a search. */
  prefix: string
  hasContains: boolean
}

const comparisons = ['<', '>', '<=', '>=', 'TO']
const equalities = ['=', '!=']

/** Refuses a filter that reads what the settings do not let be read. */
export function checkFilter(uses: Use[], law: FilterLaw): void {
  for (const use of uses) checkUse(use, law)
}

function checkUse({ attribute, operator, where }: Use, { filterable, code, prefix, hasContains }: FilterLaw): void {
  if (operator === 'CONTAINS' && !hasContains) {
    const help = 'See https://github.com/orgs/meilisearch/discussions/763'
    throw new MeiliError(
      'feature_not_enabled',
      `Using \`CONTAINS\` in a filter requires enabling the \`contains filter\` experimental feature. ${help}\n${where()}`,
    )
  }
  const rule = findRule(filterable, attribute)
  if (!rule) {
    const patterns = listed(patternsOf(filterable))
    const available = patterns
      ? `Available filterable attribute patterns are: \`${patterns}\`.`
      : 'This index does not have configured filterable attributes.'
    throw new MeiliError(code, `${prefix}Attribute \`${attribute}\` is not filterable. ${available}\n${where()}`)
  }
  const { equality, comparison } = rule.features.filter
  const isAllowed = (comparison || !comparisons.includes(operator)) && (equality || !equalities.includes(operator))
  if (isAllowed) return
  const allowed = ['OR', 'AND', 'NOT', ...(equality ? ['=', '!=', 'IN'] : []), ...(comparison ? comparisons : [])]
  const rest = ['IS EMPTY', 'IS NULL', 'EXISTS']
  throw new MeiliError(
    code,
    `${prefix}Filter operator \`${operator}\` is not allowed for the attribute \`${attribute}\`.` +
      `\n  - Note: allowed operators: ${[...allowed, ...rest].join(', ')}.` +
      `\n  - Note: field \`${attribute}\` matched rule #${rule.position} in \`filterableAttributes\``,
  )
}
