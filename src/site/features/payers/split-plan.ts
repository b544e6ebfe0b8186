import { splitEqually } from '../../../domain/orders/order-parts.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'

export type SplitMode = 'one' | 'equal' | 'amounts'

/** Whole dinars as somebody types them, in any digits, with or without marks between thousands; 0 where there is none. */
export function toDinars(typed: string): number {
  const digits = toLatinDigits(typed).replaceAll(/[\s,.٬،\u200e\u200f]/g, '')
  return /^\d{1,10}$/.test(digits) ? Number(digits) : 0
}

/** What each pays; the last one what is left, which may be less than nothing while somebody types. */
export function toAmounts(rest: number, mode: SplitMode, people: number, typed: readonly string[]): number[] {
  if (mode === 'one') return [rest]
  if (mode === 'equal') return splitEqually(rest, people)
  const amounts = Array.from({ length: people - 1 }, (_, place) => toDinars(typed[place] ?? ''))
  return [...amounts, rest - amounts.reduce((sum, amount) => sum + amount, 0)]
}
