import { expect, test } from 'vitest'
import { contract, type Key, specOf } from './contract.ts'
import type { ProblemCode } from './problem-codes.ts'
import { problemDetails } from './problem-details.ts'

const keys = Object.keys(contract) as Key[]

test('a call states the price that PRICE_CHANGED brings exactly where it can be refused so', () => {
  const refused = keys.filter((key) => specOf(key).problems?.includes('PRICE_CHANGED'))
  expect(refused.length).toBeGreaterThan(4)
  expect(keys.filter((key) => specOf(key).changedPrice)).toEqual(refused)
})

test('every code with details can be sent by some call', () => {
  const codes = new Set(keys.flatMap((key) => specOf(key).problems ?? []))
  // Signing in has them: a call of the auth service.
  const elsewhere = ['TOO_MANY_REQUESTS']
  const detailed = Object.keys(problemDetails) as ProblemCode[]
  expect(detailed.filter((code) => !codes.has(code) && !elsewhere.includes(code))).toEqual([])
})
