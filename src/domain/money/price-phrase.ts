import { toLatinDigits } from '../text/digits.ts'
import { foldName } from '../text/fold-name.ts'
import type { Currency } from './money.ts'
import { readAmount, type TypedAmount } from './price-amount.ts'
import {
  above,
  aboveAfter,
  below,
  belowAfter,
  belowStrictly,
  cheap,
  countMatching,
  introductions,
  perNight,
  rangeMiddles,
  rangeOpeners,
} from './price-vocabulary.ts'

/** Bounds of a price in whole units of one currency. */
export type PriceBounds = { min: number | null; max: number | null; currency: Currency }

/** `rest`: the words that do not speak of the price. */
export type PricePhrase = { bounds: PriceBounds | null; isCheap: boolean; rest: string }

type Token = { folded: string; from: number; to: number }
type Read = { bounds: PriceBounds; next: number }

const wordPattern = /\d+(?:[.,٬،]\d{3})+(?!\d)|\d+(?:[.٫]\d+)?|د\.ع\.?|[$%–—-]|[^\s\d$%.,،؛!?؟"“”«»()[\]:;/–—-]+/gu
const isNumber = (text: string): boolean => /^\d/.test(text)
const grouped = /^\d+(?:[.,٬،]\d{3})+$/

function toTokens(text: string): Token[] {
  return [...text.matchAll(wordPattern)].map(({ 0: word, index }) => ({
    folded: isNumber(word)
      ? toPlainNumber(word)
      : /^[–—-]$/.test(word)
        ? 'to'
        : /^[$%]$/.test(word)
          ? word
          : foldName(word.replace(/\.$/, '')),
    from: index,
    to: index + word.length,
  }))
}

const toPlainNumber = (word: string): string => (grouped.test(word) ? word.replace(/\D/g, '') : word.replace('٫', '.'))

/** Reads what a query says of the price, in three languages: `hotel in baghdad under 50,000` and `فندق رخيص`. */
export function readPrice(typed: string): PricePhrase {
  const text = toLatinDigits(typed.normalize('NFKC'))
  const tokens = toTokens(text)
  const folded = tokens.map((word) => word.folded)
  const isArabic = /[\u0621-\u06d5]/.test(text)
  let bounds: PriceBounds | null = null
  let isCheap = false
  const others: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = readBounds(folded, at, isArabic)
    const merged: PriceBounds | null = read && mergeBounds(bounds, read.bounds)
    const cheapCount = countMatching(cheap, folded, at)
    if (read && merged) {
      bounds = merged
      at = read.next
    } else if (cheapCount > 0) {
      isCheap = true
      at += cheapCount
    } else {
      const word = tokens[at]
      if (word) others.push(word)
      at += 1
    }
  }
  if (!bounds && !isCheap) return { bounds, isCheap, rest: typed }
  return { bounds, isCheap, rest: others.map(({ from, to }) => text.slice(from, to)).join(' ') }
}

/** A second bound completes the first one; it never replaces it. */
export function mergeBounds(one: PriceBounds | null, two: PriceBounds): PriceBounds | null {
  if (!one) return two
  if (one.currency !== two.currency) return null
  if (one.max === null && two.min === null) return { ...one, max: two.max }
  if (one.min === null && two.max === null) return { ...one, min: two.min }
  return null
}

/** The bounds that begin at this word of a folded text. */
export function readBounds(tokens: readonly string[], start: number, isArabic: boolean): Read | null {
  const read = readRange(tokens, start, isArabic) ?? readOneBound(tokens, start, isArabic)
  return read && { ...read, next: read.next + countMatching(perNight, tokens, read.next) }
}

/** After a bound that people say of other things, too, only a number from here is a price. */
const minLoose = 5000

function skipIntroductions(tokens: readonly string[], start: number): number {
  const count = countMatching(introductions, tokens, start)
  return count > 0 ? skipIntroductions(tokens, start + count) : start
}

/** `between 30 and 60 thousand`, `30-50 الف`, `لە ٣٠ هەزار تا ٥٠ هەزار`. */
function readRange(tokens: readonly string[], start: number, isArabic: boolean): Read | null {
  const introduced = skipIntroductions(tokens, start)
  const openings = [introduced, start].map((at) => ({ at, count: countMatching(rangeOpeners, tokens, at) }))
  const opening = openings.find(({ count }) => count > 0)
  const first = readAmount(tokens, opening ? opening.at + opening.count : introduced, isArabic)
  if (!first) return null
  const middle = countMatching(rangeMiddles, tokens, first.next)
  if (middle === 0) return null
  const second = readAmount(tokens, first.next + middle, isArabic)
  const range = second && toRange(first, second)
  return range && second ? { bounds: range, next: second.next } : null
}

/** One of the two names the unit of both. A dash between bare numbers joins days and ages, too. */
function toRange(first: TypedAmount, second: TypedAmount): PriceBounds | null {
  if (!second.isSure && !(first.isSure && first.hasUnit)) return null
  const leading = second.isSure ? second : first
  const scale = leading.value / leading.typed
  const [min, max] = [first, second].map((amount) => (amount.hasUnit ? amount.value : amount.typed * scale))
  if (min === undefined || max === undefined || min >= max) return null
  const { currency } = leading
  return [first, second].some((amount) => amount.hasUnit && amount.currency !== currency)
    ? null
    : { min, max, currency }
}

/** `under 50,000`, `50 thousand or less`, `من 50 الف`, `100$`. */
function readOneBound(tokens: readonly string[], start: number, isArabic: boolean): Read | null {
  const introduced = skipIntroductions(tokens, start)
  for (const at of introduced > start ? [introduced, start] : [start]) {
    const strict = countMatching(belowStrictly, tokens, at)
    const loose = countMatching(below, tokens, at)
    const over = countMatching(above, tokens, at)
    const bound = Math.max(strict, loose, over)
    const amount = readAmount(tokens, skipIntroductions(tokens, at + bound), isArabic)
    if (!amount || !(amount.isSure || (bound > 0 && (strict === bound || amount.typed >= minLoose)))) continue
    const after = readAfter(tokens, amount.next)
    const isMin = after.isMin ?? (over === bound && bound > 0 && strict < bound && loose < bound)
    const { value, currency } = amount
    return { bounds: { min: isMin ? value : null, max: isMin ? null : value, currency }, next: after.next }
  }
  return null
}

function readAfter(tokens: readonly string[], at: number): { isMin: boolean | null; next: number } {
  const night = countMatching(perNight, tokens, at)
  const less = countMatching(belowAfter, tokens, at + night)
  const more = countMatching(aboveAfter, tokens, at + night)
  const isMin = less === 0 && more === 0 ? null : more > less
  return { isMin, next: at + night + Math.max(less, more) }
}
