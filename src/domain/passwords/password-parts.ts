import type { CommonRanks } from './common-ranks.ts'
import { foldLetters, isKnownNumber, type LocalWordKind, localVocabulary, onWrongLayout } from './local-vocabulary.ts'
import { lengthOfWalk, minWalk } from './walks.ts'

/** The parts of a password. `own`: a part that no list predicts. */
export type PartKind = LocalWordKind | 'common' | 'year' | 'date' | 'keys' | 'digits' | 'phone' | 'own'

/** `cost`: how many guesses find it, as a power of ten. */
type Part = { kind: PartKind; text: string; cost: number }
export type PasswordParts = { parts: readonly Part[]; cost: number }

type PartRules = { common: CommonRanks; phone: string | null; minWordCost: number }

const localCost: Record<LocalWordKind, number> = { brand: 1.4, greeting: 1.4, name: 1.75, place: 1.75, word: 1.75 }
/** The formulas in which numbers from here are written, and what they cost. */
const cost = {
  year: 1.5,
  date: 4.3,
  keys: 1.3,
  knownNumber: 0.7,
  twoDigits: 1.3,
  phone: 1,
  letter: 1.415,
  digit: 1,
  sign: 1.2,
}
const lastSignCost = 0.3
const maxWord = 16

/** The way to read the text that the fewest guesses find. */
export function readPasswordParts(characters: readonly string[], known: PartRules): PasswordParts {
  const best: (PasswordParts | undefined)[] = [{ parts: [], cost: 0 }]
  for (let at = 0; at < characters.length; at++) {
    const before = best[at]
    if (!before) continue
    for (const part of partsAt(characters, at, known)) {
      const end = at + [...part.text].length
      const total = before.cost + part.cost
      if (total < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { parts: [...before.parts, part], cost: total }
    }
  }
  return best[characters.length] ?? { parts: [], cost: 0 }
}

function partsAt(characters: readonly string[], at: number, known: PartRules): Part[] {
  const parts = [characterAt(characters, at)]
  const walk = lengthOfWalk(characters, at)
  if (walk >= minWalk) {
    const text = characters.slice(at, at + walk).join('')
    parts.push({ kind: /^\d+$/.test(text) ? 'digits' : 'keys', text, cost: cost.keys })
  }
  const rest = characters.slice(at, at + maxWord).join('')
  parts.push(...numbersAt(rest, characters[at - 1] ?? '', known.phone))
  const characterCount = Math.min(maxWord, characters.length - at)
  for (let length = 2; length <= characterCount; length++) {
    const part = toWord(characters.slice(at, at + length).join(''), known)
    if (part) parts.push(part)
  }
  return parts
}

function characterAt(characters: readonly string[], at: number): Part {
  const text = characters[at] ?? ''
  if (/\d/.test(text)) return { kind: 'digits', text, cost: cost.digit }
  if (/\p{L}/u.test(text)) return { kind: 'own', text, cost: cost.letter }
  // A few common signs separate words, and end them.
  if (/[\s._-]/.test(text)) return { kind: 'own', text, cost: 0 }
  const isLast = at === characters.length - 1 && /[!?@#*$.]/.test(text)
  return { kind: 'own', text, cost: isLast ? lastSignCost : cost.sign }
}

const year = /^(?:19[3-9]\d|20[0-4]\d|13[6-9]\d|14[0-5]\d)/
const date = /^(?:(?:0?[1-9]|[12]\d|3[01])(?:0?[1-9]|1[0-2])(?:19|20)\d\d|(?:19|20)\d\d(?:0[1-9]|1[0-2])\d\d)/

function numbersAt(rest: string, before: string, phone: string | null): Part[] {
  const digits = rest.match(/^\d+/)?.[0] ?? ''
  if (digits === '') return []
  const parts: Part[] = []
  const add = (kind: PartKind, text: string | undefined, price: number) =>
    text && parts.push({ kind, text, cost: price })
  add('year', digits.match(year)?.[0], cost.year)
  add('date', digits.match(date)?.[0], cost.date)
  const isWhole = !/\d/.test(before)
  if (isWhole && isKnownNumber(digits)) add('digits', digits, cost.knownNumber)
  // A year or the number of a shirt: two digits have fewer values than they could.
  if (isWhole && digits.length === 2) add('digits', digits, cost.twoDigits)
  const ofPhone = phone && maxWithin(digits, phone)
  if (ofPhone) add('phone', ofPhone, cost.phone)
  return parts
}

const minOfPhone = 6

/** The digits of one's own phone, with or without its beginning. */
function maxWithin(digits: string, phone: string): string | null {
  for (let length = digits.length; length >= minOfPhone; length--)
    if (phone.includes(digits.slice(0, length).replace(/^0/, ''))) return digits.slice(0, length)
  return null
}

function toWord(text: string, { common, minWordCost }: PartRules): Part | null {
  const onWrongKeys = onWrongLayout.get(text)
  if (onWrongKeys) return { kind: onWrongKeys, text, cost: localCost[onWrongKeys] }
  if (!/\p{L}/u.test(text)) return null
  const forms = new Set([text, foldLetters(text), foldLetters(undress(text))])
  for (const form of forms) {
    const local = localVocabulary.get(form) ?? localVocabulary.get(form.replace(/^ال(?=...)/, ''))
    if (local) return { kind: local, text, cost: localCost[local] }
  }
  for (const form of forms) {
    const rank = common.get(form)
    if (rank !== undefined) return { kind: 'common', text, cost: Math.max(rank, minWordCost) }
  }
  return null
}

/** Signs that stand for a letter. */
const disguises: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}
export const undress = (text: string): string => text.replace(/[@431!0$5]/g, (mark) => disguises[mark] ?? mark)
