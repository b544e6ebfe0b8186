import { activityCalls } from './activities.ts'
import { advertisementCalls } from './advertisements.ts'
import { availabilityCalls } from './availability.ts'
import { businessCalls } from './businesses.ts'
import type { CallSpec, InputOf, OkOf, ParsedOf } from './call.ts'
import { customerCalls } from './customers.ts'
import { discountPackageCalls } from './discount-packages.ts'
import { discountCalls } from './discounts.ts'
import { eventCalls } from './events.ts'
import { homeCalls } from './home.ts'
import { ledgerCalls } from './ledgers.ts'
import { locationCalls } from './locations.ts'
import { offerCalls } from './offers.ts'
import { paymentCalls } from './payments.ts'
import { propertyCalls } from './properties.ts'
import { reservationCalls } from './reservations.ts'
import { searchKeyCalls } from './search-key.ts'
import { transactionCalls } from './transactions.ts'
import { voucherCalls } from './vouchers.ts'

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
  ...homeCalls,
  ...advertisementCalls,
  ...searchKeyCalls,
  ...customerCalls,
  ...ledgerCalls,
  ...availabilityCalls,
  ...voucherCalls,
  ...reservationCalls,
  ...paymentCalls,
  ...transactionCalls,
}

export type Contract = typeof contract
export type Key = keyof Contract

export type Input<K extends Key> = InputOf<Contract[K]>
export type Parsed<K extends Key> = ParsedOf<Contract[K]>
export type Ok<K extends Key> = OkOf<Contract[K]>

export const specOf = (key: Key): CallSpec => contract[key]
