import { inject, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'

const isSoak = inject('isSoak')

/**
 * The cases of a journey that `npm test` makes: those in this language. Files take turns, so that all three languages occur. The tests of screens cover
 * each language's own texts, and `npm run soak` makes every case.
 */
export function casesIn<const Case>(language: Locale, cases: readonly Case[]): readonly Case[] {
  const isInIt = (one: unknown): boolean => one === language || (Array.isArray(one) && one.includes(language))
  return isSoak ? cases : cases.filter(isInIt)
}

/** For what takes long and that few changes touch: `npm test` says that it was left out, `npm run soak` makes it. */
export const testInSoak = test.runIf(isSoak)
