import { expect, test } from 'vitest'
import { findWanted, toSignInPath } from './sign-in-path.ts'

const isPrivatePath = (path: string) => /^\/(account|checkout|payment)(\/|$)/.test(path)

test.each(['/account', '/account/history/7', '/checkout', '/payment/success?payment=1&a=%D8%B3', '/account/profile'])(
  '%s is found again',
  (path) => expect(findWanted(toSignInPath(path, '/').slice(1), isPrivatePath)).toBe(path),
)

test.each([
  ...['', '#', '#content', '#sign-in=', '#sign-in=%', '#sign-in=%2F', '#sign-in=%2Fevents', '#sign-in=account'],
  ...[
    '#sign-in=https%3A%2F%2Fevil.example%2Faccount',
    '#sign-in=%2F%2Fevil.example%2Faccount',
    '#sign-in=%2F%5Cevil.example',
  ],
  ...['#sign-in=javascript%3Aalert(1)', '#sign-in=%2Faccounting'],
])('%s leads nowhere', (hash) => expect(findWanted(hash, isPrivatePath)).toBeNull())
