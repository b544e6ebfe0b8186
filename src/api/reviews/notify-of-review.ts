import type { Tx } from '../../db/database.ts'
import { getReviewedTitle } from '../../db/queries/orders/order-messages.ts'
import { toReviewNews } from '../../i18n/review-news.ts'
import { type NotificationTiming, notifyCustomer } from '../notifications/notify-customer.ts'

/** About what was ordered, by its name. */
export const notifyOfReview = (
  tx: Tx,
  order: number,
  event: 'review-asked' | 'review-answered',
  when: NotificationTiming,
): Promise<void> =>
  notifyCustomer(
    tx,
    order,
    { event },
    {
      ...when,
      write: async ({ language }) => toReviewNews(language, event, await getReviewedTitle(tx, order, language)),
    },
  )
