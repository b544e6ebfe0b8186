import { createHash } from 'node:crypto'
import type { IdentifierNode, OperationNode, RawNode, ReferenceNode, TableNode, ValueNode } from 'kysely'

/** A text with `$1` for its first value, and the name that it is prepared under. */
export type StatementText = { readonly text: string; readonly name: string }

type Key = readonly string[] | string | number
type Branch = { next?: Map<Key, Branch>; known?: StatementText }

/** Texts are our own templates, so few; a bound keeps a mistake from becoming a leak. */
const maxTexts = 4_000
/** A bit for each, in a number without loss. */
const maxPlaces = 50

let texts: Branch = {}
let count = 0

/**
 * The text of a template and its fragments, with the values in their order. A text is put together and named once: the next statement of
 * the same templates finds it by their identity. Null for parts that only Kysely can write, such as names of tables.
 */
export function toStatementText(root: OperationNode): { statement: StatementText; values: unknown[] } | null {
  const values: unknown[] = []
  const end = follow(root, texts, values)
  if (!end) return null
  return { statement: end.known ?? keep(end, root), values }
}

export const toStatementName = (text: string): string => createHash('sha1').update(text).digest('base64url')

function follow(node: OperationNode, from: Branch, values: unknown[]): Branch | null {
  const fixed = toFixedText(node)
  if (fixed !== null) return step(from, fixed)
  if (!isRaw(node) || node.parameters.length > maxPlaces) return null
  const { sqlFragments, parameters } = node
  // The strings of a template are the same object in every run; those of `sql.raw` and `sql.join` are new ones each time.
  let branch = step(from, 'raw' in sqlFragments ? sqlFragments : JSON.stringify(sqlFragments))
  let inner = 0
  for (let at = 0; at < parameters.length; at++) if (!isValue(parameters[at])) inner += 2 ** at
  branch = step(branch, inner)
  for (const parameter of parameters) {
    if (isValue(parameter)) values.push(parameter.value)
    else {
      const next = follow(parameter, branch, values)
      if (!next) return null
      branch = next
    }
  }
  return branch
}

function step(branch: Branch, key: Key): Branch {
  branch.next ??= new Map()
  const known = branch.next.get(key)
  if (known) return known
  const added: Branch = {}
  branch.next.set(key, added)
  return added
}

function keep(end: Branch, root: OperationNode): StatementText {
  const parts: string[] = []
  write(root, parts, { values: 0 })
  const text = parts.join('')
  const statement = { text, name: toStatementName(text) }
  if (++count > maxTexts) {
    texts = {}
    count = 0
  } else end.known = statement
  return statement
}

function write(node: OperationNode, parts: string[], written: { values: number }): void {
  const fixed = toFixedText(node)
  if (fixed !== null) parts.push(fixed)
  else if (isValue(node)) parts.push(`$${++written.values}`)
  else if (isRaw(node))
    for (const [at, fragment] of node.sqlFragments.entries()) {
      parts.push(fragment)
      const parameter = node.parameters[at]
      if (parameter) write(parameter, parts, written)
    }
}

const isRaw = (node: OperationNode): node is RawNode => node.kind === 'RawNode'
const isValue = (node: OperationNode | undefined): node is ValueNode =>
  node?.kind === 'ValueNode' && !(node as ValueNode).immediate

/** The text of a part without values: `sql.lit` and `sql.ref`. Null for any other part. */
function toFixedText(node: OperationNode): string | null {
  switch (node.kind) {
    case 'ValueNode': {
      const { immediate, value } = node as ValueNode
      if (!immediate) return null
      return typeof value === 'string' ? `'${value.replaceAll("'", "''")}'` : String(value)
    }
    case 'ReferenceNode': {
      const { table, column } = node as ReferenceNode
      if (column.kind !== 'ColumnNode') return null
      return table ? `${toTableName(table)}.${toName(column.column)}` : toName(column.column)
    }
    case 'TableNode':
      return toTableName(node as TableNode)
    case 'IdentifierNode':
      return toName(node as IdentifierNode)
    default:
      return null
  }
}

const toName = ({ name }: IdentifierNode): string => `"${name.replaceAll('"', '""')}"`

const toTableName = ({ table: { schema, identifier } }: TableNode): string =>
  schema ? `${toName(schema)}.${toName(identifier)}` : toName(identifier)
