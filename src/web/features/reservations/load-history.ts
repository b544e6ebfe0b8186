import { reservationsText } from '../../../i18n/messages/reservations.ts'
import type { SiteContext } from '../../context.ts'
import { toCard } from './to-card.ts'

export async function loadHistory({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, page: number) {
  const { data, meta } = await call('GET /user/reservations', { query: { page } })
  const { labels, history } = reservationsText[locale]
  return { messages: history, labels, meta, data: data.map((card) => toCard(locale, card)) }
}
