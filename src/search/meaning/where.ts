import type { Locale } from '../../domain/text/locale.ts'
import type { PlaceWay, Reading } from './meaning.ts'
import { findPhrase, isPhrase } from './phrases.ts'
import { isCommonWord, type PlaceEntry, type PlaceIndex } from './place-index.ts'
import { type SentenceToken, toSentenceTokens } from './token.ts'
import { joiningWords, placePrepositions } from './words/small.ts'
import {
  fromWords,
  homeWords,
  landmarkNouns,
  nearMeWords,
  nearWords,
  placeEnds,
  toWords,
  travelWays,
} from './words/where.ts'

type Tokens = readonly SentenceToken[]

const maxName = 6

/** A place, a landmark or a way to travel that is named from this token on. */
export function readWhere(tokens: Tokens, at: number, index: PlaceIndex, locale: Locale): Reading | null {
  const me = findPhrase(nearMeWords, tokens, at)
  if (me && !hasPlaceAfter(tokens, at, index)) return { meaning: { type: 'near-me' }, next: at + me.count }
  const near = readNear(tokens, at, index, locale)
  const place = readPlace(tokens, at, index)
  if (near && near.next >= (place?.next ?? 0)) return near
  return place ?? readHome(tokens, at) ?? readWay(tokens, at)
}

function hasPlaceAfter(tokens: Tokens, at: number, index: PlaceIndex): boolean {
  const me = findPhrase(nearMeWords, tokens, at)
  return me?.count === 1 && (findPlace(tokens, at + 1, index) !== null || findLandmark(tokens, at + 1, index) !== null)
}

function readWay(tokens: Tokens, at: number): Reading | null {
  const way = findPhrase(travelWays, tokens, at)
  return way ? { meaning: { type: 'way', by: way.value }, next: at + way.count } : null
}

function readHome(tokens: Tokens, at: number): Reading | null {
  const home = findPhrase(homeWords, tokens, at)
  return home ? { meaning: { type: 'home' }, next: at + home.count } : null
}

type FoundPlace = { entry: PlaceEntry; before: string; next: number }

function findPlace(tokens: Tokens, at: number, index: PlaceIndex): FoundPlace | null {
  const found =
    findPhrase(index.places, tokens, at) ?? findPhrase(index.places, tokens, at, true) ?? findInLatin(tokens, at, index)
  if (!found) return null
  const next = at + found.count
  const end = tokens[next]?.isAfterBreak ? null : findPhrase(placeEnds, tokens, next)
  return {
    entry: found.value,
    before: found.before.replace(/^و/, '').replace(/ال$/, ''),
    next: next + (end?.count ?? 0),
  }
}

const minAfterB = 5

/** `bkarbala`: the Arabic “in” is joined in Latin letters, too. */
function findInLatin(tokens: Tokens, at: number, index: PlaceIndex) {
  const [, name = ''] = /^b(?:il?)?-?(\p{Script=Latin}+)$/u.exec(tokens[at]?.word ?? '') ?? []
  const value = name.length >= minAfterB ? index.places.next?.get(name)?.value : undefined
  return value ? { value, count: 1, before: 'ب' } : null
}

/** `in Erbil`, `ببغداد`, `من النجف`, `لە هەولێرەوە`. */
function readPlace(tokens: Tokens, start: number, index: PlaceIndex): Reading | null {
  const lead = skipPrepositions(tokens, start)
  for (const at of lead > start ? [lead, start] : [start]) {
    const found = findPlace(tokens, at, index)
    if (!found) continue
    const way = wayOf(tokens, start, at, found)
    if (found.entry.isUnsure && way === 'plain') continue
    return { meaning: { type: 'place', entry: found.entry, way, nameAt: at }, next: found.next }
  }
  return null
}

function skipPrepositions(tokens: Tokens, at: number): number {
  const lead =
    findPhrase(fromWords, tokens, at) ?? findPhrase(toWords, tokens, at) ?? findPhrase(placePrepositions, tokens, at)
  return lead ? skipPrepositions(tokens, at + lead.count) : at
}

function wayOf(tokens: Tokens, start: number, at: number, { before, next }: FoundPlace): PlaceWay {
  if (before === 'ب') return 'in'
  if (before === 'ل' || before === 'لل' || before === 'ل ') return 'to'
  const isLeaving = /هوه$/.test(tokens[next - 1]?.word ?? '')
  if (before === 'له') return isLeaving ? 'from' : 'in'
  if (at === start) return 'plain'
  const lead = tokens[start]?.word ?? ''
  // In Sorani one word is “in” and “from”.
  if (lead === 'له') return isLeaving || isFollowedByTo(tokens, next) ? 'from' : 'in'
  if (isPhrase(fromWords, tokens, start)) return 'from'
  return isPhrase(toWords, tokens, start) ? 'to' : 'in'
}

const isFollowedByTo = (tokens: Tokens, at: number): boolean => tokens[at]?.word === 'بو'

type FoundLandmark = { at: number; next: number }

/** The landmark with the longest name that begins at this token. */
function findLandmark(tokens: Tokens, at: number, index: PlaceIndex): FoundLandmark | null {
  let best: FoundLandmark | null = null
  let among: ReadonlySet<number> | null = null
  let isNamed = false
  for (let next = at; next < Math.min(tokens.length, at + maxName); next++) {
    const token = tokens[next]
    if (!token || (next > at && token.isAfterBreak)) break
    if (next > at && isSmall(token)) continue
    const found = landmarksOf(token, index)
    if (found.size === 0 && isPhrase(landmarkNouns, tokens, next)) continue
    const kept: ReadonlySet<number> = among ? intersect(found, among) : found
    if (kept.size === 0) break
    among = kept
    isNamed ||= token.strict.every(({ text }) => !isCommonWord(text))
    const landmark = isNamed ? chooseLandmark(tokens, at, next + 1, kept, index) : null
    if (landmark !== null) best = { at: landmark, next: next + 1 }
  }
  return best
}

function intersect(one: ReadonlySet<number>, other: ReadonlySet<number>): ReadonlySet<number> {
  return new Set([...one].filter((each) => other.has(each)))
}

const isSmall = (token: SentenceToken): boolean => /^(of|ibn|bin|بن|ابن|کوری)$/.test(token.word)

function landmarksOf(token: SentenceToken, { landmarkWords }: PlaceIndex): ReadonlySet<number> {
  for (const { text } of [...token.strict, ...token.forms]) {
    const found = landmarkWords.get(text)
    if (found) return found
  }
  return new Set()
}

/** The first of the list that is named by more than its governorate. */
function chooseLandmark(
  tokens: Tokens,
  from: number,
  to: number,
  among: ReadonlySet<number>,
  index: PlaceIndex,
): number | null {
  const own = [...among].filter((at) =>
    tokens
      .slice(from, to)
      .some((token) => token.strict.every(({ text }) => !isCommonWord(text) && !index.commonWords[at]?.has(text))),
  )
  const sure = own.filter((at) => isCovered(tokens.slice(from, to), at, index))
  if (sure.length > 0) return Math.min(...sure)
  // `Erbil airport`, `قلعة أربيل`: its kind and its governorate.
  const isKind = tokens.slice(from, to).some((token) => token.forms.some(({ text }) => landmarkNouns.next?.has(text)))
  return isKind && to - from > 1 && among.size === 1 ? ([...among][0] ?? null) : null
}

/** A landmark that people have names of their own for, or half of the words of its title. */
function isCovered(named: readonly SentenceToken[], at: number, { landmarks, commonWords }: PlaceIndex): boolean {
  const landmark = landmarks[at]
  if (!landmark || landmark.otherNames) return landmark !== undefined
  const isNamed = ({ forms }: SentenceToken, word: string): boolean => forms.some(({ text }) => text === word)
  return Object.values(landmark.title).some((title) => {
    const words = toSentenceTokens(title)
      .map(({ strict }) => strict.at(-1)?.text ?? '')
      .filter((word) => !isCommonWord(word) && !commonWords[at]?.has(word))
    const count = words.filter((word) => named.some((token) => isNamed(token, word))).length
    return count > 0 && count * 2 >= words.length
  })
}

/** `near Imam Ali shrine`, `يم الحسين`, `نزیک قەڵای هەولێر`; a shrine also without “near”. */
function readNear(tokens: Tokens, start: number, index: PlaceIndex, locale: Locale): Reading | null {
  const near = findPhrase(nearWords, tokens, start)
  const at = start + (near?.count ?? 0)
  const first = skipSmall(tokens, at)
  const found = findLandmark(tokens, first, index)
  const landmark = found && index.landmarks[found.at]
  const place = near && findPlace(tokens, first, index)
  const isBoth = place && found && place.next === found.next && found.next - first === 1 && landmark?.otherNames === ''
  if (place && (!found || isBoth || place.next > found.next || (place.next === found.next && !place.entry.isTown)))
    return { meaning: { type: 'place', entry: place.entry, way: 'near', nameAt: first }, next: place.next }
  if (found && landmark) {
    const isShrine = landmark.kind === 'shrine' && found.next - first > 1
    if (!near && !isShrine) return null
    return {
      meaning: { type: 'near', key: landmark.key, title: landmark.title[locale], isSure: near !== null },
      next: found.next,
    }
  }
  const kind = near && findPhrase(landmarkNouns, tokens, first)
  return kind ? { meaning: { type: 'near-kind', kind: kind.value }, next: first + kind.count } : null
}

function skipSmall(tokens: Tokens, at: number): number {
  return tokens[at] && /^(to|from|of|من|له|ل|الی|علی)$/.test(tokens[at].word) ? skipSmall(tokens, at + 1) : at
}

export const isJoining = (tokens: Tokens, at: number): boolean => isPhrase(joiningWords, tokens, at)
