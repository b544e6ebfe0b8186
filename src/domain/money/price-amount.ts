import type { Currency } from './money.ts'
import {
  countedThings,
  dinars,
  dollars,
  halves,
  millions,
  notes,
  spokenNumbers,
  thousands,
} from './price-vocabulary.ts'

/**
 * An amount as a query names it, in whole units. `typed`: the number before “thousand”. `isSure`: the amount cannot be anything but a price.
 * `hasUnit`: it names a currency, or thousands.
 */
export type TypedAmount = {
  value: number
  typed: number
  currency: Currency
  isSure: boolean
  hasUnit: boolean
  next: number
}

/** From here a number without a unit is a price in dinars. Years are smaller. */
const minDinars = 5000
/** Prices end on a note. */
const dinarStep = 250
/** A smaller number after “under” counts people, rooms or years. */
const minBare = 20
const maxValue = { IQD: 1_000_000_000, USD: 1_000_000 } as const
const hundred = 100
const thousand = 1000
const million = 1_000_000

const countIn = (set: ReadonlySet<string>, tokens: readonly string[], at: number): number =>
  set.has(tokens[at] ?? '') ? 1 + countIn(set, tokens, at + 1) : 0

/** The amount that begins at this word: `50 thousand`, `$50`, `خمسين الف`, `50,000 IQD`. */
export function readAmount(tokens: readonly string[], start: number, isArabic: boolean): TypedAmount | null {
  const before = readCurrency(tokens, start)
  const number = readNumber(tokens, before.next) ?? { value: 1, next: before.next, isSpoken: true }
  const scale = readScale(tokens, number.next)
  const after = readCurrency(tokens, scale.next)
  // “A thousand” alone is a word of titles; “a thousand dollars” and “a million” are amounts.
  if (number.next === before.next && scale.factor < million && (scale.factor === 1 || !after.currency)) return null
  if (countedThings.has(tokens[after.next] ?? '')) return null
  const named = scale.currency ?? after.currency ?? before.currency
  const hasUnit = named !== null || scale.factor > 1
  // A spoken number is a price only with its unit: “one”, “ten”.
  if (number.isSpoken && !hasUnit) return null
  const { value, currency } = resolve(number.value * scale.factor, named, hasUnit, isArabic)
  if (value > maxValue[currency] || value < 1 || (!hasUnit && number.value < minBare)) return null
  const isSure =
    (hasUnit && (number.next > before.next || after.currency !== null)) ||
    (number.value >= minDinars && number.value % dinarStep === 0)
  return { value, typed: number.value, currency, isSure, hasUnit, next: after.next }
}

/** In Iraq “50” of dinars means fifty thousand. In Latin letters a small number without a unit means dollars. */
function resolve(value: number, named: Currency | null, hasUnit: boolean, isArabic: boolean) {
  const currency = named ?? (hasUnit || isArabic || value >= thousand ? 'IQD' : 'USD')
  return { value: currency === 'IQD' && value < thousand ? value * thousand : value, currency } as const
}

function readCurrency(tokens: readonly string[], at: number): { currency: Currency | null; next: number } {
  const inDollars = countIn(dollars, tokens, at)
  if (inDollars > 0) return { currency: 'USD', next: at + inDollars }
  const inDinars = countIn(dinars, tokens, at)
  return { currency: inDinars > 0 ? 'IQD' : null, next: at + inDinars }
}

function readScale(tokens: readonly string[], at: number): { factor: number; currency: Currency | null; next: number } {
  const word = tokens[at] ?? ''
  const unit = thousands.has(word) ? thousand : millions.has(word) ? million : 1
  const half = unit > 1 && halves.has(tokens[at + 1] ?? '')
  if (half) return { factor: unit * 1.5, currency: null, next: at + 2 }
  if (unit > 1) return { factor: unit, currency: null, next: at + 1 }
  if (notes.has(word)) return { factor: hundred, currency: 'USD', next: at + 1 }
  return { factor: 1, currency: null, next: at }
}

function readNumber(tokens: readonly string[], at: number): { value: number; next: number; isSpoken: boolean } | null {
  const word = tokens[at] ?? ''
  if (/^\d/.test(word)) {
    const isSplit = word.length <= 3 && tokens[at + 1] === '000'
    return { value: Number(isSplit ? `${word}000` : word), next: at + (isSplit ? 2 : 1), isSpoken: false }
  }
  return readSpokenNumber(tokens, at)
}

/** `مية وخمسين`, `پێنج سەد`, `one hundred and fifty`. */
function readSpokenNumber(tokens: readonly string[], start: number) {
  let value = 0
  let at = start
  for (;;) {
    const next = at > start && ['و', 'and'].includes(tokens[at] ?? '') ? at + 1 : at
    const number = spokenNumbers.get(tokens[next] ?? '')
    if (number === undefined) break
    value = number === hundred && value > 0 && value < 10 ? value * hundred : value + number
    at = next + 1
  }
  return at > start ? { value, next: at, isSpoken: true } : null
}
