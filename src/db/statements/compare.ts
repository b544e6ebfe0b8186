import { SymbolFlags, type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Description, ResultColumn } from './describe.ts'
import type { Statement } from './find-statements.ts'
import type { Project } from './project.ts'
import { readAs, sentAs, toClaim } from './types.ts'

/** Differences between a statement's columns and parameters and the types in the code. */
export function compare(project: Project, statement: Statement, { columns, parameters }: Description): string[] {
  return [...compareRow(project, statement, columns), ...compareParameters(project, statement, parameters)]
}

function compareRow(project: Project, { row, isLoose, text }: Statement, columns: readonly ResultColumn[]): string[] {
  if (isLoose && columns.length > 0) return ['has rows of no type: say which']
  // Nothing can be read of an `unknown` row.
  if (!row || row.flags & TypeFlags.Unknown) return []
  if (row.flags & (TypeFlags.Any | TypeFlags.TypeParameter)) return ['takes its rows for anything: say what they are']
  // `Record<string, unknown>`
  if (project.checker.getIndexInfosOfType(row).length > 0) return []
  const names = columns.map(({ name }) => name)
  const claimed = new Map(project.checker.getPropertiesOfType(row).map((property) => [property.name, property]))
  const found = names.filter((name, index) => names.indexOf(name) !== index).map((name) => `has two columns "${name}"`)
  for (const [name, property] of claimed)
    if (!names.includes(name) && !(property.flags & SymbolFlags.Optional)) found.push(`has no column "${name}"`)
  for (const column of columns) {
    const property = claimed.get(column.name)
    const type = property && project.checker.getTypeOfSymbol(property)
    if (type) found.push(...compareColumn(project, column, type, text))
    else found.push(`has a column "${column.name}" that nobody reads`)
  }
  return found
}

function compareColumn(project: Project, column: ResultColumn, claimed: Type, text: string): string[] {
  const { name, type, nullable } = column
  const actual = readAs(type)
  const { kinds, hasNull } = toClaim(project, claimed)
  if (!actual) return [`has a column "${name}" of a type (${type}) that this check does not know`]
  const isRight =
    actual === 'anything'
      ? kinds.some((kind) => !['Date', 'bigint', 'bytes'].includes(kind))
      : kinds.includes(actual) || kinds.includes('anything')
  const said = project.checker.typeToString(claimed)
  return [
    ...(isRight ? [] : [`takes "${name}", ${actual}, for ${said}`]),
    ...(nullable && !hasNull && !excludesNull(text, nullable)
      ? [`takes "${name}", which may be null, for ${said}`]
      : []),
  ]
}

/** `text is not null`, `hold_until > …`: not proof, but what people write where they mean it. */
const excludesNull = (statement: string, column: string): boolean =>
  new RegExp(`\\b${column} (is not null|[<>])`).test(statement)

function compareParameters(project: Project, { parameters }: Statement, types: readonly number[]): string[] {
  return parameters.flatMap(({ node, type }, index) => {
    const expected = types[index] === undefined ? [] : sentAs(types[index])
    if (!type || expected.includes('anything')) return []
    const wrong = toClaim(project, type).kinds.filter((kind) => !['anything', 'generic', ...expected].includes(kind))
    if (wrong.length === 0) return []
    return [
      `sends ${wrong.join(' or ')} (${node.getText()}) where ${expected.join(' or ') || `type ${types[index]}`} is needed`,
    ]
  })
}
