import { describe, expect, test } from 'vitest'
import { activitiesOfNorth } from '../activities/north.ts'
import { activitiesOfSouth } from '../activities/south.ts'
import { tourismPackages } from '../load-discovery.ts'
import { properties } from '../load-properties.ts'
import type { FeatureKey, RoomKind } from '../shapes.ts'
import { umrahPackages } from '../umrah.ts'
import type { DemoReview } from './review-shapes.ts'
import { demoReviews } from './reviews.ts'

const activities = [...activitiesOfNorth, ...activitiesOfSouth]
const keysOf = (items: { key: string }[]) => items.map(({ key }) => key)
const countOf = (of: string) => demoReviews.filter((review) => review.of === of).length
const percentOf = (matches: (review: DemoReview) => boolean) => (100 * demoReviews.filter(matches).length) / demoReviews.length
const isNear = (percent: number, claimed: number) => Math.abs(percent - claimed) <= 1.5
const shown = ({ of, text }: DemoReview) => `${of}: ${text}`
const allText = ({ text, answer = '' }: DemoReview) => `${text}\n${answer}`

describe('what they are of', () => {
  test('every one is of something that the demo has', () => {
    const known = new Set(keysOf([...properties, ...tourismPackages, ...umrahPackages, ...activities]))
    expect(demoReviews.filter(({ of }) => !known.has(of)).map(shown)).toEqual([])
  })

  test('a key names one thing only, so that a review is of nothing else', () => {
    const keys = keysOf([...properties, ...tourismPackages, ...umrahPackages, ...activities])
    expect(new Set(keys).size).toBe(keys.length)
  })

  test('every stay has four or more, every tour and activity two or more', () => {
    expect(keysOf(properties).filter((key) => countOf(key) < 4)).toEqual([])
    expect(keysOf([...tourismPackages, ...umrahPackages, ...activities]).filter((key) => countOf(key) < 2)).toEqual([])
  })

  test('some stays are talked about much more than others', () => {
    const counts = keysOf(properties).map(countOf)
    expect(counts.filter((count) => count >= 12).length).toBeGreaterThanOrEqual(12)
    expect(Math.max(...counts)).toBeLessThanOrEqual(20)
  })
})

describe('how they are spread', () => {
  test.each([[5, 46], [4, 31], [3, 13], [2, 6], [1, 4]])('%i of five: about %i percent', (rating, claimed) => {
    expect(isNear(percentOf((review) => review.rating === rating), claimed)).toBe(true)
  })

  test('there are stays one would rather not choose, and stays nobody complains of', () => {
    const means = keysOf(properties).map((key) => mean(demoReviews.filter(({ of }) => of === key).map(({ rating }) => rating)))
    expect(means.filter((rating) => rating < 3).length).toBeGreaterThanOrEqual(4)
    expect(means.filter((rating) => rating > 4.7).length).toBeGreaterThanOrEqual(15)
  })

  test.each([['ar', 45, 57], ['ku', 26, 34], ['en', 16, 24]])('%s: between %i and %i percent', (language, min, max) => {
    const percent = percentOf((review) => review.language === language)
    expect(percent).toBeGreaterThanOrEqual(min)
    expect(percent).toBeLessThanOrEqual(max)
  })

  test('about one in six has an answer', () => {
    const percent = percentOf(({ answer }) => answer !== undefined)
    expect(percent).toBeGreaterThan(14)
    expect(percent).toBeLessThan(19)
  })

  test('they were written over two years', () => {
    const days = demoReviews.map(({ daysAgo }) => daysAgo)
    expect(Math.min(...days)).toBeGreaterThanOrEqual(3)
    expect(Math.max(...days)).toBeLessThanOrEqual(700)
    expect(new Set(days).size).toBeGreaterThan(400)
  })

  test('some are a few words, some a whole story', () => {
    const lengths = demoReviews.map(({ text }) => text.split(/\s+/).length)
    expect(lengths.filter((length) => length <= 6).length).toBeGreaterThan(30)
    expect(lengths.filter((length) => length >= 60).length).toBeGreaterThan(15)
  })
})

describe('what is written', () => {
  test('no text, no answer and no guest is there twice', () => {
    for (const all of [demoReviews.map(({ text }) => text), demoReviews.flatMap(({ answer }) => answer ?? []), demoReviews.map(({ guest }) => guest)])
      expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([])
  })

  test('a guest has a first name and a family name', () => {
    expect(demoReviews.filter(({ guest }) => !/^[\p{L}\p{M}’-]+ [\p{L}\p{M}’-]+$/u.test(guest)).map(({ guest }) => guest)).toEqual([])
  })

  test('a text is as long as one that a guest may write, and so is an answer', () => {
    expect(demoReviews.filter(({ text }) => text.length < 10 || text.length > 2_000).map(shown)).toEqual([])
    expect(demoReviews.filter(({ answer = 'none' }) => answer.length > 1_000).map(shown)).toEqual([])
  })

  test('no phone number, no link, no address, no markup', () => {
    expect(demoReviews.filter((review) => /@|https?:|www\.|\+\d|\d{5}|[<>]|\.(?:com|net|org|iq)\b/i.test(allText(review))).map(shown)).toEqual([])
  })

  test('no month, since the day of writing moves with today', () => {
    const months = /\b(?:January|February|April|June|July|August|September|October|November|December)\b|كانون|شباط|آذار|نيسان|أيار|حزيران|تموز|أيلول|تشرين|کانوونی|شوبات|ئازاری|ئایار|حوزەیران|تەممووز|ئەیلوول|تشرینی/u
    expect(demoReviews.filter((review) => months.test(allText(review))).map(shown)).toEqual([])
  })

  test.each([
    ['en', /\p{Script=Latin}/u, /\p{Script=Arabic}/u],
    ['ar', /\p{Script=Arabic}/u, /[ەێۆڕڵڤکی]|\p{Script=Latin}/u],
    ['ku', /[ەێۆڕڵ]/u, /[كيىةأإ]|\p{Script=Latin}/u],
  ])('%s is written in its own letters, by its guest and in its answer', (language, has, hasNot) => {
    const written = demoReviews.filter((review) => review.language === language)
    expect(written.filter((review) => !has.test(review.text) || hasNot.test(`${review.guest}\n${allText(review)}`)).map(shown)).toEqual([])
  })

  test('the parts are marks that lie near the whole', () => {
    expect(demoReviews.filter(({ parts }) => parts.some((part) => !Number.isInteger(part) || part < 1 || part > 5)).map(shown)).toEqual([])
    expect(demoReviews.filter(({ parts, rating }) => Math.abs(mean(parts) - rating) > 1).map(shown)).toEqual([])
  })
})

describe('nothing is said of a stay that it has not', () => {
  const mentions: [FeatureKey, RegExp][] = [
    ['pool', /\bpool\b|مسبح|مەلەوانگە/u],
    ['gym', /\bgym\b|(?<!\p{L})(?:ال)?جيم(?!\p{L})|هۆڵی وەرزش/u],
    ['spa', /\bspa\b|(?<!\p{L})(?:ال)?سبا(?!\p{L})|(?<!\p{L})سپا(?!س)/u],
    ['lift', /\blift\b|مصعد|ئاسانسۆر/u],
    ['breakfast', /\bbreakfast\b|فطور|نانی بەیانی/u],
    ['playground', /\b(?:playground|swings)\b|ألعاب (?:ال|لل)?أطفال|مراجيح|أراجيح|یاریگا|جۆلانە/u],
    ['wifi', /\bWi-Fi\b|(?<!\p{L})(?:ال)?نت(?!\p{L})|ئینتەرنێت/u],
    ['bbq', /شواية|شوايات|شوێنی برژاندن/u],
    ['washing-machine', /washing machine|غسالة|جلشۆر/u],
  ]
  /** Somebody may miss what is not there. */
  const withoutMissed = (text: string) =>
    text.replace(/\b(?:no|without a?) (?:\w|-)+/giu, '').replace(/(?:ماكو|بلا|بدون|عدم وجود|ولا) \p{L}+/gu, '').replace(/\p{L}+ (?:نییە|نەبوو)/gu, '')

  const rooms: [RoomKind, RegExp][] = [
    ['villa', /\bvillas?\b|فيلا|ڤێلا/u],
    ['cottage', /\bcottage|(?<!\p{L})(?:ال|لل|بال)?(?:كوخ|أكواخ)|(?<!\p{L})کوخ/u],
    ['family', /\bfamily room|عائلية|ژووری خێزانی/u],
    ['pilgrim-room', /pilgrims’ room|غرفة الزائرين/u],
    ['quad', /room for four|رباعية|ژووری چوارکەسی/u],
    ['river-double', /\briver room|نهرية/u],
  ]

  test.each(rooms)('%s', (kind, mention) => {
    const without = new Set(properties.filter((property) => property.rooms.every((room) => room.kind !== kind)).map(({ key }) => key))
    expect(demoReviews.filter((review) => without.has(review.of) && mention.test(allText(review))).map(shown)).toEqual([])
  })

  test.each(mentions)('%s', (feature, mention) => {
    const without = new Set(properties.filter(({ features }) => !features.includes(feature)).map(({ key }) => key))
    expect(demoReviews.filter((review) => without.has(review.of) && mention.test(withoutMissed(allText(review)))).map(shown)).toEqual([])
  })
})

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / numbers.length
}
