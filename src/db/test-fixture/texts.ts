import type { Localized } from '../../domain/locale.ts'

export const text = (en: string, ar: string, ku: string): Localized => ({ en, ar, ku })

/** The same in every language: numbers and addresses. */
export const same = (value: string): Localized => text(value, value, value)

/** Texts one after the other, so that no two of a list are alike. */
export const join = (...parts: Localized[]): Localized =>
  text(parts.map(({ en }) => en).join(' '), parts.map(({ ar }) => ar).join(' '), parts.map(({ ku }) => ku).join(' '))

/** Goes round and round the list. */
export const at = <T>(items: readonly T[], index: number): T => items[index % items.length] as T

export const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index))

export const inOrder = <T extends object>(items: readonly T[]): (T & { position: number })[] =>
  items.map((item, position) => ({ ...item, position }))

/** A paragraph of an ordinary length that says where it stands. */
export const paragraph = (what: Localized, where: Localized): Localized =>
  join(
    what,
    text('in', 'في', 'لە'),
    where,
    text(
      '. People come here from morning to evening, sit down for a while, and tell others about it at home.',
      '. يأتي الناس إلى هنا من الصباح إلى المساء، ويجلسون قليلاً، ثم يحدثون أهلهم عنه.',
      '. خەڵک لە بەیانییەوە تا ئێوارە دێنە ئێرە، کەمێک دادەنیشن و لە ماڵەوە باسی دەکەن.',
    ),
  )
