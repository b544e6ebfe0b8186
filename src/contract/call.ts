import { z } from 'zod'
import type { LimitBy } from '../domain/limits/limits.ts'
import type { Right } from '../domain/organisations/areas.ts'
import type { UnitKind } from '../domain/organisations/scope.ts'
import { toLatinDigits } from '../domain/text/digits.ts'
import type { ProblemCode } from './problem-codes.ts'

export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

/**
 * The callers of a call. `visitor`: anyone. `member`: signed in and not deactivated, even without a profile. `account`: signed in, deactivated
 * or not. `customer`: signed in with an active profile. `bearer`: any token; the handler's own statement checks the session.
 */
export type Audience = 'visitor' | 'bearer' | 'account' | 'member' | 'customer'

/** Limits of fair use that a call is counted by. Their numbers stand in `domain/limits`. */
export type CallLimits = {
  address?: LimitBy<'address'>
  account?: LimitBy<'account'>
  customer?: LimitBy<'customer'>
  global?: LimitBy<'all'>
}

/** The right that a member needs at a property, seller or business. The handler gets the scope of the units where they have it. */
export type CallRight = Right & { of: readonly UnitKind[] }

export type CallSpec = {
  summary: string
  audience: Audience
  right?: CallRight
  /** A visitor's call without a limit by address is counted by `reads`. */
  limits?: CallLimits
  /** An expensive request: a process works on a few of one address at a time. */
  isExpensive?: true
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodObject
  /** The body is bytes and no JSON. */
  takesBytes?: true
  ok: z.ZodType
  /** The shape of the price that comes with PRICE_CHANGED. */
  changedPrice?: z.ZodType
  problems?: readonly ProblemCode[]
  /** Seconds for which a shared cache may answer in our place. */
  freshFor?: number
  /** Accepts an `Idempotency-Key`: the same key and body get the first answer again. */
  isCreating?: boolean
  /** The name under which a browser saves the answer, where it is a file. */
  file?: string
}

/** A number as it comes in a URL: any digits are welcome, nothing else is. */
export const urlNumber = (min: number, max: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && /^[\d٠-٩۰-۹]+$/.test(value) ? Number(toLatinDigits(value)) : value),
    z.number().int().min(min).max(max),
  )

/** Yes or no as it comes in a URL; no where nothing is said. */
export const urlFlag = z.preprocess(
  (value) => (value === 'true' ? true : value === 'false' ? false : value),
  z.boolean().default(false),
)

const maxId = 2_147_483_647

export const IdNumber = urlNumber(1, maxId)
export const Id = z.object({ id: IdNumber })

/** `page` and `limit` of a list whose usual page has `size` entries. */
export const Page = (size: number) =>
  z.object({
    page: urlNumber(1, 1_000_000).default(1),
    limit: urlNumber(1, 100).default(size),
  })

export const PageMeta = z.object({
  total: z.number().int(),
  limit: z.number().int(),
  page: z.number().int(),
  last: z.number().int(),
  previous: z.number().int().nullable(),
  next: z.number().int().nullable(),
})

export const List = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item), meta: PageMeta })

export type Calls = Record<CallKey, CallSpec>

type Part<Spec, Name extends 'params' | 'query' | 'body'> =
  Spec extends Record<Name, infer Schema extends z.ZodType> ? Schema : never

type WhereNeeded<Spec, Name extends 'params' | 'query' | 'body', Needed> = [Part<Spec, Name>] extends [never]
  ? unknown
  : Needed

/** The input of a call: parameters and a body are required, a query is as optional as its fields. */
export type InputOf<Spec> = WhereNeeded<Spec, 'params', { params: CallerSide<z.output<Part<Spec, 'params'>>> }> &
  WhereNeeded<Spec, 'query', { query?: Partial<CallerSide<z.output<Part<Spec, 'query'>>>> }> &
  WhereNeeded<Spec, 'body', { body: z.input<Part<Spec, 'body'>> }>

/** The parsed input that the handler gets. */
export type ParsedOf<Spec> = {
  [Name in 'params' | 'query' | 'body']: [Part<Spec, Name>] extends [never] ? undefined : z.output<Part<Spec, Name>>
}

export type OkOf<Spec extends CallSpec> = z.output<Spec['ok']>

// A caller may pass on what stands in the address bar: the contract checks it, not the type checker.
type CallerSide<T> = { [Name in keyof T]: T[Name] | string }

export const defineCalls = <const Calls extends Record<CallKey, CallSpec>>(calls: Calls): Calls => calls
