import { expect, test } from 'vitest'
import { foldOnce } from './known-words.ts'

test('a word is folded once, and found again in another text', () => {
  let folds = 0
  const fold = (raw: string) => ({ word: `${raw}${++folds}`, skip: 0 })
  expect(foldOnce('a once', 2, 6, 7, fold).word).toBe('once1')
  expect(foldOnce('once more', 0, 4, 7, fold).word).toBe('once1')
  expect(foldOnce('ence', 0, 4, 7, fold).word).toBe('ence2')
})

test('more words than are kept are still folded right', () => {
  const fold = (raw: string) => ({ word: `<${raw}>`, skip: 0 })
  for (let round = 0; round < 2; round++)
    for (let at = 0; at < 300_000; at++) {
      const raw = String(at)
      if (foldOnce(raw, 0, raw.length, Math.imul(at, 0x9e3779b1), fold).word !== `<${raw}>`) throw new Error(raw)
    }
})
