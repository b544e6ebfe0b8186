import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sizeOf } from '../../domain/testing/size.ts'
import { findTypos } from './dictionary.ts'

/** The distance as the books have it, letter by letter. */
function distance(one: string, two: string): number {
  const table = Array.from({ length: one.length + 1 }, (_, row) =>
    Array.from({ length: two.length + 1 }, (_, at) => row || at),
  )
  for (let i = 1; i <= one.length; i++)
    for (let j = 1; j <= two.length; j++) {
      const row = table[i] as number[]
      const above = table[i - 1] as number[]
      row[j] = Math.min(
        (above[j] as number) + 1,
        (row[j - 1] as number) + 1,
        (above[j - 1] as number) + (one[i - 1] === two[j - 1] ? 0 : 1),
      )
      if (i > 1 && j > 1 && one[i - 1] === two[j - 2] && one[i - 2] === two[j - 1])
        row[j] = Math.min(row[j] as number, ((table[i - 2] as number[])[j - 2] as number) + 1)
    }
  return (table[one.length] as number[])[two.length] as number
}

function costOf(word: string, term: string, max: number, isPrefix: boolean, hasArticle: boolean): number | null {
  const ofBeginning = hasArticle ? 1 : 2
  const beginnings = isPrefix ? Array.from({ length: term.length }, (_, at) => term.slice(0, at + 1)) : [term]
  const costs = beginnings.map((beginning) => {
    if (beginning[0] === word[0]) return distance(word.slice(1), beginning.slice(1))
    return max >= ofBeginning && distance(word, beginning) === 1 ? ofBeginning : 9
  })
  const cost = Math.min(...costs)
  return cost > 0 && cost <= max ? cost : null
}

const letters = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'ب'), minLength: 1, maxLength: 7 })

test('finds what the distance, counted letter by letter, finds', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(letters, { maxLength: 60 }),
      letters,
      fc.integer({ min: 1, max: 2 }),
      fc.boolean(),
      fc.boolean(),
      (words, word, max, isPrefix, hasArticle) => {
        const terms = words.sort((one, two) => (one < two ? -1 : 1))
        const found = new Map<string, number>()
        for (const { from, to, cost } of findTypos(terms, word, max, isPrefix, hasArticle))
          for (let at = from; at < to; at++)
            found.set(terms[at] as string, Math.min(cost, found.get(terms[at] as string) ?? 9))
        const expected = new Map<string, number>()
        for (const term of terms) {
          // Exact terms are found before typing errors are considered.
          if (isPrefix ? term.startsWith(word) : term === word) found.delete(term)
          else {
            const cost = costOf(word, term, max, isPrefix, hasArticle)
            if (cost !== null) expected.set(term, cost)
          }
        }
        expect(found).toEqual(expected)
      },
    ),
    { numRuns: sizeOf(2000) },
  )
})
