import type { CommonRanks } from './common-ranks.ts'
import { isExample } from './examples.ts'
import { dropMarks } from './local-vocabulary.ts'
import { type PartKind, type PasswordParts, readPasswordParts } from './password-parts.ts'
import { minPassword, toPasswordText } from './password-text.ts'
import { isRepeated, isWalk } from './walks.ts'

/** Why a password is soon guessed. */
export type Weakness =
  | { reason: 'listed' | 'example' | 'repeated' | 'keys' | 'number' | 'phone' | 'few' }
  /** Its parts, the most predictable first. */
  | { reason: 'parts'; parts: readonly NamedPart[] }

export type NamedPart = Exclude<PartKind, 'own'> | 'several'

export type PasswordCheck = { common: CommonRanks; phone: string | null }

/** Ten million guesses: at the pace that signing in allows they take decades. */
const minGuesses = 7

export function findWeakness(password: string, { common, phone }: PasswordCheck): Weakness | null {
  const text = dropMarks(toPasswordText(password)).toLowerCase()
  if (isPhone(text, phone)) return { reason: 'phone' }
  if (isExample(text)) return { reason: 'example' }
  const plain = text.replace(/[\s._-]/g, '')
  if (common.has(text) || common.has(plain)) return { reason: 'listed' }
  if ([...text].length < minPassword) return { reason: 'few' }
  if (isRepeated(text) || isRepeated(plain)) return { reason: 'repeated' }
  if (isWalk(text) || isWalk(plain)) return { reason: 'keys' }
  if (isNumber(text)) return { reason: 'number' }
  const ways = [text, plain].map((way) =>
    readPasswordParts([...way], {
      common,
      phone: phone?.slice(1) ?? null,
      minWordCost: isPhrase(text) ? phraseWordCost : 0,
    }),
  )
  const weak = ways.find((way) => way.cost < minGuesses || isWordWithLittle(way))
  if (!weak) return null
  const parts = nameParts(weak)
  return parts.length > 0 ? { reason: 'parts', parts } : { reason: 'few' }
}

/** However it is written: with the country, with a zero, or with neither. */
function isPhone(text: string, phone: string | null): boolean {
  if (!phone || /[^\d\s+()-]/.test(text)) return false
  const digits = text.replace(/\D/g, '').replace(/^0+/, '')
  return digits.length >= minPhone && phone.endsWith(digits)
}
const minPhone = 8

/** A number that is remembered is a phone, a date or an identity card: a long one may be drawn. */
const minNumber = 12
const isNumber = (text: string): boolean => {
  const digits = text.replace(/[\s+()./-]/g, '')
  return /^\d+$/.test(digits) && (digits.length < minNumber || /^(00)?9647\d{9}$/.test(digits))
}

/** In a long phrase a common word is one choice among many. */
const phraseWordCost = 2.5
const minPhrase = { letters: 20, count: 3 }
const isPhrase = (text: string): boolean =>
  [...text].length >= minPhrase.letters && new Set(text.match(/\p{L}+/gu)).size >= minPhrase.count

/** A common word gains nothing from a few signs: lists of passwords try them all. */
const little = { digits: 4, signs: 2 }
function isWordWithLittle({ parts }: PasswordParts): boolean {
  const named = parts.filter(({ kind }) => kind === 'common' || isLocal(kind))
  const rest = parts.filter((part) => !named.includes(part))
  const more = rest.map(({ text }) => text).join('')
  return (
    named.length === 1 &&
    !/\p{L}/u.test(more) &&
    more.replace(/\D/g, '').length <= little.digits &&
    more.length <= little.digits + little.signs
  )
}

const isLocal = (kind: PartKind): boolean => ['brand', 'name', 'place', 'greeting', 'word'].includes(kind)

/** In the order in which a refusal names them. */
const order: readonly NamedPart[] = [
  ...(['brand', 'name', 'place', 'greeting', 'word', 'common', 'several'] as const),
  ...(['year', 'date', 'phone', 'keys', 'digits'] as const),
]

function nameParts({ parts }: PasswordParts): NamedPart[] {
  const areSeveral = parts.filter(({ kind }) => kind === 'common').length > 1
  const kinds = new Set(parts.map(({ kind }) => (kind === 'common' && areSeveral ? 'several' : kind)))
  return order.filter((kind) => kinds.has(kind))
}
