import { inject } from 'vitest'

const others = { ar: 'ku', ku: 'ar' } as const

/**
 * Of a journey's cases those that `npm test` makes: in English, and in one of the two languages that are read from the right. What the other
 * one has of its own is looked at by the screens' tests, and `npm run soak` makes all of them. Files take turns, so that both are made.
 */
export const madeIn = <const Case>(fromTheRight: keyof typeof others, cases: readonly Case[]): readonly Case[] => {
  const other: unknown = others[fromTheRight]
  const isInOther = (one: unknown): boolean => one === other || (Array.isArray(one) && one.includes(other))
  return inject('isSoak') ? cases : cases.filter((one) => !isInOther(one))
}
