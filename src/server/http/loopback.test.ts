import { expect, test } from 'vitest'
import { parseConfig } from '../config.ts'
import { hasDevOutbox } from '../sign-in/open-auth.ts'
import { isHere } from './loopback.ts'

test.each([
  [{}, true],
  [{ HOST: '::1', PUBLIC_URL: 'http://127.0.0.1:3000' }, true],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://safar.example' }, false],
  [{ HOST: '0.0.0.0', PUBLIC_URL: 'https://safar.example' }, false],
])('%j is this machine alone: %s', (environment, expected) => {
  expect(isHere(parseConfig(environment))).toBe(expected)
  expect(hasDevOutbox(parseConfig(environment))).toBe(expected)
})
