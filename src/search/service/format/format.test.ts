import { describe, expect, test } from 'vitest'
import { processorTimeOf } from '../../../domain/testing/time.ts'
import type { Token } from '../../engine/language.ts'
import { type FormatRequest, formatDocument, matchesOf, toFormat } from './format-document.ts'
import { formatText } from './format-text.ts'
import { createMarker } from './matches.ts'
import { intersect, selectAttributes, toSelection } from './select.ts'

const language = {
  tokenize: (text: string): Token[] =>
    [...text.matchAll(/[\p{L}\p{N}]+/gu)].map(({ 0: word, index }, position, all) => ({
      word: word.toLowerCase(),
      start: index,
      end: index + word.length,
      skip: 0,
      afterBreak: /[.!?]/.test(
        text.slice((all[position - 1]?.index ?? 0) + (all[position - 1]?.[0].length ?? 0), index),
      ),
    })),
}
/** Words match whole, or by their beginning where a star follows. */
const marker = (...words: string[]) =>
  createMarker(language, ({ word }) => {
    for (const wanted of words) {
      if (wanted === word) return word.length
      if (wanted.endsWith('*') && word.startsWith(wanted.slice(0, -1))) return wanted.length - 1
    }
    return 0
  })
const tags = { pre: '<em>', post: '</em>', marker: '…' }
const crop = (text: string, size: number, ...words: string[]) =>
  formatText(marker(...words)(text), { highlight: false, crop: size }, tags)

describe('cropping', () => {
  const prince = 'A french book about a prince that walks on little cute planets'
  const natalie =
    'Natalie risk her future to build a world with the boy she loves. Emily Henry: The Love That Split The World.'
  test.each([
    [prince, 6, ['prince'], '…book about a prince that walks…'],
    [prince, 5, ['french'], 'A french book about a…'],
    [prince, 1, ['prince'], '…prince…'],
    [prince, 100, ['prince'], prince],
    [prince, 0, ['prince'], prince],
    [
      'A quick brown fox can not jump 32 feet, right? Brr, it is cold!',
      10,
      [],
      'A quick brown fox can not jump 32 feet, right…',
    ],
    ['', 10, ['x'], ''],
    [':-)', 10, ['x'], ':-)'],
    [natalie, 10, ['split', 'the', 'world'], '…she loves. Emily Henry: The Love That Split The World.'],
    [
      'split void the void void world void void void void void void void void void void split the world void void',
      10,
      ['split', 'the', 'world'],
      '…void void void void void split the world void void',
    ],
    [
      'Natalie risk her future. Split The World is a book written by Emily Henry. I never read it.',
      10,
      ['split', 'the', 'world'],
      '…Split The World is a book written by Emily Henry…',
    ],
  ])('%s to %i words around %j', (text, size, words, expected) => expect(crop(text, size, ...words)).toBe(expected))

  test('is linear in the text', async () => {
    const text = 'void split the world '.repeat(20_000)
    expect(await processorTimeOf(() => crop(text, 10, 'split', 'the', 'world'))).toBeLessThan(2000)
  })
})

describe('highlighting', () => {
  const treat = (text: string, size: number | null, ...words: string[]) =>
    formatText(marker(...words)(text), { highlight: true, crop: size }, tags)
  test.each([
    ['A Prince and a prince', null, ['prince'], 'A <em>Prince</em> and a <em>prince</em>'],
    ['Wonderland', null, ['won*'], '<em>Won</em>derland'],
    ['فندق بغداد الكبير', null, ['بغداد'], 'فندق <em>بغداد</em> الكبير'],
    ['one two three four', 2, ['three'], '…two <em>three</em>…'],
  ])('%s', (text, size, words, expected) => expect(treat(text, size, ...words)).toBe(expected))
})

const request: FormatRequest = {
  attributesToRetrieve: null,
  attributesToHighlight: null,
  attributesToCrop: null,
  cropLength: 10,
  cropMarker: '…',
  highlightPreTag: '<em>',
  highlightPostTag: '</em>',
}
const document = {
  id: 7,
  title: 'The Prince',
  isNull: null,
  isTrue: true,
  tags: ['prince', 'other'],
  info: { comment: 'a prince walks on', stars: 5, rooms: [{ name: 'Prince room' }] },
}
const format = (input: Partial<FormatRequest>, displayed = ['*']) =>
  formatDocument(document, toFormat({ ...request, ...input }, displayed), marker('prince', '7'))

describe('a formatted document', () => {
  test('has numbers as texts, and leaves alone what is neither', () => {
    expect(format({ attributesToHighlight: ['title'] })).toEqual({
      id: '7',
      title: 'The <em>Prince</em>',
      isNull: null,
      isTrue: true,
      tags: ['prince', 'other'],
      info: { comment: 'a prince walks on', stars: '5', rooms: [{ name: 'Prince room' }] },
    })
  })

  test('treats what is inside an attribute, by its own rule too', () => {
    expect(format({ attributesToHighlight: ['info'], attributesToCrop: ['info.comment:2'] })).toMatchObject({
      info: { comment: 'a <em>prince</em>…', rooms: [{ name: '<em>Prince</em> room' }] },
    })
    expect(format({ attributesToHighlight: ['*'] })).toMatchObject({
      id: '<em>7</em>',
      tags: ['<em>prince</em>', 'other'],
    })
  })

  test('holds what is retrieved and what is named for formatting, of what is displayed', () => {
    const names = (input: Partial<FormatRequest>, displayed?: string[]) => Object.keys(format(input, displayed))
    expect(names({ attributesToRetrieve: ['id'], attributesToHighlight: ['title'] })).toEqual(['id', 'title'])
    expect(names({ attributesToRetrieve: ['id'], attributesToCrop: ['*'] }, ['id', 'title'])).toEqual(['id', 'title'])
    expect(names({ attributesToHighlight: ['tags', 'title'] }, ['title'])).toEqual(['title'])
  })

  test('is not made where nothing is named that is displayed', () => {
    const named = { attributesToRetrieve: ['id'], attributesToHighlight: ['tags'], attributesToCrop: ['info:3'] }
    expect(toFormat(request, ['*']).shown).toBeNull()
    expect(toFormat({ ...request, ...named }, ['id', 'title']).shown).toBeNull()
    expect(toFormat({ ...request, attributesToHighlight: [] }, ['*']).shown).toBeNull()
  })

  test('says where it matches, in bytes', () => {
    const places = matchesOf(
      { title: 'هتل prince', tags: ['x', ['a prince']], info: { n: 7 }, hidden: 'prince' },
      toFormat(request, ['title', 'tags', 'info']),
      marker('prince', '7'),
    )
    expect(places).toEqual({
      title: [{ start: 7, length: 6 }],
      tags: [{ start: 2, length: 6, indices: [1, 0] }],
      'info.n': [{ start: 0, length: 1 }],
    })
  })
})

describe('selecting', () => {
  test.each([
    [['*'], document],
    [['id', 'info.stars'], { id: 7, info: { stars: 5 } }],
    [['info.rooms.name'], { info: { rooms: [{ name: 'Prince room' }] } }],
    [['info'], { info: document.info }],
    [['title.x', 'nothing'], {}],
  ])('%j', (names, expected) => expect(selectAttributes(document, toSelection(names))).toEqual(expected))

  test('a name with a dot in it is not below another', () => {
    const dotted = { 'info.stars': 5, info: { stars: 4, name: 'n' } }
    expect(selectAttributes(dotted, toSelection(['info']))).toEqual({ info: dotted.info })
    expect(selectAttributes(dotted, toSelection(['info.stars']))).toEqual({ 'info.stars': 5, info: { stars: 4 } })
  })

  test('names of the prototype are only names', () => {
    const evil = JSON.parse('{"__proto__": {"a": 1}, "constructor": "c"}')
    expect(JSON.stringify(selectAttributes(evil, toSelection(['__proto__'])))).toBe('{"__proto__":{"a":1}}')
    expect(JSON.stringify(selectAttributes(evil, toSelection(['*'])))).toBe(JSON.stringify(evil))
    expect(selectAttributes({ a: 1 }, toSelection(['constructor', '__proto__']))).toEqual({})
  })

  test('what is displayed bounds what is retrieved', () => {
    expect(intersect(['*'], null)).toEqual(['*'])
    expect(intersect(['a', 'b'], ['*'])).toEqual(['a', 'b'])
    expect(intersect(['a', 'b'], ['b.c', 'd'])).toEqual(['b.c'])
    expect(intersect(['a.b'], ['a'])).toEqual(['a.b'])
  })
})
