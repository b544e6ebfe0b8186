import { isObject } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { emptyRecord } from '../json.ts'
import { formatText, type Tags, type Treatment } from './format-text.ts'
import { boundsOf, type Marker, type MatchBounds } from './matches.ts'
import { type AttributeSelection, intersect, selectAttributes, toSelection } from './select.ts'

export type FormatRequest = {
  attributesToRetrieve: string[] | null
  attributesToHighlight: string[] | null
  attributesToCrop: string[] | null
  cropLength: number
  cropMarker: string
  highlightPreTag: string
  highlightPostTag: string
}

/** How the documents of one answer are formatted: worked out once, used for every hit. */
export type Format = {
  retrieved: AttributeSelection
  displayed: AttributeSelection
  /** Null: nothing is to be formatted. */
  shown: AttributeSelection | null
  treatmentOf(path: string): Treatment | null
  tags: Tags
}

export function toFormat(request: FormatRequest, displayed: string[]): Format {
  const { attributesToHighlight, attributesToCrop, cropLength } = request
  const highlights = new Set(attributesToHighlight)
  const crops = new Map((attributesToCrop ?? []).map((input) => toCrop(input, cropLength)))
  const named = [...highlights, ...crops.keys()]
  const retrieved = intersect(displayed, request.attributesToRetrieve)
  const treated = named.length > 0 ? intersect(displayed, named) : []
  const shown = treated.length > 0 ? [...retrieved, ...treated] : null
  return {
    retrieved: toSelection(retrieved),
    displayed: toSelection(displayed),
    shown: shown && toSelection(shown),
    treatmentOf: (path) => toTreatment(highlights, crops, path),
    tags: { pre: request.highlightPreTag, post: request.highlightPostTag, marker: request.cropMarker },
  }
}

function toCrop(input: string, usual: number): [string, number] {
  const [, name = input, length] = /^(.*):(\d+)$/s.exec(input) ?? []
  return [name, length === undefined ? usual : Number(length)]
}

/** The format for an attribute, for one around it, or for all; the nearest wins. */
function toTreatment(highlights: Set<string>, crops: Map<string, number>, path: string): Treatment | null {
  let highlight = highlights.has('*')
  let crop: number | null = null
  for (let end = path.length; end > 0; end = path.lastIndexOf('.', end - 1)) {
    const name = path.slice(0, end)
    highlight ||= highlights.has(name)
    crop ??= crops.get(name) ?? null
  }
  crop ??= crops.get('*') ?? null
  return highlight || crop !== null ? { highlight, crop } : null
}

const nothing = toSelection([])

/** A document with its texts formatted. Numbers become texts; what is neither stays. */
export function formatDocument(document: Document, format: Format, mark: Marker): Document {
  const formatValue = (value: Json, path: string): Json => {
    if (Array.isArray(value)) return value.map((one) => formatValue(one, path))
    if (isObject(value)) return mapMembers(value, (member, name) => formatValue(member, `${path}.${name}`))
    if (typeof value !== 'string' && typeof value !== 'number') return value
    const treatment = format.treatmentOf(path)
    return treatment ? formatText(mark(String(value)), treatment, format.tags) : String(value)
  }
  const shown = selectAttributes(document, format.shown ?? nothing)
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
