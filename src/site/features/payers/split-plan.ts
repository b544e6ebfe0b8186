import { splitEqually } from '../../../domain/orders/order-parts.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'

export type SplitMode = 'one' | 'equal' | 'amounts'

/** Typed dinars as a whole number, in any digits, with or without separators; 0 without any. */
export function parseDinars(typed: string): number {
  const digits = toLatinDigits(typed).replaceAll(/[\s,.٬،\u200e\u200f]/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : 0
}

/** The amount of each; the last takes the rest, which may be negative while the person types. */
export function toShares(rest: number, mode: SplitMode, people: number, typed: readonly string[]): number[] {
  if (mode === 'one') return [rest]
  if (mode === 'equal') return splitEqually(rest, people)
  const amounts = Array.from({ length: people - 1 }, (_, index) => parseDinars(typed[index] ?? ''))
  return [...amounts, rest - amounts.reduce((sum, amount) => sum + amount, 0)]
}
