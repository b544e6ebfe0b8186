import { describe, expect, test } from 'vitest'
import { countSaid, endsInLetter } from './said.ts'

const marked = (text: string) => text.replaceAll('[', '\uE000').replaceAll(']', '\uE001')

describe('how many words short texts say', () => {
  test.each([
    [['[Rukham] [Hotel]', '[Hotel]', 'Karbala'], 3, false, 2],
    [['فندق [الفانوس]', '[فانوس]'], 2, false, 1],
    [['فندق [الط]ارمة', '[ط]يور'], 2, false, 0],
    [['[Old] [Basra]', '[Corniche]'], 2, false, 2],
    [['[Basra]'], 2, true, 2],
    [['Basra'], 2, false, 0],
  ])('%j of %i words, its kind among them: %s', (texts, max, isAskedFor, said) =>
    expect(countSaid(texts.map(marked), max, isAskedFor)).toBe(said),
  )
})

test.each([
  ['مطابخ الط', true],
  ['هوتێلی ب', true],
  ['hotel b', true],
  ['hotel ba', false],
  ['b', false],
  ['hotel 5', false],
])('%s ends in a letter: %s', (q, is) => expect(endsInLetter(q)).toBe(is))
