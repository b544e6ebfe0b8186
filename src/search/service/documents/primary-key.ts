import { isObject } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { MeiliError, quote } from '../errors.ts'

const manual = 'Please specify the primary key manually using the `primaryKey` query parameter.'
const idForm = /^[A-Za-z0-9_-]{1,511}$/
const idHelp =
  'A document identifier can be of type integer or string, only composed of alphanumeric characters (a-z A-Z 0-9), hyphens (-) and underscores (_), and can not be more than 511 bytes.'

/** The attribute that must be meant: the only one whose name ends with `id`. */
export function inferPrimaryKey(document: Document): string {
  const candidates = Object.keys(document).filter((name) => name.toLowerCase().endsWith('id'))
  const [first, second] = candidates
  if (first === undefined)
    throw new MeiliError(
      'index_primary_key_no_candidate_found',
      `The primary key inference failed as the engine did not find any field ending with \`id\` in its name. ${manual}`,
    )
  if (second === undefined) return first
  throw new MeiliError(
    'index_primary_key_multiple_candidates_found',
    `The primary key inference failed as the engine found ${candidates.length} fields ending with \`id\` in their names: '${first}' and '${second}'. ${manual}`,
  )
}

function valueAt(document: Document, path: string): Json | undefined {
  if (Object.hasOwn(document, path)) return document[path]
  let value: Json | undefined = document
  for (const name of path.split('.')) {
    if (value === undefined || !isObject(value) || !Object.hasOwn(value, name)) return undefined
    value = value[name]
  }
  return value
}

const show = (value: Json): string => quote(JSON.stringify(value))

/** A document's id, as the engine knows it: a number is its digits. */
export function idOf(document: Document, primaryKey: string): string {
  const value = valueAt(document, primaryKey)
  if (value === undefined)
    throw new MeiliError(
      'missing_document_id',
      `Document doesn't have a \`${primaryKey}\` attribute: \`${show(document)}\`.`,
    )
  if (typeof value === 'number' && Number.isSafeInteger(value)) return String(value)
  if (typeof value === 'string' && idForm.test(value)) return value
  throw new MeiliError('invalid_document_id', `Document identifier \`${show(value)}\` is invalid. ${idHelp}`)
}

export const isDocumentId = (id: string): boolean => idForm.test(id)

/** Refuses a `_geo` that is no place. */
export function requirePlace(document: Document, id: string): void {
  const place = document._geo
  if (place === undefined || place === null) return
  const where = `in the document with the id: \`"${id}"\``
  const error = isObject(place)
    ? (errorOf(place.lat, 'lat', 'latitude', where) ?? errorOf(place.lng, 'lng', 'longitude', where))
    : `The \`_geo\` field ${where} is not an object. Was expecting an object with the \`_geo.lat\` and \`_geo.lng\` fields but instead got \`${show(place)}\`.`
  if (error !== null) throw new MeiliError('invalid_document_geo_field', error)
}

function errorOf(value: Json | undefined, name: string, title: string, where: string): string | null {
  if (value === undefined) return `Could not find ${title} ${where}. Was expecting a \`_geo.${name}\` field.`
  const isNumber = typeof value === 'number' || (typeof value === 'string' && value.trim() !== '')
  if (isNumber && Number.isFinite(Number(value))) return null
  return `Could not parse ${title} ${where}. Was expecting a finite number but instead got \`${show(value)}\`.`
}
