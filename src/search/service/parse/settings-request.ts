import { isObject } from '../../engine/paths.ts'
import type { Json } from '../../engine/query.ts'
import type { FilterableRule } from '../attributes.ts'
import { type ErrorCode, MeiliError, notOffered, quote } from '../errors.ts'
import { emptyRecord } from '../json.ts'
import type { IndexSettings, SettingsChange } from '../settings.ts'
import { type Field, type Fields, optional, readObject, withDefault } from './fields.ts'
import { count, flag, type Kind, list, oneOf, refuseType, refuseValue, string, texts } from './kinds.ts'

/** A kind that is only ever read from a body. */
const ofBody = <T>(json: Kind<T>['json']): Kind<T> => ({ json, text: (value, source) => json(value, source) })

/** A set: each name once, in order. */
const names = ofBody((value, source) => [...new Set(texts.json(value, source))].sort())

const small = ofBody((value, source) => {
  const found = count.json(value, source)
  return found <= 255 ? found : refuseType(source, 'a number between 0 and 255', value)
})

/** An object of which only some keys may be given; the others are left out of the result, not null. */
const part = <F extends Fields>(fields: F) =>
  ofBody((value, source) => {
    const found = readObject(fields, value, source)
    const input = Object.keys(fields).filter((name) => Object.hasOwn(value as object, name))
    return Object.fromEntries(input.map((name) => [name, found[name]]))
  })

const record = <T>(kind: Kind<T>) =>
  ofBody((value, source) => {
    if (!isObject(value)) return refuseType(source, 'an object', value)
    const found = emptyRecord<T>()
    for (const [name, one] of Object.entries(value))
      found[name] = kind.json(one, { path: `${source.path}.${name}`, code: source.code })
    return found
  })

const builtIn = ['words', 'typo', 'proximity', 'attribute', 'attributeRank', 'wordPosition', 'sort', 'exactness']
const rankingRule = ofBody((value, source) => {
  const rule = string.json(value, source)
  if (builtIn.includes(rule)) return rule
  const [, name = ''] = /^(.+):(?:asc|desc)$/s.exec(rule) ?? []
  if (/^_geo/.test(name) || /^_geo/.test(rule)) {
    const [shown = ''] = rule.split(/[(:]/)
    const message = `\`${shown}\` is a reserved keyword and thus can't be used as a ranking rule. \`_geoPoint\` can only be used for sorting at search time`
    return refuseValue(source, message)
  }
  if (name) return rule
  return refuseValue(
    source,
    `\`${quote(rule)}\` ranking rule is invalid. Valid ranking rules are words, typo, sort, proximity, attribute, attributeRank, wordPosition, exactness and custom ranking rules.`,
  )
})
const rankingRules = ofBody((value, source) => {
  const rules = list(rankingRule).json(value, source)
  const isMixed = rules.includes('attribute') && (rules.includes('attributeRank') || rules.includes('wordPosition'))
  if (!isMixed) return rules
  return refuseValue(source, '`attribute` cannot be combined with `attributeRank` or `wordPosition`.')
})

const code = 'invalid_settings_filterable_attributes'
const ruleFields = {
  attributePatterns: { kind: texts, code, missing: code } as Field<string[]>,
  features: optional(
    ofBody((value, source) =>
      readObject(
        {
          facetSearch: withDefault(flag, code, false),
          filter: optional(
            ofBody((inner, at) =>
              readObject(
                { equality: withDefault(flag, code, true), comparison: withDefault(flag, code, false) },
                inner,
                at,
              ),
            ),
            code,
          ),
        },
        value,
        source,
      ),
    ),
    code,
  ),
}
const filterable = ofBody((value, source): string | FilterableRule => {
  if (typeof value === 'string') return value
  if (!isObject(value)) return refuseType(source, 'a string or an object', value)
  const { attributePatterns, features } = readObject(ruleFields, value, source)
  const filter = features?.filter ?? { equality: true, comparison: false }
  return { attributePatterns, features: { facetSearch: features?.facetSearch ?? false, filter } }
})

const localized = 'invalid_settings_localized_attributes'
const localizedRule = ofBody((value, source) =>
  readObject(
    {
      attributePatterns: { kind: texts, code: localized, missing: localized } as Field<string[]>,
      locales: { kind: texts, code: localized, missing: localized } as Field<string[]>,
    },
    value,
    source,
  ),
)

/** None at all would make every search find nothing. */
const someHits = ofBody((value, source) => {
  const found = count.json(value, source)
  if (found > 0) return found
  return refuseValue(
    source,
    'a non-zero integer value lower than `18446744073709551615` was expected, but found a zero',
  )
})

const typo = 'invalid_settings_typo_tolerance'
const typoTolerance = part({
  enabled: optional(flag, typo),
  minWordSizeForTypos: optional(part({ oneTypo: optional(small, typo), twoTypos: optional(small, typo) }), typo),
  disableOnWords: optional(names, typo),
  disableOnAttributes: optional(names, typo),
  disableOnNumbers: optional(flag, typo),
})
const faceting = part({
  maxValuesPerFacet: optional(count, 'invalid_settings_faceting'),
  sortFacetValuesBy: optional(record(oneOf(['alpha', 'count'] as const)), 'invalid_settings_faceting'),
})
const embedders = ofBody((value, source) => {
  const found = record(ofBody<Json>((one) => one)).json(value, source)
  if (Object.values(found).every((one) => one === null)) return emptyRecord<Json>()
  return refuseValue(source, 'this service searches by words: no embedder can be configured.')
})

type Setting = { kind: Kind<unknown>; code: ErrorCode; path: string; method: 'PUT' | 'PATCH' }
const setting = (kind: Kind<unknown>, path: string, method: Setting['method'] = 'PUT'): Setting => ({
  kind,
  code: `invalid_settings_${path.replaceAll('-', '_')}` as ErrorCode,
  path,
  method,
})

/** Each setting: how it is read, and the route of its own. */
export const settingTable = {
  displayedAttributes: setting(texts, 'displayed-attributes'),
  searchableAttributes: setting(texts, 'searchable-attributes'),
  filterableAttributes: setting(list(filterable), 'filterable-attributes'),
  sortableAttributes: setting(names, 'sortable-attributes'),
  rankingRules: setting(rankingRules, 'ranking-rules'),
  stopWords: setting(names, 'stop-words'),
  nonSeparatorTokens: setting(names, 'non-separator-tokens'),
  separatorTokens: setting(names, 'separator-tokens'),
  dictionary: setting(names, 'dictionary'),
  synonyms: setting(record(texts), 'synonyms'),
  distinctAttribute: setting(string, 'distinct-attribute'),
  proximityPrecision: setting(oneOf(['byWord', 'byAttribute']), 'proximity-precision'),
  typoTolerance: setting(typoTolerance, 'typo-tolerance', 'PATCH'),
  faceting: setting(faceting, 'faceting', 'PATCH'),
  pagination: setting(part({ maxTotalHits: optional(someHits, 'invalid_settings_pagination') }), 'pagination', 'PATCH'),
  embedders: setting(embedders, 'embedders', 'PATCH'),
  searchCutoffMs: setting(count, 'search-cutoff-ms'),
  localizedAttributes: setting(list(localizedRule), 'localized-attributes'),
  facetSearch: setting(flag, 'facet-search'),
  prefixSearch: setting(oneOf(['indexingTime', 'disabled']), 'prefix-search'),
} satisfies Record<keyof IndexSettings, Setting>

export type IndexSettingName = keyof typeof settingTable
export const settingNames = Object.keys(settingTable) as IndexSettingName[]

/** Settings of what this service does not offer. To reset what was never set is no offence. */
const absent: Record<string, string> = { chat: 'Chats', foreignKeys: 'Foreign keys', vectorStore: 'Vector stores' }
const isEmpty = (value: Json): boolean =>
  value === null || (typeof value === 'object' && Object.keys(value).length === 0)

export function parseSettings(body: Json): SettingsChange {
  if (!isObject(body)) return refuseType({ path: '', code: 'bad_request' }, 'an object', body)
  const change: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(body)) {
    if (Object.hasOwn(absent, name)) {
      if (isEmpty(value)) continue
      throw notOffered(absent[name] as string)
    }
    if (!Object.hasOwn(settingTable, name)) {
      const known = settingNames.map((one) => `\`${one}\``).join(', ')
      throw new MeiliError('bad_request', `Unknown field \`${quote(name)}\`: expected one of ${known}`)
    }
    const { kind, code } = settingTable[name as IndexSettingName]
    change[name] = value === null ? null : kind.json(value, { path: `.${name}`, code })
  }
  requireTypoSizes(change as SettingsChange)
  return change as SettingsChange
}

export function parseSetting(name: IndexSettingName, body: Json): SettingsChange {
  const { kind, code } = settingTable[name]
  const change = { [name]: body === null ? null : kind.json(body, { path: '', code }) } as SettingsChange
  requireTypoSizes(change)
  return change
}

/** Refuses sizes that contradict each other, whether sent at once or met when they are put together. */
export function requireTypoSizes(change: SettingsChange): void {
  const { oneTypo = null, twoTypos = null } = change.typoTolerance?.minWordSizeForTypos ?? {}
  if (oneTypo === null || twoTypos === null || oneTypo <= twoTypos) return
  throw new MeiliError(
    'invalid_settings_typo_tolerance',
    '`minWordSizeForTypos` setting is invalid. `oneTypo` and `twoTypos` fields should be between `0` and `255`, and `twoTypos` should be greater or equals to `oneTypo` ' +
      `but found \`oneTypo: ${oneTypo}\` and twoTypos: ${twoTypos}\`.`,
  )
}
