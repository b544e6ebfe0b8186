import pg from 'pg'
import { type Type, TypeFlags } from 'typescript/unstable/sync'
import type { Project } from './project.ts'

/** The type of a value at run time. `anything`: the code does not say, and has to look. `null` counts as nothing. */
export type ValueKind =
  | 'string'
  | 'number'
  | 'bigint'
  | 'boolean'
  | 'Date'
  | 'bytes'
  | 'object'
  | 'anything'
  | 'generic'
  | `${string}[]`

const { builtins } = pg.types
const arrays: Record<number, ValueKind> = {
  1000: 'boolean[]',
  1005: 'number[]',
  1007: 'number[]',
  1009: 'string[]',
  1015: 'string[]',
  2951: 'string[]',
}

const kinds: Record<number, ValueKind> = {
  ...arrays,
  [builtins.BOOL]: 'boolean',
  [builtins.INT2]: 'number',
  [builtins.INT4]: 'number',
  [builtins.INT8]: 'bigint',
  [builtins.FLOAT4]: 'number',
  [builtins.FLOAT8]: 'number',
  [builtins.OID]: 'number',
  [builtins.NUMERIC]: 'string',
  [builtins.TEXT]: 'string',
  [builtins.VARCHAR]: 'string',
  [builtins.UUID]: 'string',
  [builtins.DATE]: 'string',
  [builtins.TIME]: 'string',
  [builtins.TIMESTAMPTZ]: 'Date',
  [builtins.BYTEA]: 'bytes',
  [builtins.JSON]: 'anything',
  [builtins.JSONB]: 'anything',
  19: 'string', // name
}

/** The type as which a column is read. */
export const readAs = (type: number): ValueKind | undefined => kinds[type]

/** Types that may be sent for a parameter, besides the type that is read. */
const alsoSent: Record<number, readonly ValueKind[]> = {
  [builtins.INT8]: ['number', 'string'],
  1016: ['bigint[]'], // int8[]
  [builtins.TIMESTAMP]: ['string'],
  [builtins.NUMERIC]: ['number', 'bigint'],
  [builtins.JSON]: ['string', 'object'],
  [builtins.JSONB]: ['string', 'object'],
  [builtins.TIMESTAMPTZ]: ['string'],
  1182: ['string[]'], // date[]
  5069: ['string'], // xid8
}

export const sentAs = (type: number): readonly ValueKind[] => [
  ...(kinds[type] ? [kinds[type]] : []),
  ...(alsoSent[type] ?? []),
]

export type Claim = { kinds: readonly ValueKind[]; hasNull: boolean }

export function toClaim(project: Project, type: Type): Claim {
  const members = type.isUnionType() ? type.getTypes() : [type]
  const input = members.filter(({ flags }) => !(flags & (TypeFlags.Null | TypeFlags.Undefined)))
  return {
    kinds: [...new Set(input.map((member) => kindOf(project, member)))],
    hasNull: members.some(({ flags }) => flags & (TypeFlags.Null | TypeFlags.AnyOrUnknown)),
  }
}

function kindOf(project: Project, type: Type): ValueKind {
  const { flags } = type
  if (flags & TypeFlags.AnyOrUnknown) return 'anything'
  if (flags & TypeFlags.TypeParameter) return 'generic'
  if (flags & TypeFlags.StringLike) return 'string'
  if (flags & TypeFlags.NumberLike) return 'number'
  if (flags & TypeFlags.BigIntLike) return 'bigint'
  if (flags & TypeFlags.BooleanLike) return 'boolean'
  if (type.isIntersectionType()) return kindOf(project, type.getTypes()[0] ?? type)
  if (project.checker.isArrayLikeType(type)) return `${elementOf(project, type)}[]`
  const name = type.getSymbol()?.name
  if (name === 'Date') return 'Date'
  return name === 'Buffer' || name === 'Uint8Array' ? 'bytes' : 'object'
}

function elementOf(project: Project, type: Type): string {
  const [element] = type.isTypeReference() ? project.checker.getTypeArguments(type) : []
  return element ? toClaim(project, element).kinds.join(' or ') : 'anything'
}
