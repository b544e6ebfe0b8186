import type { z } from 'zod'
import { activityCalls } from './activities.ts'
import { advertisementCalls } from './advertisements.ts'
import { arrivalCalls } from './arrivals.ts'
import { availabilityCalls } from './availability.ts'
import { belongingCalls } from './belongings.ts'
import { businessCalls } from './businesses.ts'
import type { CallSpec, InputOf, OkOf, ParsedOf } from './call.ts'
import { customerCalls } from './customers.ts'
import { discountPackageCalls } from './discount-packages.ts'
import { discountCalls } from './discounts.ts'
import { emailCalls } from './emails.ts'
import { eventCalls } from './events.ts'
import { homeCalls } from './home.ts'
import { invoiceCalls } from './invoices.ts'
import { itemWishlistCalls } from './item-wishlist.ts'
import { ledgerCalls } from './ledgers.ts'
import { locationCalls } from './locations.ts'
import { notificationCalls } from './notifications.ts'
import { offerCalls } from './offers.ts'
import { orderCalls } from './orders.ts'
import { payerCalls } from './payers.ts'
import { paymentCalls } from './payments.ts'
import { placeCalls } from './places.ts'
import { prayerReminderCalls } from './prayer-reminders.ts'
import { prayerTimeCalls } from './prayer-times.ts'
import type { ChangedPrice as AnyPrice } from './problem-details.ts'
import { propertyCalls } from './properties.ts'
import { purchaseCalls } from './purchases.ts'
import { questionCalls } from './questions.ts'
import { redemptionCalls } from './redemptions.ts'
import { reservationChangeCalls } from './reservation-changes.ts'
import { reservationCalls } from './reservations.ts'
import { reviewCalls } from './reviews.ts'
import { saleCalls } from './sales.ts'
import { searchKeyCalls } from './search-key.ts'
import { sellerOrderCalls } from './seller-orders.ts'
import { siteSearchCalls } from './site-search.ts'
import { splitStayCalls } from './split-stays.ts'
import { subscriptionCalls } from './subscriptions.ts'
import { taskCalls } from './tasks.ts'
import { ticketCalls } from './tickets.ts'
import { topUpCalls } from './top-ups.ts'
import { transactionCalls } from './transactions.ts'
import { travellerCalls } from './travellers.ts'
import { uploadCalls } from './uploads.ts'
import { visaApplicationCalls } from './visa-applications.ts'
import { visaWorkCalls } from './visa-work.ts'
import { voucherCalls } from './vouchers.ts'
import { waitlistCalls } from './waitlist.ts'
import { wishlistCalls } from './wishlist.ts'

/** Every call of the API, keyed as the product document writes it. */
export const contract = {
  ...eventCalls,
  ...businessCalls,
  ...discountCalls,
  ...discountPackageCalls,
  ...offerCalls,
  ...activityCalls,
  ...propertyCalls,
  ...locationCalls,
  ...prayerTimeCalls,
  ...prayerReminderCalls,
  ...placeCalls,
  ...homeCalls,
  ...advertisementCalls,
  ...searchKeyCalls,
  ...siteSearchCalls,
  ...customerCalls,
  ...emailCalls,
  ...ledgerCalls,
  ...availabilityCalls,
  ...voucherCalls,
  ...reservationCalls,
  ...splitStayCalls,
  ...reservationChangeCalls,
  ...orderCalls,
  ...paymentCalls,
  ...payerCalls,
  ...taskCalls,
  ...transactionCalls,
  ...notificationCalls,
  ...subscriptionCalls,
  ...redemptionCalls,
  ...topUpCalls,
  ...invoiceCalls,
  ...belongingCalls,
  ...saleCalls,
  ...purchaseCalls,
  ...travellerCalls,
  ...ticketCalls,
  ...sellerOrderCalls,
  ...wishlistCalls,
  ...uploadCalls,
  ...visaApplicationCalls,
  ...visaWorkCalls,
  ...itemWishlistCalls,
  ...reviewCalls,
  ...questionCalls,
  ...waitlistCalls,
  ...arrivalCalls,
}

export type Contract = typeof contract
export type Key = keyof Contract

export type Input<K extends Key> = InputOf<Contract[K]>
export type Parsed<K extends Key> = ParsedOf<Contract[K]>
export type Ok<K extends Key> = OkOf<Contract[K]>

/** The price that PRICE_CHANGED brings; never where the call has no such problem. */
export type ChangedPrice<K extends Key> = Contract[K] extends { changedPrice: infer Schema extends z.ZodType<AnyPrice> }
  ? z.output<Schema>
  : never

export const specOf = (key: Key): CallSpec => contract[key]
