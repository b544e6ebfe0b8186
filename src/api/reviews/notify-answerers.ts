import type { Tx } from '../../db/database.ts'
import type { Answerer } from '../../db/queries/reviews/reviews-work.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toReviewNews } from '../../i18n/review-news.ts'
import { type AddressedNews, notifyMany } from '../../notify/notify-many.ts'

type Written = {
  event: 'review-written' | 'question-asked'
  key: string
  item: number
  getTitle: (language: Locale) => Promise<string>
  now: Date
}

const entities = { 'review-written': 'guest_review', 'question-asked': 'guest_question' } as const

/** Notifies the managers of the reviewed item. Their rows are already locked, before any SKIP LOCKED rows. */
export async function notifyAnswerers(tx: Tx, to: Answerer[], { event, key, item, getTitle, now }: Written) {
  const told: AddressedNews[] = []
  for (const one of to) {
    const text = toReviewNews(one.language, event, await getTitle(one.language))
    told.push({ to: one, news: { event, key, entity: entities[event], entityId: item, text } })
  }
  await notifyMany(tx, told, now)
}
