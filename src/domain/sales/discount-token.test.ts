import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { base45Letters, fromBase45, toBase45 } from '../codes/base45.ts'
import { toQrCode } from '../codes/qr-code.ts'
import { toTokenText } from '../codes/signed-code.ts'
import { findUnusedLetters, parseShortCode, shortCodeLetters, toShownCode } from '../orders/short-code.ts'
import { parseDiscountToken, toSignedBytes } from './discount-token.ts'

describe('base 45', () => {
  test.each([
    ['AB', 'BB8'],
    ['Hello!!', '%69 VD92EX0'],
    ['ietf!', 'QED8WEX0'],
  ])('%s is %s, as the standard has it', (plain, text) => {
    expect(toBase45(new TextEncoder().encode(plain))).toBe(text)
    expect(new TextDecoder().decode(fromBase45(text) ?? undefined)).toBe(plain)
  })

  test('any bytes come back, and only they', () => {
    const isSame = (bytes: Uint8Array) => toBase45(fromBase45(toBase45(bytes)) ?? new Uint8Array()) === toBase45(bytes)
    fc.assert(fc.property(fc.uint8Array({ maxLength: 90 }), isSame))
    const isOneWay = (text: string) => {
      const bytes = fromBase45(text)
      return bytes === null || toBase45(bytes) === text
    }
    fc.assert(fc.property(fc.string({ unit: fc.constantFrom(...base45Letters), maxLength: 20 }), isOneWay))
  })

  test.each(['A', 'GGW', ':::', '::', 'ab', 'ÄÖÜ', 'BB8B'])('%s is none', (text) => expect(fromBase45(text)).toBeNull())
})

describe('a token', () => {
  const token = { key: 7, window: -1_234_567_890_123_456_789n, expiresAt: new Date('2027-01-10T09:05:00Z') }
  const text = toTokenText(toSignedBytes(token), new Uint8Array(64).fill(255))

  test('says what it was made of', () => expect(parseDiscountToken(text)).toMatchObject(token))

  test('fits into a code that an old camera reads', () => {
    expect(text).toHaveLength(119)
    expect(toQrCode(text).size).toBe(37)
  })

  test.each([
    ['nothing', ''],
    ['a text', 'https://example.com/'],
    ['shorter', text.slice(0, -3)],
    ['longer', `${text}000`],
    ['of another version', toBase45(Uint8Array.from([2, ...(fromBase45(text) ?? []).slice(1)]))],
  ])('%s is none', (_, other) => expect(parseDiscountToken(other)).toBeNull())
})

describe('a short code', () => {
  test.each(['K7QM3XPT', 'k7qm-3xpt', ' K7QM 3XPT ', 'k٧qm ۳xpt', 'K7QM–3XPT'])('%s is the same', (typed) =>
    expect(parseShortCode(typed)).toBe('K7QM3XPT'),
  )

  test.each(['', 'K7QM3XP', 'K7QM3XPTT', 'K7QM3XP0', 'K7QM3XPO', 'K7QM3XPA'])('%s is none', (typed) =>
    expect(parseShortCode(typed)).toBeNull(),
  )

  test.each([
    ['AAAA-BBBB', ['A']],
    ['k0qm-3xpi', ['0', 'I']],
    ['K7QM-3XPT', []],
    ['AAAA', []],
    ['what is this', []],
  ])('%s has the letters %j that no code has', (typed, letters) => expect(findUnusedLetters(typed)).toEqual(letters))

  test('is shown in two groups, of letters that look like no other', () => {
    expect(toShownCode('K7QM3XPT')).toBe('K7QM-3XPT')
    expect(shortCodeLetters).not.toMatch(/[01OILAEU]/)
    expect(new Set(shortCodeLetters).size).toBe(28)
  })
})
