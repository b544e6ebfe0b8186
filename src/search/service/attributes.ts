import { covers } from '../engine/paths.ts'

/** An attribute that may be filtered by, in Meilisearch's long form. */
export type FilterableRule = {
  attributePatterns: string[]
  features: { facetSearch: boolean; filter: { equality: boolean; comparison: boolean } }
}
export type Filterable = string | FilterableRule

const everything: FilterableRule['features'] = { facetSearch: true, filter: { equality: true, comparison: true } }

/** The first rule that speaks of an attribute; a bare name allows everything. */
export function findRule(filterable: Filterable[], attribute: string) {
  for (const [position, rule] of filterable.entries()) {
    const patterns = typeof rule === 'string' ? [rule] : rule.attributePatterns
    if (patterns.some((pattern) => covers(pattern, attribute)))
      return { position, features: typeof rule === 'string' ? everything : rule.features }
  }
  return null
}

export const patternsOf = (filterable: Filterable[]): string[] =>
  filterable.flatMap((rule) => (typeof rule === 'string' ? [rule] : rule.attributePatterns))

/** Names as a message lists them: each once, in order. */
export const listed = (names: Iterable<string>): string => [...new Set(names)].sort().join(', ')
