import { day, hour, minute } from '../time/units.ts'
import { accountLimits } from './limits-of-account.ts'
import { arrivalLimits } from './limits-of-arrivals.ts'
import { fileLimitsOfUse } from './limits-of-files.ts'
import { mailLimits } from './limits-of-mail.ts'
import { notificationLimits } from './limits-of-notifications.ts'
import { payerLimits } from './limits-of-payers.ts'
import { reviewLimitsOfUse } from './limits-of-reviews.ts'
import { signInLimits } from './limits-of-sign-in.ts'
import { ticketLimits } from './limits-of-tickets.ts'
import { visaLimitsOfUse } from './limits-of-visas.ts'
import { waitlistLimitsOfUse } from './limits-of-waitlist.ts'
import { wishlistLimitsOfUse } from './limits-of-wishlist.ts'
import { type Limit, type LimitedBy, over } from './rate.ts'

/**
 * Every limit of fair use, once. A mobile network of Iraq puts thousands of people behind one address: limits by address are wide where
 * something is read, and narrow only where it costs money.
 */
export const limits = {
  stays: { by: 'address', burst: 300, every: 0.1, isLoose: true, meaning: 'availability and calendars of a property' },
  freeStays: {
    by: 'address',
    burst: 120,
    every: 0.25,
    isLoose: true,
    meaning: 'available properties and their prices, over all properties',
  },
  places: {
    by: 'address',
    burst: 240,
    every: 0.1,
    isLoose: true,
    meaning: 'places in a frame of the map',
  },
  tiles: {
    by: 'address',
    burst: 3_000,
    every: 0.01,
    isLoose: true,
    meaning: 'ranges of the file of street tiles: a moved map requests twenty at a time',
  },
  reads: {
    by: 'address',
    burst: 600,
    every: 0.02,
    isLoose: true,
    meaning: 'all other requests to the services, answered or refused',
  },
  documents: {
    by: 'address',
    burst: 60,
    every: 1,
    isLoose: true,
    meaning: 'descriptions of the services, 100 kB each and more',
  },
  notices: {
    by: 'address',
    burst: 2_000,
    every: 0.02,
    isLoose: true,
    meaning: 'webhooks of banks: each bank sends all of its own from a few addresses',
  },
  search: {
    by: 'address',
    burst: 600,
    every: 0.05,
    isLoose: true,
    meaning: 'searches, and multi-searches of several queries',
  },
  searchesGlobally: {
    by: 'all',
    burst: 20_000,
    every: 0.005,
    isLoose: true,
    meaning: 'searches of the whole site by everybody',
  },
  pages: {
    by: 'address',
    burst: 600,
    every: 0.1,
    isLoose: true,
    meaning: 'pages that are not cached and have to be rendered',
  },
  price: {
    by: 'customer',
    burst: 120,
    every: 1,
    isLoose: true,
    meaning: 'prices calculated before a booking or a purchase',
  },
  purchasePrices: {
    by: 'address',
    burst: 300,
    every: 0.1,
    isLoose: true,
    meaning: 'prices of purchases other than stays',
  },

  bookingsPerIpAddress: {
    by: 'address',
    burst: 30,
    every: 30,
    meaning: 'booking attempts: rooms are held before they are paid',
  },
  changes: { by: 'customer', burst: 60, every: 60, meaning: 'changes of a reservation requested or cancelled' },
  changesGlobally: { by: 'all', burst: 3_000, every: 0.2, meaning: 'changes of reservations by everybody' },
  bookings: { by: 'customer', burst: 200, every: 30, meaning: 'booking attempts, accepted or not' },
  payments: {
    by: 'customer',
    burst: 200,
    every: 20,
    meaning: 'payment addresses requested: each may be a payment at a bank',
  },
  purchasesPerIpAddress: {
    by: 'address',
    burst: 300,
    every: 2,
    meaning: 'purchases, packages and top-ups: each may hold stock and start a payment',
  },
  purchases: {
    by: 'customer',
    burst: 40,
    every: minute,
    isLoose: true,
    meaning: 'purchase attempts, accepted or not',
  },
  buyingGlobally: {
    by: 'all',
    burst: 10_000,
    every: 0.02,
    isLoose: true,
    meaning: 'purchases by everybody; wide, so that using it up takes hundreds of accounts and addresses',
  },
  subscriptions: {
    by: 'customer',
    ...over(day, 20),
    meaning: 'packages ordered, paid or not: a refund costs a fee too',
  },
  topUps: { by: 'customer', ...over(day, 40), meaning: 'top-ups of the wallet, paid or not' },
  purchasesGlobally: { by: 'all', burst: 3_000, every: 0.2, meaning: 'packages and top-ups by everybody' },
  vouchers: {
    by: 'customer',
    burst: 20,
    every: minute,
    meaning: 'invalid voucher codes (protects against guessing)',
  },

  travellersPerIpAddress: {
    by: 'address',
    burst: 120,
    every: 5,
    meaning: 'travellers saved, changed and deleted',
  },
  travellers: {
    by: 'customer',
    burst: 60,
    every: minute,
    meaning: 'travellers saved, changed and deleted; a customer can have 20',
  },
  travellersGlobally: {
    by: 'all',
    burst: 3_000,
    every: 0.2,
    meaning: 'travellers saved, changed and deleted by everybody',
  },

  discountCodes: { by: 'customer', burst: 30, every: 10, meaning: 'discount codes opened: each is signed and stored' },
  discountCodesGlobally: {
    by: 'all',
    burst: 5_000,
    every: 0.02,
    isLoose: true,
    meaning: 'discount codes opened by everybody; only buyers of a package can open one',
  },
  redemptionsPerIpAddress: {
    by: 'address',
    burst: 300,
    every: 0.2,
    meaning: 'redemptions by scan or by typing: many shops share an address',
  },
  redemptions: {
    by: 'account',
    burst: 120,
    every: 2,
    meaning: 'redemptions, and redemptions undone, by one member',
  },
  shortCodes: {
    by: 'account',
    burst: 20,
    every: minute,
    meaning: 'typed codes that are not open (protects against guessing)',
  },
  shortCodesOfBusiness: {
    by: 'business',
    burst: 60,
    every: 30,
    meaning: 'typed codes that are not open, by all members of a business',
  },
  shortCodesGlobally: {
    by: 'all',
    burst: 600,
    every: 1,
    meaning: 'typed codes that are not open, by everybody; scanning continues when it is used up',
  },

  ...ticketLimits,
  ...payerLimits,
  ...wishlistLimitsOfUse,
  ...notificationLimits,
  ...mailLimits,
  ...fileLimitsOfUse,
  ...visaLimitsOfUse,
  ...reviewLimitsOfUse,
  ...waitlistLimitsOfUse,
  ...arrivalLimits,

  sellerReads: {
    by: 'account',
    burst: 120,
    every: 1,
    isLoose: true,
    meaning: 'orders and departures opened by a member of a seller',
  },
  sellerExports: { by: 'account', ...over(hour, 30), meaning: 'orders exported as a file' },
  travellerLists: {
    by: 'account',
    ...over(hour, 120),
    meaning: 'lists of travellers opened: passports of many at once',
  },
  sellerDecisions: {
    by: 'account',
    burst: 200,
    every: 5,
    meaning: 'orders accepted or rejected manually, and airline tickets entered',
  },
  eventStreams: {
    by: 'customer',
    burst: 120,
    every: 3,
    isLoose: true,
    meaning: 'event streams opened, most of them again after an interruption',
  },

  ...accountLimits,
  ...signInLimits,
} as const satisfies Record<string, Limit>

/** In a day. Each change of the payment method creates another payment at a bank, and banks object to thousands of unpaid ones. */
export const maxPaymentsOfOrder = 10

/**
 * SMS about orders to one customer in a day: more than a traveller ever gets. Each costs money, so booking and cancelling without end must
 * not send more. The list of notifications has them all.
 */
export const maxMessagesADay = 40

/** Devices of one customer that show notifications: those that were there last. */
export const maxPushTokens = 10

/** Streams of events that are open in one process: of a customer, with several tabs and phones, and of all. */
export const maxStreamsOfCustomer = 8
export const maxStreams = 5_000

export type LimitName = keyof typeof limits

/** The limits that count one kind of subject. */
export type LimitBy<By extends LimitedBy> = {
  [Name in LimitName]: (typeof limits)[Name]['by'] extends By ? Name : never
}[LimitName]
