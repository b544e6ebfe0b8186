import type { Reading } from './meaning.ts'
import { findPhrase, isPhrase } from './phrases.ts'
import { readCount } from './read-number.ts'
import type { SentenceToken } from './token.ts'
import { andWords, starWords } from './words/quality.ts'
import { nightWords } from './words/when.ts'
import {
  ageLeads,
  ageWords,
  childWords,
  families,
  forWords,
  monthsOfAge,
  oneChild,
  parties,
  peopleWords,
  roomWords,
  someChildren,
  twoChildren,
  twoRooms,
} from './words/who.ts'

type Tokens = readonly SentenceToken[]

const maxPeople = 60
const maxChildren = 10
const maxRooms = 20
const maxAge = 17

/** The people that are named from this token on. */
export function readWho(tokens: Tokens, at: number): Reading | null {
  return readChildren(tokens, at) ?? readRooms(tokens, at) ?? readPeople(tokens, at)
}

function readPeople(tokens: Tokens, at: number): Reading | null {
  const party = findPhrase(parties, tokens, at) ?? findForParty(tokens, at)
  const counted = readCountedPeople(tokens, at)
  const isPairOf = party && /^(من|of)$/.test(tokens[at + party.count]?.word ?? '')
  if (party && !isPairOf && (!counted || at + party.count >= counted.next))
    return {
      meaning: { type: 'people', count: party.value, isFamily: false, isAdults: false },
      next: at + party.count + (findPhrase(peopleWords, tokens, at + party.count)?.count ?? 0),
    }
  return counted ?? readFamily(tokens, at) ?? readForCount(tokens, at)
}

/** `لشخصين`: “for” is joined. */
function findForParty(tokens: Tokens, at: number) {
  const party = findPhrase(parties, tokens, at, true)
  return party && /^(ل|لل|ول|و)$/.test(party.before) ? party : null
}

function readCountedPeople(tokens: Tokens, at: number): Reading | null {
  const count = readCount(tokens, at, maxPeople)
  const people = count && findPhrase(peopleWords, tokens, count.next)
  if (!count || !people || count.count < 1) return null
  const isAdults = /^(adult|adults|بالغ|بالغین|کبار|بالغون|باڵغ)$/.test(tokens[count.next]?.word ?? '')
  return { meaning: { type: 'people', count: count.count, isFamily: false, isAdults }, next: count.next + people.count }
}

/** `family of 5`, `عائلة من خمسة`, `خێزانێکی پێنج کەسی`. */
function readFamily(tokens: Tokens, at: number): Reading | null {
  const family = findPhrase(families, tokens, at, true)
  if (!family) return null
  const count = readCount(tokens, at + family.count, maxPeople)
  if (!count || count.count < 2) return null
  const people = findPhrase(peopleWords, tokens, count.next)
  const isOther = !people && isCounted(tokens, count.next)
  const isPlain = family.count === 1 && !people && !isEnd(tokens, count.next)
  if (isOther || isPlain) return null
  return {
    meaning: { type: 'people', count: count.count, isFamily: true, isAdults: false },
    next: count.next + (people?.count ?? 0),
  }
}

/** `for 6`, `لستة`, `بۆ ٤`, where nothing else is counted. */
function readForCount(tokens: Tokens, at: number): Reading | null {
  const lead = findPhrase(forWords, tokens, at)
  const isJoined = /^ل/.test(tokens[at]?.word ?? '') && tokens[at]?.number === null
  if (!lead && !isJoined) return null
  const count = readCount(tokens, at + (lead?.count ?? 0), maxPeople)
  if (!count || count.count < 1 || isCounted(tokens, count.next) || !isEnd(tokens, count.next)) return null
  return { meaning: { type: 'people', count: count.count, isFamily: false, isAdults: false }, next: count.next }
}

/** Something else is counted: nights, stars, rooms, money. */
const isCounted = (tokens: Tokens, at: number): boolean =>
  isPhrase(nightWords, tokens, at) ||
  isPhrase(starWords, tokens, at) ||
  isPhrase(roomWords, tokens, at) ||
  isPhrase(childWords, tokens, at) ||
  isPhrase(ageWords, tokens, at) ||
  /^(%|\$|الف|ف|هزار|k|thousand|usd|iqd|دولار|دینار|dollars|dollar|dinar|dinars|days|day|یوم|ایام|روز|اسبوع|week|weeks|hours|hour|ساعه|km|کم|مليون|ملیون|months|month|شهر|مانک|th|st|nd|rd|منطقه|price|minutes|min)$/.test(
    tokens[at]?.word ?? '',
  )

/** Nothing, a comma or a word that opens something new. */
function isEnd(tokens: Tokens, at: number): boolean {
  const token = tokens[at]
  if (!token || token.isAfterBreak) return true
  return (
    /^(in|at|near|with|for|on|from|this|next|to|under|around|and|tonight|tomorrow|today|by|without|max|cheap|,|فی|ب|قرب|مع|من|یم|بدون|اقل|هذا|الیوم|اللیله|باجر|بیه|بها|لیله|و|له|لکل|لکه|نزیک|بو|لکل|بی|کمتر|زیر|امشو|لکهل|لهکهل|ههبیت|beside|close|not|per)$/.test(
      token.word,
    ) || /^(ب|لل)/.test(token.word)
  )
}

function readRooms(tokens: Tokens, at: number): Reading | null {
  const two = findPhrase(twoRooms, tokens, at)
  if (two) return { meaning: { type: 'rooms', count: 2 }, next: at + two.count }
  const count = readCount(tokens, at, maxRooms)
  const room = count && findPhrase(roomWords, tokens, count.next)
  if (count && room && count.count > 0) {
    if (/^(apartment|flat|villa|house|apartments|escape)$/.test(tokens[count.next + room.count]?.word ?? ''))
      return null
    return { meaning: { type: 'rooms', count: count.count }, next: count.next + room.count }
  }
  // “One room” in Arabic counts after the noun.
  const single = findPhrase(roomWords, tokens, at)
  const after = single && tokens[at + single.count]?.word
  return single && after && /^(واحده|وحده)$/.test(after)
    ? { meaning: { type: 'rooms', count: 1 }, next: at + single.count + 1 }
    : null
}

function readChildren(tokens: Tokens, at: number): Reading | null {
  const some = findPhrase(someChildren, tokens, at)
  const one = findPhrase(oneChild, tokens, at)
  const counted = readChildCount(tokens, at)
  const best = counted ?? (one && { count: 1, next: at + one.count })
  if (some && (!best || at + some.count > best.next) && !readAges(tokens, at + some.count, maxChildren))
    return { meaning: { type: 'family' }, next: at + some.count }
  if (best) {
    const ages = readAges(tokens, best.next, best.count)
    const known = ages?.ages ?? []
    const children = Array.from({ length: best.count }, (_, index) => known[index] ?? null)
    return {
      meaning: { type: 'children', ages: children, isSure: counted !== null || ages !== null },
      next: ages?.next ?? best.next,
    }
  }
  return readChildOfAge(tokens, at)
}

function readChildCount(tokens: Tokens, at: number): { count: number; next: number } | null {
  const two = findPhrase(twoChildren, tokens, at)
  if (two) return { count: 2, next: at + two.count }
  const count = readCount(tokens, at, maxChildren)
  const child = count && findPhrase(childWords, tokens, count.next)
  return count && child && count.count > 0 ? { count: count.count, next: count.next + child.count } : null
}

/** `aged 4 and 7`, `(3, 6)`, `عمر ٤ سنوات`, `تەمەن ٥ ساڵ`. Without a word for age only numbers that are as many as the children. */
function readAges(tokens: Tokens, start: number, count: number): { ages: (number | null)[]; next: number } | null {
  const lead = findPhrase(ageLeads, tokens, start)
  let at = start + (lead?.count ?? 0)
  const ages: number[] = []
  let hasWord = lead !== null
  let next = at
  while (ages.length < count) {
    const age = readCount(tokens, at, maxAge)
    if (!age) break
    const inMonths = findPhrase(monthsOfAge, tokens, age.next)
    const word = inMonths ?? findPhrase(ageWords, tokens, age.next)
    if (!word && isCountedByOther(tokens, age.next)) break
    hasWord ||= word !== null
    ages.push(inMonths ? Math.floor(age.count / 12) : age.count)
    next = age.next + (word?.count ?? 0)
    const and = findPhrase(andWords, tokens, next)
    at = next + (and?.count ?? 0)
  }
  const isSure =
    hasWord ||
    (ages.length === count && count > 0 && (count > 1 || tokens[start]?.isAfterBreak === true) && isEnd(tokens, next))
  return ages.length > 0 && isSure ? { ages, next } : null
}

const isCountedByOther = (tokens: Tokens, at: number): boolean =>
  (isCounted(tokens, at) && !isPhrase(ageWords, tokens, at)) || isPhrase(peopleWords, tokens, at)

/** `5 year old child`, `child of 5 years`. */
function readChildOfAge(tokens: Tokens, at: number): Reading | null {
  const age = readCount(tokens, at, maxAge)
  if (age) {
    const word = findPhrase(ageWords, tokens, age.next)
    const next = age.next + (word?.count ?? 0)
    const child = word && findPhrase(childWords, tokens, next)
    return child ? { meaning: { type: 'children', ages: [age.count], isSure: true }, next: next + child.count } : null
  }
  const child = findPhrase(childWords, tokens, at)
  const ages = child && readAges(tokens, at + child.count, maxChildren)
  return child && ages ? { meaning: { type: 'children', ages: ages.ages, isSure: true }, next: ages.next } : null
}
