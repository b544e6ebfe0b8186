import type { z } from 'zod'
import { activityCalls } from './activities.ts'
import { advertisementCalls } from './advertisements.ts'
import { businessCalls } from './businesses.ts'
import type { CallSpec } from './call.ts'
import { discountPackageCalls } from './discount-packages.ts'
import { discountCalls } from './discounts.ts'
import { eventCalls } from './events.ts'
import { homeCalls } from './home.ts'
import { locationCalls } from './locations.ts'
import { offerCalls } from './offers.ts'
import { propertyCalls } from './properties.ts'
import { searchKeyCalls } from './search-key.ts'

/** Every call of the API, keyed as the product document writes it. */
export const contract = {
  ...eventCalls,
  ...businessCalls,
  ...discountCalls,
  ...discountPackageCalls,
  ...offerCalls,
  ...activityCalls,
  ...propertyCalls,
  ...locationCalls,
  ...homeCalls,
  ...advertisementCalls,
  ...searchKeyCalls,
}

export type Contract = typeof contract
export type Key = keyof Contract

type Part<K extends Key, Name extends 'params' | 'query'> =
  Contract[K] extends Record<Name, infer S extends z.ZodType> ? S : never

/** What the caller gives: parameters are needed, a query is as optional as its fields. */
export type Input<K extends Key> = ([Part<K, 'params'>] extends [never]
  ? unknown
  : { params: CallerSide<z.output<Part<K, 'params'>>> }) &
  ([Part<K, 'query'>] extends [never] ? unknown : { query?: Partial<CallerSide<z.output<Part<K, 'query'>>>> })

/** What the handler gets. */
export type Parsed<K extends Key> = {
  params: [Part<K, 'params'>] extends [never] ? undefined : z.output<Part<K, 'params'>>
  query: [Part<K, 'query'>] extends [never] ? undefined : z.output<Part<K, 'query'>>
}

export type Ok<K extends Key> = z.output<Contract[K]['ok']>

// A caller may pass on what stands in the address bar: the contract judges it, not the type checker.
type CallerSide<T> = { [Name in keyof T]: T[Name] | string }

export const specOf = (key: Key): CallSpec => contract[key]
