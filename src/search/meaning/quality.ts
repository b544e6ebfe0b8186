import type { Reading } from './meaning.ts'
import { findPhrase } from './phrases.ts'
import { readCount } from './read-number.ts'
import type { SentenceToken } from './token.ts'
import {
  andWords,
  atLeastWords,
  atMostWords,
  nearestWords,
  orLessWords,
  orMoreWords,
  outOfWords,
  ratingWords,
  sortPhrases,
  starWords,
  twoStars,
} from './words/quality.ts'

type Tokens = readonly SentenceToken[]

const maxStars = 5
const between = (from: number, to: number): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** `4 stars`, `4 or 5 stars`, `at least 4 stars`, `خمس نجوم`, `٤ ئەستێرە`. */
export function readStars(tokens: Tokens, start: number): Reading | null {
  const least = findPhrase(atLeastWords, tokens, start)
  const most = findPhrase(atMostWords, tokens, start)
  const at = start + Math.max(least?.count ?? 0, most?.count ?? 0)
  const found = readStarNumbers(tokens, at)
  if (!found) return null
  const more = findPhrase(orMoreWords, tokens, found.next)
  const less = findPhrase(orLessWords, tokens, found.next)
  const [first = 1, last = first] = [found.stars[0], found.stars.at(-1)]
  const stars = least || more || found.isMore ? between(first, maxStars) : most || less ? between(1, last) : found.stars
  return { meaning: { type: 'stars', stars }, next: found.next + Math.max(more?.count ?? 0, less?.count ?? 0) }
}

function readStarNumbers(tokens: Tokens, at: number): { stars: number[]; isMore: boolean; next: number } | null {
  const two = findPhrase(twoStars, tokens, at)
  if (two) return { stars: [2], isMore: false, next: at + two.count }
  const first = readCount(tokens, at, maxStars)
  if (!first || first.count < 1) return null
  const isMore = tokens[first.next]?.word === '+'
  const afterFirst = first.next + (isMore ? 1 : 0)
  const star = findPhrase(starWords, tokens, afterFirst)
  const end = star ? afterFirst + star.count : first.next
  const and = findPhrase(andWords, tokens, end)
  const second = and && readCount(tokens, end + and.count, maxStars)
  const secondStar = second && findPhrase(starWords, tokens, second.next)
  if (second && secondStar && second.count > first.count)
    return {
      stars: isRange(tokens, end) ? between(first.count, second.count) : [first.count, second.count],
      isMore: false,
      next: second.next + secondStar.count,
    }
  return star ? { stars: [first.count], isMore, next: end } : null
}

const isRange = (tokens: Tokens, at: number): boolean => /^(to|-|الی|ل|تا|بو)$/.test(tokens[at]?.word ?? '')

const ten = 10
/** In fives. A number above five is out of ten. */
const toRating = (value: number, isOfTen: boolean): number | null => {
  const rating = isOfTen || value > maxStars ? value / 2 : value
  return rating >= 1 && rating <= maxStars && value <= ten ? rating : null
}

/** `rated 4+`, `rating above 4`, `4.5 rating`, `تقييم فوق 4`, `هەڵسەنگاندنی سەروو ٤`. */
export function readRating(tokens: Tokens, start: number): Reading | null {
  const word = findPhrase(ratingWords, tokens, start)
  if (word) {
    const least = skip(tokens, start + word.count)
    return readRatingNumber(tokens, least)
  }
  const least = findPhrase(atLeastWords, tokens, start)
  const at = start + (least?.count ?? 0)
  const number = readRatingNumber(tokens, at)
  const after = number && findPhrase(ratingWords, tokens, number.next)
  return number && after ? { ...number, next: number.next + after.count } : null
}

const skip = (tokens: Tokens, at: number): number => {
  const least = findPhrase(atLeastWords, tokens, at)
  if (least) return at + least.count
  return /^(of|is|في|ب|له|به|s|یکون|تکون)$/.test(tokens[at]?.word ?? '') ? skip(tokens, at + 1) : at
}

function readRatingNumber(tokens: Tokens, at: number): Reading | null {
  const token = tokens[at]
  const spoken = token?.number === null ? readCount(tokens, at, ten) : null
  const value = token?.number ?? spoken?.count ?? null
  if (value === null) return null
  let next = spoken?.next ?? at + 1
  const more = findPhrase(orMoreWords, tokens, next)
  next += more?.count ?? 0
  const of = findPhrase(outOfWords, tokens, next)
  const total = of ? tokens[next + of.count]?.number : null
  const isTotal = total === ten || total === maxStars
  if (isTotal) next += (of?.count ?? 0) + 1
  const star = isTotal ? null : findPhrase(starWords, tokens, next)
  next += star?.count ?? 0
  const last = findPhrase(orMoreWords, tokens, next)
  const rating = toRating(value, total === ten)
  return rating === null ? null : { meaning: { type: 'rating', rating }, next: next + (last?.count ?? 0) }
}

export function readSort(tokens: Tokens, at: number): Reading | null {
  const sort = findPhrase(sortPhrases, tokens, at)
  if (sort) return { meaning: { type: 'sort', sort: sort.value }, next: at + sort.count }
  const nearest = findPhrase(nearestWords, tokens, at)
  return nearest ? { meaning: { type: 'nearest' }, next: at + nearest.count } : null
}
