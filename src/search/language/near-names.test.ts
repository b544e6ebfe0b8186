import { describe, expect, test } from 'vitest'
import { foldWord } from './fold.ts'
import { nearNames } from './near-names.ts'

const near = (raw: string) => nearNames(raw, foldWord(raw))
const namesOf = (raw: string) => near(raw).map(({ phrase }) => phrase)

describe('a name of a place with an error in its first letter', () => {
  test.each([
    ['ذغداد', 'baghdad'],
    ['غبداد', 'baghdad'],
    ['جلبجة', 'halabja'],
    ['ەربەلا', 'karbala'],
    ['فەولێر', 'erbil'],
    ['ineveh', 'nineveh'],
    ['nosul', 'mosul'],
  ])('%s is %s', (raw, name) => {
    expect(namesOf(raw)).toContain(name)
    expect(new Set(near(raw).map(({ cost }) => cost))).toEqual(new Set([2]))
  })

  test('is not guessed where two places are as near, or too little is left', () => {
    expect(namesOf('خومان')).toEqual([])
    expect(namesOf('pain')).toEqual([])
  })
})

test.each([
  ['honymoon', 'شهر عسل', 2],
  ['mahrejaan', 'festival', 4],
])('%s is the noun %s', (raw, name, cost) => expect(near(raw)).toContainEqual({ phrase: name, cost }))
