import { mergeBounds, type PriceBounds, readBounds } from '../../domain/money/price-phrase.ts'
import { foldName } from '../../domain/text/fold-name.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { Day } from '../../domain/time/day.ts'
import { remembered } from '../language/remembered.ts'
import type { Meaning, MeaningSpan, Reading } from './meaning.ts'
import { findPhrase } from './phrases.ts'
import type { PlaceIndex } from './place-index.ts'
import { readRating, readSort, readStars } from './quality.ts'
import type { SentenceToken } from './token.ts'
import { readFeature, readKind, readTopic } from './what.ts'
import { readNights, readWhen } from './when.ts'
import { isJoining, readWhere } from './where.ts'
import { readWho } from './who.ts'
import { askingPhrases, laterNegations, namingWords, negations } from './words/small.ts'

type Tokens = readonly SentenceToken[]
export type SpanSetting = { locale: Locale; today: Day; index: PlaceIndex }

/** All that a sentence may say, from its first word to its last; what begins at one word, by the longest phrase. */
export function findSpans(tokens: Tokens, setting: SpanSetting): MeaningSpan[] {
  const spans: MeaningSpan[] = []
  const price = toPriceReader(tokens)
  for (let at = 0; at < tokens.length; ) {
    const name = skipName(tokens, at)
    if (name > at) {
      at = name
      continue
    }
    const reading = readNegation(tokens, at, setting) ?? price(at) ?? readOne(tokens, at, setting)
    if (reading) spans.push({ meaning: reading.meaning, from: at, to: reading.next })
    at = reading?.next ?? at + 1
  }
  return mergeNegations(tokens, spans)
}

/** Words in quotation marks and after “called” are a name. */
function skipName(tokens: Tokens, at: number): number {
  if (tokens[at]?.isQuoted) return skipName(tokens, at + 1)
  const naming = findPhrase(namingWords, tokens, at)
  if (!naming) return at
  let next = at + naming.count
  while (next < tokens.length && !(next > at + naming.count && isJoining(tokens, next))) next++
  return next
}

/** The longest reading; of equal ones the first. */
function readOne(tokens: Tokens, at: number, { locale, today, index }: SpanSetting): Reading | null {
  const readings = [
    readFeature(tokens, at),
    readWhen(tokens, at, today),
    readNights(tokens, at),
    readStars(tokens, at),
    readRating(tokens, at),
    readWho(tokens, at),
    readSort(tokens, at),
    readTopic(tokens, at),
    readKind(tokens, at),
    readWhere(tokens, at, index, locale),
    readAsking(tokens, at),
  ].filter((reading): reading is Reading => reading !== null && !isEachNight(tokens, at, reading))
  const next = Math.max(0, ...readings.map((reading) => reading.next))
  return readings.find((reading) => reading.next === next) ?? null
}

/** `بالليلة` stands after a price: each night. */
const isEachNight = (tokens: Tokens, at: number, { meaning }: Reading): boolean =>
  meaning.type === 'days' && /^بالليل[ةه]$/.test(tokens[at]?.raw ?? '')

function readAsking(tokens: Tokens, at: number): Reading | null {
  const phrase = findPhrase(askingPhrases, tokens, at)
  return phrase ? { meaning: { type: 'asking' }, next: at + phrase.count } : null
}

const foldPriceWord = remembered((raw: string): string => foldName(raw).replace(/^(?=\d)/, '_'))

/** A word that begins with a digit, such as `3umra`, is no number. */
function toPriceWord({ word, raw, number }: SentenceToken): string {
  if (number !== null) return String(number)
  if (word === '-') return 'to'
  if (word === '$' || word === '%') return word
  return foldPriceWord(raw)
}

/** The reader of prices folds as its word lists do. A second bound completes the first one. */
function toPriceReader(tokens: Tokens): (at: number) => Reading | null {
  const folded = tokens.map(toPriceWord)
  const isArabic = tokens.some(({ raw }) => /[\u0621-\u06d5]/.test(raw))
  let bounds: PriceBounds | null = null
  return (at) => {
    const found = readBounds(folded, at, isArabic)
    const merged = found && mergeBounds(bounds, found.bounds)
    const isBroken = found && tokens.slice(at + 1, found.next).some(({ isAfterBreak }) => isAfterBreak)
    if (!found || !merged || isBroken) return null
    bounds = merged
    return { meaning: { type: 'price', bounds: merged }, next: found.next }
  }
}

const canBeUnwanted = ({ type }: Meaning): boolean =>
  type === 'feature' || type === 'kind' || type === 'topic' || type === 'place' || type === 'near-kind'

/** `without breakfast`, `not in Karbala`, `بدون فطور`, `بێ مەلەوانگە`; of other things a negation takes the meaning. */
function readNegation(tokens: Tokens, at: number, setting: SpanSetting): Reading | null {
  const negation = findPhrase(negations, tokens, at) ?? findJoinedNegation(tokens, at)
  if (!negation || isArabicHas(tokens, at, setting.locale)) return null
  const start = at + negation.count
  const longer = readOne(tokens, at, setting)
  if (longer && longer.meaning.type !== 'place' && longer.next > start) return longer
  const first = readOne(tokens, start, setting)
  if (!first || first.meaning.type === 'asking') return null
  if (!canBeUnwanted(first.meaning)) return { meaning: { type: 'text' }, next: first.next }
  const of = [first.meaning]
  let next = first.next
  for (;;) {
    const joined = isJoined(tokens, next) ? next + 1 : tokens[next]?.word.startsWith('و') ? next : null
    const other = joined === null ? null : readOne(tokens, joined, setting)
    if (
      !other ||
      other.meaning.type !== first.meaning.type ||
      (other.meaning.type === 'feature' && joined !== next && hasWith(tokens, next + 1))
    )
      break
    of.push(other.meaning)
    next = other.next
  }
  return { meaning: { type: 'without', of }, next }
}

/** `بي` says “has” in Iraqi Arabic, and “without” in Sorani that is typed on an Arabic keyboard. */
const isArabicHas = (tokens: Tokens, at: number, locale: Locale): boolean =>
  locale !== 'ku' && /^ب[يى]$/.test(tokens[at]?.raw ?? '')

const isJoined = (tokens: Tokens, at: number): boolean => /^(or|nor|and|او|و|ولا|یان|یا)$/.test(tokens[at]?.word ?? '')
const hasWith = (tokens: Tokens, at: number): boolean => /^(with|مع|لکل|بیه|فیه)$/.test(tokens[at]?.word ?? '')

/** `مو بكربلاء` is said in two words, `ولا` and `بلا` join the next. */
function findJoinedNegation(tokens: Tokens, at: number) {
  const found = findPhrase(negations, tokens, at, true)
  return found?.before === 'و' ? found : null
}

/** `لە کەربەلا نەبێت`: the negation follows. */
function mergeNegations(tokens: Tokens, spans: MeaningSpan[]): MeaningSpan[] {
  return spans.map((span) => {
    const later = canBeUnwanted(span.meaning) ? findPhrase(laterNegations, tokens, span.to) : null
    return later
      ? { meaning: { type: 'without', of: [span.meaning] }, from: span.from, to: span.to + later.count }
      : span
  })
}
