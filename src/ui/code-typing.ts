import { toLatinDigits } from '../domain/text/digits.ts'

/** The digits of what was typed or pasted, be it a whole message; no more than a code has. */
export function typeCode(text: string, length: number): string {
  const latin = toLatinDigits(text)
  const whole = latin.match(new RegExp(`(?:^|\\D)(\\d{${length}})(?!\\d)`))?.[1]
  return whole ?? latin.replace(/\D/g, '').slice(0, length)
}
