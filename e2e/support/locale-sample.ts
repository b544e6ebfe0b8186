import { inject, test } from 'vitest'
import type { Locale } from '../../src/domain/text/locale.ts'

const isSoak = inject('isSoak')

/**
 * Of a journey's cases those that `npm test` makes: the ones in this language. Files take turns, so that journeys are made in all three. What a
 * language has of its own on a screen is looked at by the screens' tests, which go through all of them, and `npm run soak` makes every case.
 */
export function madeIn<const Case>(language: Locale, cases: readonly Case[]): readonly Case[] {
  const isInIt = (one: unknown): boolean => one === language || (Array.isArray(one) && one.includes(language))
  return isSoak ? cases : cases.filter(isInIt)
}

/** For what takes long and that few changes touch: `npm test` says that it was left out, `npm run soak` makes it. */
export const testInSoak = test.runIf(isSoak)
