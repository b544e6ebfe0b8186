import { isObject } from '../../engine/paths.ts'
import type { Document, Json } from '../../engine/query.ts'
import { MeiliError, quote } from '../errors.ts'
import { parseJson } from '../json.ts'
import { parseCsv } from './csv.ts'

const accepted = '`application/json`, `application/x-ndjson`, `text/csv`'
type Format = 'json' | 'ndjson' | 'csv'
const formats = new Map<string, Format>([
  ['application/json', 'json'],
  ['application/x-ndjson', 'ndjson'],
  ['text/csv', 'csv'],
])

const decoder = new TextDecoder('utf-8', { fatal: true })

/** The documents of a body, in any of the three forms in which they may come. */
export function parseDocuments(body: Buffer, contentType: string | undefined, delimiter: string | null): Document[] {
  const format = requireFormat(contentType)
  if (delimiter !== null && format !== 'csv')
    throw new MeiliError(
      'invalid_content_type',
      `The Content-Type \`${contentType}\` does not support the use of a csv delimiter. The csv delimiter can only be used with the Content-Type \`text/csv\`.`,
    )
  if (body.length === 0) throw new MeiliError('missing_payload', `A ${format} payload is missing.`)
  try {
    const text = decoder.decode(body)
    if (format === 'csv') return parseCsv(text, delimiter ?? ',')
    return format === 'json' ? toDocuments(parseJson(text)) : parseLines(text)
  } catch (error) {
    if (error instanceof MeiliError) throw error
    const reason = error instanceof Error ? quote(error.message) : ''
    throw new MeiliError('malformed_payload', `The \`${format}\` payload provided is malformed. \`${reason}\`.`)
  }
}

function requireFormat(contentType: string | undefined): Format {
  if (contentType === undefined)
    throw new MeiliError(
      'missing_content_type',
      `A Content-Type header is missing. Accepted values for the Content-Type header are: ${accepted}`,
    )
  const [type = ''] = contentType.split(';')
  const format = formats.get(type.trim().toLowerCase())
  if (format) return format
  throw new MeiliError(
    'invalid_content_type',
    `The Content-Type \`${quote(contentType)}\` is invalid. Accepted values for the Content-Type header are: ${accepted}`,
  )
}

function toDocuments(value: Json): Document[] {
  const all = Array.isArray(value) ? value : [value]
  const wrong = all.find((one) => !isObject(one))
  if (wrong === undefined) return all as Document[]
  throw new SyntaxError(`a document must be an object, but found ${quote(JSON.stringify(wrong))}`)
}

const parseLines = (text: string): Document[] =>
  text.split('\n').flatMap((line) => (line.trim() === '' ? [] : toDocuments(parseJson(line))))
