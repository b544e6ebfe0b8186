import { expect, test } from 'vitest'
import { DatabaseUnavailable } from './availability.ts'
import { isUnavailableError } from './is-unavailable-error.ts'
import { TooSlow } from './within.ts'

const withCode = (code: string) => Object.assign(new Error('any'), { code })

test.each([
  ...['ECONNREFUSED', 'ETIMEDOUT', '08006', '25006', '40P01', '53300', '53100', '55P03', '57014', '57P01'].map(
    withCode,
  ),
  new Error('Connection terminated unexpectedly'),
  new Error('Client has encountered a connection error and is not queryable'),
  new Error('timeout exceeded when trying to connect'),
  new Error('Query read timeout'),
  new DatabaseUnavailable(),
  new TooSlow(10),
])('%s: may be tried again', (error) => expect(isUnavailableError(error)).toBe(true))

test.each([withCode('23505'), withCode('42601'), new Error('a bug'), null, undefined, 'text'])(
  '%s: a fault of ours',
  (error) => expect(isUnavailableError(error)).toBe(false),
)
