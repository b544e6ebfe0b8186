import { covers, isCovered, visitAttributes } from '../engine/paths.ts'
import type { Json } from '../engine/query.ts'
import { findRule } from './attributes.ts'
import { optional, type Field as RequestField, readObject, withDefault } from './parse/fields.ts'
import { count, flag, type Kind, names } from './parse/kinds.ts'
import type { IndexSettings } from './settings.ts'
import type { Entry } from './store.ts'

const toggles = ['displayed', 'searchable', 'sortable', 'distinct', 'rankingRule', 'filterable'] as const

const filterFields = {
  attributePatterns: optional(names, 'bad_request'),
  ...(Object.fromEntries(toggles.map((name) => [name, optional(flag, 'bad_request')])) as Record<
    (typeof toggles)[number],
    RequestField<boolean | null>
  >),
}
type FieldsFilter = ReturnType<typeof readFilter>
const readFilter = (value: Json, path: string) => readObject(filterFields, value, { path })
const filterKind: Kind<FieldsFilter> = {
  json: (value, { path }) => readFilter(value, path),
  text: (value, { path }) => readFilter(value, path),
}

const requestFields = {
  offset: withDefault(count, 'invalid_index_offset', 0),
  limit: withDefault(count, 'invalid_index_limit', 20),
  filter: optional(filterKind, 'bad_request'),
}

/** Which attributes an index has, and what may be done with each: a page of those that a filter lets through. */
export function listFields(entry: Entry, body: Json) {
  const { offset, limit, filter } = readObject(requestFields, body)
  const fields = namesIn(entry)
    .map((name) => toField(name, entry.settings))
    .filter((field) => !filter || passes(field, filter))
  return { results: fields.slice(offset, offset + limit), offset, limit, total: fields.length }
}

/** More documents would hardly bring another attribute, and reading all of them would hold up the searches. */
const sampled = 1000

function namesIn({ index }: Entry): string[] {
  const found = new Set(Object.keys(index.fieldDistribution()))
  let seen = 0
  for (const { document } of index.documents()) {
    visitAttributes(document, (path) => found.add(path))
    if (++seen === sampled) break
  }
  return [...found].sort()
}

function toField(name: string, settings: IndexSettings) {
  const rule = findRule(settings.filterableAttributes, name)
  const { sortFacetValuesBy } = settings.faceting
  const order = settings.rankingRules
    .find((one) => one === `${name}:asc` || one === `${name}:desc`)
    ?.slice(name.length + 1)
  const localized = settings.localizedAttributes?.find(({ attributePatterns }) => isCovered(attributePatterns, name))
  return {
    name,
    displayed: { enabled: isCovered(settings.displayedAttributes, name) },
    searchable: { enabled: isCovered(settings.searchableAttributes, name) },
    sortable: { enabled: isCovered(settings.sortableAttributes, name) },
    distinct: { enabled: settings.distinctAttribute === name },
    rankingRule: { enabled: order !== undefined, ...(order === undefined ? {} : { order }) },
    filterable: {
      enabled: rule !== null,
      sortBy: (Object.hasOwn(sortFacetValuesBy, name) ? sortFacetValuesBy[name] : sortFacetValuesBy['*']) ?? 'alpha',
      facetSearch: rule?.features.facetSearch ?? false,
      equality: rule?.features.filter.equality ?? false,
      comparison: rule?.features.filter.comparison ?? false,
    },
    localized: { locales: localized?.locales ?? [] },
  }
}

const passes = (field: ReturnType<typeof toField>, filter: FieldsFilter): boolean =>
  (filter.attributePatterns?.some((pattern) => covers(pattern, field.name)) ?? true) &&
  toggles.every((name) => filter[name] === null || field[name].enabled === filter[name])
