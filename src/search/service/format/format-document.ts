import { covers, isObject } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { emptyRecord } from '../json.ts'
import { formatText, type Tags, type Treatment } from './format-text.ts'
import { boundsOf, type Marker, type MatchBounds } from './matches.ts'
import { intersect, selectAttributes } from './select.ts'

export type FormatRequest = {
  attributesToRetrieve: string[] | null
  attributesToHighlight: string[] | null
  attributesToCrop: string[] | null
  cropLength: number
  cropMarker: string
  highlightPreTag: string
  highlightPostTag: string
}

type Rule = { name: string; treatment: Treatment }

/** How the documents of one answer are formatted: worked out once, used for every hit. */
export type Format = { retrieved: string[]; displayed: string[]; shown: string[] | null; rules: Rule[]; tags: Tags }

export function toFormat(request: FormatRequest, displayed: string[]): Format {
  const { attributesToHighlight, attributesToCrop, cropLength } = request
  const highlights = (attributesToHighlight ?? []).map(
    (name): Rule => ({ name, treatment: { highlight: true, crop: null } }),
  )
  const crops = (attributesToCrop ?? []).map((wish): Rule => {
    const [, name = wish, length] = /^(.*):(\d+)$/s.exec(wish) ?? []
    return { name, treatment: { highlight: false, crop: length === undefined ? cropLength : Number(length) } }
  })
  const retrieved = intersect(displayed, request.attributesToRetrieve)
  // A rule for one attribute goes before a rule for all.
  const rules = [...highlights, ...crops].sort((one, two) => Number(one.name === '*') - Number(two.name === '*'))
  const isFormatted = attributesToHighlight !== null || attributesToCrop !== null
  const named = rules.map(({ name }) => name)
  return {
    retrieved,
    displayed,
    shown: isFormatted ? [...retrieved, ...(named.length > 0 ? intersect(displayed, named) : [])] : null,
    rules,
    tags: { pre: request.highlightPreTag, post: request.highlightPostTag, marker: request.cropMarker },
  }
}

/** Everything that is asked for an attribute: what covers it, and what is asked for something inside it. */
function treatmentOf(rules: Rule[], path: string): Treatment | null {
  const asked = rules.filter(({ name }) => name === '*' || covers(name, path) || covers(path, name))
  if (asked.length === 0) return null
  const crop = asked.find(({ treatment }) => treatment.crop !== null)?.treatment.crop ?? null
  return { highlight: asked.some(({ treatment }) => treatment.highlight), crop }
}

/** A document with its texts formatted. Numbers become texts; what is neither stays. */
export function formatDocument(document: Document, format: Format, mark: Marker): Document {
  const formatValue = (value: Json, path: string): Json => {
    if (Array.isArray(value)) return value.map((one) => formatValue(one, path))
    if (isObject(value)) return mapMembers(value, (member, name) => formatValue(member, `${path}.${name}`))
    if (typeof value !== 'string' && typeof value !== 'number') return value
    const treatment = treatmentOf(format.rules, path)
    return treatment ? formatText(mark(String(value)), treatment, format.tags) : String(value)
  }
  const shown = selectAttributes(selectAttributes(document, format.displayed), format.shown ?? [])
  return mapMembers(shown, (value, name) => formatValue(value, name))
}

function mapMembers(value: Document, map: (member: Json, name: string) => Json): Document {
  const found: Document = emptyRecord()
  for (const [name, member] of Object.entries(value)) found[name] = map(member, name)
  return found
}

/** Where the displayed attributes of a document match, by their dotted names. */
export function matchesOf(document: Document, format: Format, mark: Marker): Record<string, MatchBounds[]> {
  const found = emptyRecord<MatchBounds[]>()
  const visit = (value: Json, path: string, indices: number[]): void => {
    if (Array.isArray(value)) for (const [index, one] of value.entries()) visit(one, path, [...indices, index])
    else if (isObject(value)) for (const [name, one] of Object.entries(value)) visit(one, `${path}.${name}`, indices)
    else if (typeof value === 'string' || typeof value === 'number') {
      const bounds = boundsOf(mark(String(value)), indices)
      if (bounds.length > 0) found[path] = [...(found[path] ?? []), ...bounds]
    }
  }
  for (const [name, value] of Object.entries(selectAttributes(document, format.displayed))) visit(value, name, [])
  return found
}
