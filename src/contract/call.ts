import { z } from 'zod'
import { toLatinDigits } from '../domain/digits.ts'
import type { ProblemCode } from './problems.ts'

export type CallKey = `${'GET' | 'POST' | 'PUT' | 'DELETE'} /${string}`

export type CallSpec = {
  summary: string
  /** Who may call it. */
  audience: 'visitor'
  params?: z.ZodObject
  query?: z.ZodObject
  ok: z.ZodType
  problems?: readonly ProblemCode[]
  /** Seconds for which a shared cache may answer in our place. */
  freshFor?: number
}

/** A number as it comes in a URL: any digits are welcome, nothing else is. */
const UrlNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^[\d٠-٩۰-۹]+$/.test(value) ? Number(toLatinDigits(value)) : value),
  z.number().int(),
)

const maxId = 2_147_483_647

export const IdNumber = UrlNumber.pipe(z.number().int().min(1).max(maxId))
export const Id = z.object({ id: IdNumber })

/** `page` and `limit` of a list whose usual page has `size` entries. */
export const Page = (size: number) =>
  z.object({
    page: UrlNumber.pipe(z.number().int().min(1).max(1_000_000)).default(1),
    limit: UrlNumber.pipe(z.number().int().min(1).max(100)).default(size),
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

export const defineCalls = <const Calls extends Record<CallKey, CallSpec>>(calls: Calls): Calls => calls
