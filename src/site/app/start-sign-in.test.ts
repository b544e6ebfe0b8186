import { expect, test } from 'vitest'
import { findWanted, toSignInPath } from './start-sign-in.ts'

test.each(['/account', '/account/history/7', '/checkout', '/payment/success?payment=1&a=%D8%B3', '/account/profile'])(
  '%s is found again',
  (path) => expect(findWanted(toSignInPath(path).slice(1))).toBe(path),
)

test.each([
  ...['', '#', '#content', '#sign-in=', '#sign-in=%', '#sign-in=%2F', '#sign-in=%2Fevents', '#sign-in=account'],
  ...[
    '#sign-in=https%3A%2F%2Fevil.example%2Faccount',
    '#sign-in=%2F%2Fevil.example%2Faccount',
    '#sign-in=%2F%5Cevil.example',
  ],
  ...['#sign-in=javascript%3Aalert(1)', '#sign-in=%2Faccounting'],
])('%s leads nowhere', (hash) => expect(findWanted(hash)).toBeNull())
