import { toLatinDigits } from '../../../domain/text/digits.ts'

const maxDinars = 100_000_000

/** A bill in any digits, with or without what separates the thousands. `'wrong'` where it cannot be one, null where nothing was typed. */
export function parseAmount(typed: string): number | null | 'wrong' {
  const plain = toLatinDigits(typed).replace(/[\s,.'٬،]/g, '')
  if (plain === '') return null
  const amount = /^\d+$/.test(plain) ? Number(plain) : 0
  return amount >= 1 && amount <= maxDinars ? amount : 'wrong'
}
