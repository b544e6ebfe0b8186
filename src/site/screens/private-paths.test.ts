import { expect, test } from 'vitest'
import { isSecretPath } from './private-paths.ts'

test.each([
  '/wishlist/s',
  '/ku/pay/s',
  '/ar/email/confirm/s',
  '/email/unsubscribe/kind/s',
  '/tickets/s',
  '/ar/tickets/s.data',
])('the address %s carries a secret, which no other site is told', (path) => expect(isSecretPath(path)).toBe(true))

test.each(['/', '/account/tickets', '/business/tickets', '/account/wishlist', '/payment/success'])(
  'the address %s carries none',
  (path) => expect(isSecretPath(path)).toBe(false),
)
