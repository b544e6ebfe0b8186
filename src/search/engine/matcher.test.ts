import { expect, test } from 'vitest'
import { iraqi } from '../language/iraqi.ts'
import { createIndex } from './create-index.ts'
import { everything } from './query.ts'
import { defaultSettings } from './settings.ts'

const settings = { ...defaultSettings, searchableAttributes: ['title'], stopWords: ['to', 'do'] }

const markedIn = (titles: string[], q: string, text: string): string[] => {
  const index = createIndex({ ...settings, synonyms: { activities: ['things to do'] } }, iraqi)
  index.put(titles.map((title, at) => ({ id: String(at), document: { title } })))
  const { matched } = index.search({ ...everything, q })
  return iraqi
    .tokenize(text)
    .filter((token) => matched(token, text) > 0)
    .map(({ start, end }) => text.slice(start, end))
}

test('of a phrase that means the same, words that say nothing alone are not marked', () => {
  expect(markedIn(['things to do'], 'activities', 'Things to see, a trip to Basra')).toEqual(['Things'])
})

test('what only sounds alike is marked where it was looked for by its sound', () => {
  const known = Array.from({ length: 6 }, () => 'the shrine')
  expect(markedIn(known, 'shrine', 'شیرینی')).toEqual([])
  expect(markedIn(['شیرینی'], 'shrine', 'شیرینی')).toEqual(['شیرینی'])
})

test('a name that was meant is marked, unless the word stands somewhere as it was typed', () => {
  expect(markedIn(['Baghdad', 'Erbil'], 'bagdat', 'Baghdad')).toEqual(['Baghdad'])
  expect(markedIn(['Bagdat'], 'bagdat', 'Baghdad')).toEqual([])
})
