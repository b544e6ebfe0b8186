import type { Locale } from '../../domain/text/locale.ts'

/** Of a stay in the wishlist, a night of which costs less than when it was saved, or when its owner was told last. */
export const fallenPriceText: Record<Locale, string> = {
  en: 'A night at :name now costs :price instead of :before.',
  ar: 'أصبح سعر الليلة في «:name» :price بدلاً من :before.',
  ku: 'نرخی شەوێک لە «:name» بوو بە :price، پێشتر :before بوو.',
}
