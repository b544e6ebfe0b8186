import { randomUUID } from 'node:crypto'
import { type Contract, contract, type Key } from '../contract/contract.ts'
import { Problem } from '../contract/problems.ts'
import type { SearchSite } from '../contract/site-search.ts'
import type { Db } from '../db/database.ts'
import { noPersonalSeal, type PersonalSeal } from '../db/personal-seal.ts'
import type { KeyedRequest } from '../db/queries/orders/idempotency.ts'
import type { Seal } from '../db/seal.ts'
import type { Dispatch } from '../http/call-input.ts'
import { createDispatch, type DispatchedCall } from '../http/create-dispatch.ts'
import { createLimits, type Limits } from '../http/limits.ts'
import { createRunOnce, isIdempotencyKey } from '../http/run-once.ts'
import { noSecurityLog, type SecurityLog } from '../http/security-log.ts'
import type { SentBytes } from '../http/sent-bytes.ts'
import { arrivalHandlers } from './arrivals/handlers.ts'
import { availabilityHandlers } from './availability/handlers.ts'
import { activityHandlers } from './catalogue/activities.ts'
import { advertisementHandlers } from './catalogue/advertisements.ts'
import { businessHandlers } from './catalogue/businesses.ts'
import { discountPackageHandlers } from './catalogue/discount-packages.ts'
import { discountHandlers } from './catalogue/discounts.ts'
import { eventHandlers } from './catalogue/events.ts'
import { homeHandlers } from './catalogue/home.ts'
import { locationHandlers } from './catalogue/locations.ts'
import { offerHandlers } from './catalogue/offers.ts'
import { prayerTimeHandlers } from './catalogue/prayer-times.ts'
import { saleHandlers } from './catalogue/sales.ts'
import { searchKeyHandlers } from './catalogue/search-key.ts'
import { createEventStreams, type EventStreams } from './customer-events/create-event-streams.ts'
import { belongingHandlers } from './customers/belonging-handlers.ts'
import { customerHandlers } from './customers/handlers.ts'
import { emailHandlers } from './emails/handlers.ts'
import { type FileContext, noFiles } from './files/file-context.ts'
import { uploadHandlers } from './files/handlers.ts'
import { createOpenFile, type OpenFile } from './files/open-file.ts'
import type { Accounts, Handlers, Payments, PushServices } from './handler.ts'
import { invoiceHandlers } from './invoices/handlers.ts'
import { ledgerHandlers } from './ledgers/handlers.ts'
import { type FairQueues, limitAddress, limitCaller, queueFairly } from './limited-calls.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { orderKinds as allOrderKinds } from './order-kinds.ts'
import { orderHandlers } from './orders/handlers.ts'
import type { OrderKinds } from './orders/order-kind.ts'
import { payerHandlers } from './payers/handlers.ts'
import { paymentHandlers } from './payments/handlers.ts'
import { noPayments } from './payments/no-payments.ts'
import { placeHandlers } from './places/handlers.ts'
import { prayerReminderHandlers } from './prayer-reminders/handlers.ts'
import { propertyHandlers } from './properties/handlers.ts'
import { purchaseHandlers } from './purchases/handlers.ts'
import { questionHandlers } from './questions/handlers.ts'
import { createDiscountKeys } from './redemptions/discount-keys.ts'
import { redemptionHandlers } from './redemptions/handlers.ts'
import { reservationChangeHandlers } from './reservations/change-handlers.ts'
import { reservationHandlers } from './reservations/handlers.ts'
import { reservationPaymentHandlers } from './reservations/payment-handlers.ts'
import { reviewHandlers } from './reviews/handlers.ts'
import { siteSearchHandlers } from './search/handlers.ts'
import { sellerOrderHandlers } from './seller-orders/handlers.ts'
import { splitStayHandlers } from './split-stays/handlers.ts'
import { subscriptionHandlers } from './subscriptions/handlers.ts'
import { taskHandlers } from './tasks/handlers.ts'
import { ticketHandlers } from './tickets/handlers.ts'
import { topUpHandlers } from './top-ups/handlers.ts'
import { transactionHandlers } from './transactions/handlers.ts'
import { travellerHandlers } from './travellers/handlers.ts'
import { visaApplicationHandlers } from './visa-applications/handlers.ts'
import { visaWorkHandlers } from './visa-work/handlers.ts'
import { voucherHandlers } from './vouchers/handlers.ts'
import { waitlistHandlers } from './waitlist/handlers.ts'
import { wishlistHandlers } from './wishlist/handlers.ts'
import { itemWishlistHandlers } from './wishlist/item-handlers.ts'

const handlers: Handlers<Key> = {
  ...eventHandlers,
  ...businessHandlers,
  ...discountHandlers,
  ...discountPackageHandlers,
  ...offerHandlers,
  ...activityHandlers,
  ...propertyHandlers,
  ...locationHandlers,
  ...prayerTimeHandlers,
  ...prayerReminderHandlers,
  ...placeHandlers,
  ...homeHandlers,
  ...advertisementHandlers,
  ...searchKeyHandlers,
  ...siteSearchHandlers,
  ...customerHandlers,
  ...emailHandlers,
  ...ledgerHandlers,
  ...availabilityHandlers,
  ...voucherHandlers,
  ...reservationHandlers,
  ...reservationChangeHandlers,
  ...reservationPaymentHandlers,
  ...splitStayHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...payerHandlers,
  ...taskHandlers,
  ...transactionHandlers,
  ...notificationHandlers,
  ...subscriptionHandlers,
  ...topUpHandlers,
  ...saleHandlers,
  ...purchaseHandlers,
  ...travellerHandlers,
  ...ticketHandlers,
  ...sellerOrderHandlers,
  ...invoiceHandlers,
  ...belongingHandlers,
  ...redemptionHandlers,
  ...wishlistHandlers,
  ...uploadHandlers,
  ...visaApplicationHandlers,
  ...visaWorkHandlers,
  ...itemWishlistHandlers,
  ...reviewHandlers,
  ...questionHandlers,
  ...waitlistHandlers,
  ...arrivalHandlers,
}

export type Api = {
  dispatch: Dispatch<Contract>
  events: EventStreams
  openFile: OpenFile
  /** Counts a request that is no call, such as one for a document. */
  admit(as: 'documents' | 'reads', address: string): Promise<void>
}

export type ApiDeps = {
  db: Db
  searchKey?: () => Promise<string>
  searchSite?: SearchSite
  /** How the keys of discount codes lie in the database; in the clear without it. */
  seal?: Seal
  /** How passports and birthdays of travellers lie there. */
  personalSeal?: Seal
  /** The key of the hash that recognises a repeated request: a passport may be part of it. */
  digest?: PersonalSeal['digest']
  accounts?: Accounts
  payments?: Payments
  orderKinds?: OrderKinds
  /** Shared with the other services of the process. */
  limits?: Limits
  turns?: FairQueues
  push?: PushServices
  files?: FileContext
  security?: SecurityLog
  now?: () => Date
}

/** Without an auth service there is no secret; the table is then only as private as the database. */
const ownLimits = (): Limits => createLimits({ key: Buffer.from('safar api') })

const noSearch = async (): Promise<never> => {
  throw new Problem('UNAVAILABLE')
}

/** Without an auth service no caller is signed in. */
const noAccounts: Accounts = {
  identify: async () => null,
  requireConfirmation: async () => {
    throw new Problem('UNAVAILABLE')
  },
}

const noBytes: SentBytes = { length: 0, read: async () => Buffer.alloc(0), giveWay: () => false }

const noPush: PushServices = { publicKey: null, isService: () => false }

export function createApi(deps: ApiDeps): Api {
  const { db, searchKey = noSearch, accounts = noAccounts, payments = noPayments, now = () => new Date() } = deps
  const { limits = ownLimits(), security = noSecurityLog, orderKinds = allOrderKinds } = deps
  const { searchSite = noSearch } = deps
  const { personalSeal = noPersonalSeal, digest = noPersonalSeal.digest, push = noPush, files = noFiles } = deps
  const discountKeys = createDiscountKeys(db, deps.seal)
  const dispatch = createDispatch({
    calls: contract,
    handlers,
    db,
    identify: accounts.identify,
    now,
    security,
    admit: (key, { address }) => limitAddress({ db, limits }, key, address),
    inTurn: deps.turns && queueFairly(deps.turns),
    admitCaller: (key, caller, { address }) => limitCaller({ db, limits }, key, caller, address),
    toContext: (call) => ({
      visit: call.input.visit ?? (() => ({ id: randomUUID(), address: '' })),
      address: call.input.address,
      once: createRunOnce(db, call.spec.isCreating ? toKeyed(call, digest) : null),
      accounts,
      payments,
      orderKinds,
      searchKey,
      searchSite,
      discountKeys,
      personalSeal,
      push,
      files,
      bytes: call.input.bytes ?? noBytes,
      limits,
      security,
    }),
  })
  const events = createEventStreams({ db, identify: accounts.identify, limits, now })
  const openFile = createOpenFile({ db, files, limits, now })
  return { dispatch, events, openFile, admit: (as, address) => limits.require(db, as, address) }
}

function toKeyed(call: DispatchedCall<Key>, digest: PersonalSeal['digest']): KeyedRequest | null {
  const { key, input, parsed, caller, now } = call
  const { idempotencyKey } = input
  if (idempotencyKey === undefined || !caller) return null
  if (!isIdempotencyKey(idempotencyKey))
    throw new Problem('INVALID_INPUT', { fields: { 'Idempotency-Key': { error: 'invalid' } } })
  return { account: caller.account, key: idempotencyKey, hash: digest(JSON.stringify([key, parsed])), now }
}
