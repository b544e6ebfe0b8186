import type { Locale } from '../../domain/text/locale.ts'

/** News of a saved property whose price has fallen since it was saved, or since the last such news. */
export const fallenPriceText: Record<Locale, string> = {
  en: 'A night at :name now costs :price instead of :before.',
  ar: 'أصبح سعر الليلة في «:name» :price بدلاً من :before.',
  ku: 'نرخی شەوێک لە «:name» بوو بە :price، پێشتر :before بوو.',
}
