import type { CustomerEventName, CustomerEvents } from '../../contract/redemptions.ts'
import type { Db } from '../../db/database.ts'
import type { CustomerEventKind, FoundEvent } from '../../db/queries/accounts/customer-events.ts'
import { findRedemptionEvent } from '../../db/queries/discounts/redemption-pages.ts'
import { findTicketStep } from '../../db/queries/sales/ticket-entries.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { withPath } from '../notifications/notification-row.ts'

type Kinds = {
  [Kind in CustomerEventKind & CustomerEventName]: (
    db: Db,
    locale: Locale,
    event: FoundEvent,
  ) => Promise<CustomerEvents[Kind] | null>
}

/**
 * The data of each kind, as it is when the event is sent; null where there is nothing to tell any more. Most data come with the event itself;
 * only an open code or ticket is read alone.
 */
const kinds: Kinds = {
  redeemed: (db, locale, { subject }) => findRedemptionEvent(db, locale, subject),
  undone: (db, locale, { subject }) => findRedemptionEvent(db, locale, subject),
  entered: (db, locale, { subject }) => findTicketStep(db, locale, subject),
  left: (db, locale, { subject }) => findTicketStep(db, locale, subject),
  notification: async (_db, _locale, { notification, unread }) =>
    notification && { ...withPath(notification), unread_count: unread ?? 0 },
  seen: async (_db, _locale, { subject, unread }) => ({
    id: subject === 0 ? null : subject,
    unread_count: unread ?? 0,
  }),
}

export const describeEvent = (db: Db, locale: Locale, event: FoundEvent): Promise<object | null> =>
  kinds[event.kind](db, locale, event)
