import type { Document, Json } from '../../engine/query.ts'
import { emptyRecord } from '../json.ts'

/** The rows of a CSV text: quotes may hold the delimiter, line ends, and quotes written twice. */
export function* readRows(text: string, delimiter: string): Generator<string[]> {
  let row: string[] = []
  let at = 0
  while (at < text.length) {
    const [cell, next] = text[at] === '"' ? readQuoted(text, at) : readBare(text, at, delimiter)
    row.push(cell)
    at = next
    if (text[at] === delimiter) {
      at++
      if (at < text.length) continue
      row.push('')
    }
    if (at < text.length && text[at] !== '\n' && text[at] !== '\r')
      throw new SyntaxError('characters follow a closing quote')
    if (row.length > 1 || row[0] !== '') yield row
    row = []
    if (text[at] === '\r') at++
    if (text[at] === '\n') at++
  }
}

function readQuoted(text: string, start: number): [string, number] {
  let cell = ''
  let at = start + 1
  for (;;) {
    const end = text.indexOf('"', at)
    if (end < 0) throw new SyntaxError('a quote is not closed')
    cell += text.slice(at, end)
    if (text[end + 1] !== '"') return [cell, end + 1]
    cell += '"'
    at = end + 2
  }
}

function readBare(text: string, start: number, delimiter: string): [string, number] {
  let at = start
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') at++
  return [text.slice(start, at), at]
}

type Column = { name: string; type: string }

function toColumn(header: string): Column {
  const [, name = header, type = 'string'] = /^(.*):(string|number|boolean)$/s.exec(header) ?? []
  return { name, type }
}

function toValue(cell: string, { name, type }: Column): Json {
  if (cell === '') return null
  if (type === 'string') return cell
  const trimmed = cell.trim()
  if (type === 'boolean') {
    if (trimmed === 'true' || trimmed === 'false') return trimmed === 'true'
    throw new SyntaxError(`\`${trimmed.slice(0, 100)}\` in \`${name}\` is no boolean`)
  }
  const found = Number(trimmed)
  if (trimmed === '' || !Number.isFinite(found))
    throw new SyntaxError(`\`${trimmed.slice(0, 100)}\` in \`${name}\` is no number`)
  return found
}

/** Documents, one a row; the first row names the attributes, and may say `name:number` or `name:boolean`. */
export function parseCsv(text: string, delimiter = ','): Document[] {
  let columns: Column[] | null = null
  const documents: Document[] = []
  for (const row of readRows(text, delimiter)) {
    if (!columns) {
      columns = row.map(toColumn)
      continue
    }
    if (row.length !== columns.length)
      throw new SyntaxError(`row ${documents.length + 2} has ${row.length} cells instead of ${columns.length}`)
    const document: Document = emptyRecord()
    for (const [index, column] of columns.entries()) document[column.name] = toValue(row[index] ?? '', column)
    documents.push(document)
  }
  return documents
}
