import { type Key, specOf } from '../contract/contract.ts'
import type { Db } from '../db/database.ts'
import type { LimitName } from '../domain/limits/limits.ts'
import type { CallInput } from '../http/call-input.ts'
import type { FairTurns } from '../http/fair-turns.ts'
import type { Caller } from '../http/find-caller.ts'
import { toLimitedAddress } from '../http/limited-address.ts'
import type { Limits } from '../http/limits.ts'

/** What an address may ask for so often: it is dear to answer, or holds what others could have. */
const byAddress: Partial<Record<Key, LimitName>> = {
  'POST /user/properties/availablility': 'stays',
  'GET /user/properties/{id}/calendar': 'stays',
  'GET /user/properties/{id}/cheaper': 'stays',
  'POST /customer/reservations/calculate-price': 'stays',
  'GET /customer/waiting/rooms': 'stays',
  'GET /user/properties/free': 'freeStays',
  'GET /user/properties/free/prices': 'freeStays',
  'GET /user/properties/free/days': 'stays',
  'GET /user/properties/split': 'freeStays',
  'POST /customer/reservations/split/calculate-price': 'stays',
  'GET /public/places': 'places',
  'POST /customer/reservations': 'bookingsFromAddress',
  'POST /customer/reservations/split': 'bookingsFromAddress',
  'POST /customer/reservations/{id}/change/rooms': 'stays',
  'POST /customer/reservations/{id}/change/nights': 'stays',
  'POST /customer/reservations/{id}/change/preview': 'stays',
  'POST /customer/reservations/{id}/change': 'bookingsFromAddress',
  'POST /customer/customer-discount-packages': 'purchasesFromAddress',
  'POST /customer/wallet/top-ups': 'purchasesFromAddress',
  'POST /customer/purchases': 'purchasesFromAddress',
  'POST /customer/purchases/calculate-price': 'purchasePrices',
  'POST /customer/visa-applications': 'visaApplicationsFromAddress',
}

/** What is cheap to answer, so that nobody waits for a turn, and still is not asked for without end. */
const countedByAddress: Partial<Record<Key, LimitName>> = {
  'POST /business/redemptions': 'redemptionsFromAddress',
  'PUT /business/redemptions/{id}/undo': 'redemptionsFromAddress',
  'POST /customer/travellers': 'travellersFromAddress',
  'PUT /customer/travellers/{id}': 'travellersFromAddress',
  'DELETE /customer/travellers/{id}': 'travellersFromAddress',
  'POST /business/entries': 'entriesFromAddress',
  'POST /customer/tickets/{id}/pass': 'passesFromAddress',
  'GET /customer/ticket-passes/{secret}': 'passesFromAddress',
  'POST /customer/ticket-passes/{secret}': 'passesFromAddress',
  'GET /public/wishlists/{secret}': 'sharedWishlists',
  'POST /customer/orders/{id}/payers': 'payersFromAddress',
  'DELETE /customer/orders/{id}/payers': 'payersFromAddress',
  'DELETE /customer/orders/{id}/payers/{part}': 'payersFromAddress',
  'GET /public/pay/{secret}': 'payLinks',
  'POST /public/pay/{secret}/payment-url': 'payStartsFromAddress',
  'PUT /user/notifications/seen/{id}': 'seenFromAddress',
  'PUT /customer/reservations/{id}/change/seen': 'seenFromAddress',
  'POST /user/notifications/seen': 'seenFromAddress',
  'POST /user/notifications/token': 'pushTokensFromAddress',
  'PUT /customer/prayer-reminders': 'remindersFromAddress',
  'POST /customer/email/link': 'emailLinksFromAddress',
  'GET /public/email/links/{secret}': 'mailLinks',
  'POST /public/email/links/{secret}': 'mailLinks',
  'GET /public/email/unsubscribe/{kind}/{secret}': 'mailLinks',
  'POST /public/email/unsubscribe/{kind}/{secret}': 'mailLinks',
  'POST /customer/uploads': 'uploadsFromAddress',
  'DELETE /customer/uploads/{upload}': 'uploadsFromAddress',
  'PUT /customer/uploads/{upload}': 'piecesFromAddress',
  'POST /customer/files/{file}/link': 'looksFromAddress',
  'POST /customer/visa-applications/{id}/answer': 'visaChangesFromAddress',
  'PUT /customer/visa-applications/{id}/withdraw': 'visaChangesFromAddress',
  'PUT /customer/visa-drafts/{id}': 'visaChangesFromAddress',
  'DELETE /customer/visa-drafts/{id}': 'visaChangesFromAddress',
  'POST /business/visa-applications/{id}/take': 'visaWorkFromAddress',
  'POST /business/visa-applications/{id}/leave': 'visaWorkFromAddress',
  'POST /business/visa-applications/{id}/ask': 'visaWorkFromAddress',
  'POST /business/visa-applications/{id}/accept': 'visaWorkFromAddress',
  'POST /business/visa-applications/{id}/reject': 'visaWorkFromAddress',
  'POST /customer/reservations/{id}/review': 'reviewsFromAddress',
  'PUT /customer/reservations/{id}/review': 'reviewsFromAddress',
  'POST /customer/purchases/{id}/review': 'reviewsFromAddress',
  'PUT /customer/purchases/{id}/review': 'reviewsFromAddress',
  'POST /customer/reviews/{id}/report': 'reviewsFromAddress',
  'POST /business/reviews/{id}/answer': 'reviewAnswersFromAddress',
  'POST /customer/properties/{id}/questions': 'questionsFromAddress',
  'POST /customer/questions/{id}/report': 'questionsFromAddress',
  'POST /business/questions/{id}/answer': 'reviewAnswersFromAddress',
  'POST /customer/waiting': 'waitingFromAddress',
  'DELETE /customer/waiting/{id}': 'waitingFromAddress',
  'POST /business/arrivals/{id}/mark': 'arrivalMarksFromAddress',
  'POST /business/arrivals/{id}/undo': 'arrivalMarksFromAddress',
  'PUT /customer/reservations/{id}/late': 'lateFromAddress',
}

const byCustomer: Partial<Record<Key, LimitName>> = {
  'POST /customer/reservations/calculate-price': 'price',
  'POST /customer/reservations': 'bookings',
  'POST /customer/reservations/split': 'bookings',
  'POST /customer/reservations/{id}/change/rooms': 'price',
  'POST /customer/reservations/{id}/change/nights': 'price',
  'POST /customer/reservations/{id}/change/preview': 'price',
  'POST /customer/reservations/{id}/change': 'changes',
  'POST /customer/reservations/{id}/change/payment-url': 'payments',
  'PUT /customer/reservations/{id}/change/cancel': 'changes',
  'POST /customer/reservations/pending/{id}/payment-url': 'payments',
  'POST /customer/customer-discount-packages': 'subscriptions',
  'POST /customer/customer-discount-packages/{id}/payment-url': 'payments',
  'POST /customer/wallet/top-ups': 'topUps',
  'POST /customer/wallet/top-ups/{id}/payment-url': 'payments',
  'POST /customer/purchases': 'purchases',
  'POST /customer/purchases/calculate-price': 'price',
  'POST /customer/tickets/{id}/pass': 'passes',
  'POST /customer/ticket-passes/{secret}': 'passesTaken',
  'POST /customer/orders/{id}/payers': 'payers',
  'DELETE /customer/orders/{id}/payers': 'payers',
  'DELETE /customer/orders/{id}/payers/{part}': 'payers',
  'POST /customer/purchases/{id}/payment-url': 'payments',
  'POST /customer/travellers': 'travellers',
  'PUT /customer/travellers/{id}': 'travellers',
  'DELETE /customer/travellers/{id}': 'travellers',
  'PUT /user/notifications/seen/{id}': 'seen',
  'PUT /customer/reservations/{id}/change/seen': 'seen',
  'POST /user/notifications/seen': 'seen',
  'POST /user/notifications/token': 'pushTokens',
  'PUT /customer/prayer-reminders': 'reminders',
  'POST /customer/uploads': 'uploads',
  'DELETE /customer/uploads/{upload}': 'uploads',
  'PUT /customer/uploads/{upload}': 'pieces',
  'POST /customer/visa-applications': 'visaApplications',
  'POST /customer/visa-applications/{id}/payment-url': 'payments',
  'POST /customer/visa-applications/{id}/answer': 'visaChanges',
  'PUT /customer/visa-applications/{id}/withdraw': 'visaChanges',
  'PUT /customer/visa-drafts/{id}': 'visaChanges',
  'DELETE /customer/visa-drafts/{id}': 'visaChanges',
  'POST /customer/reservations/{id}/review': 'reviews',
  'PUT /customer/reservations/{id}/review': 'reviews',
  'POST /customer/purchases/{id}/review': 'reviews',
  'PUT /customer/purchases/{id}/review': 'reviews',
  'POST /customer/reviews/{id}/report': 'reviewReports',
  'POST /customer/properties/{id}/questions': 'questions',
  'POST /customer/questions/{id}/report': 'reviewReports',
  'POST /customer/waiting': 'waiting',
  'DELETE /customer/waiting/{id}': 'waiting',
  'PUT /customer/reservations/{id}/late': 'late',
}

const inAll: Partial<Record<Key, LimitName>> = {
  'POST /customer/reservations/{id}/change': 'changesInAll',
  'POST /customer/customer-discount-packages': 'purchasesInAll',
  'POST /customer/wallet/top-ups': 'purchasesInAll',
  'POST /customer/purchases': 'buyingInAll',
  'POST /customer/travellers': 'travellersInAll',
  'PUT /customer/travellers/{id}': 'travellersInAll',
  'DELETE /customer/travellers/{id}': 'travellersInAll',
  'POST /customer/tickets/{id}/pass': 'passesInAll',
  'POST /customer/ticket-passes/{secret}': 'passesInAll',
  'POST /customer/orders/{id}/payers': 'payersInAll',
  'DELETE /customer/orders/{id}/payers': 'payersInAll',
  'DELETE /customer/orders/{id}/payers/{part}': 'payersInAll',
  'POST /public/pay/{secret}/payment-url': 'payStartsInAll',
  'POST /user/notifications/token': 'pushTokensInAll',
  'PUT /customer/prayer-reminders': 'remindersInAll',
  'POST /customer/uploads': 'uploadsInAll',
  'DELETE /customer/uploads/{upload}': 'uploadsInAll',
  'PUT /customer/uploads/{upload}': 'piecesInAll',
  'POST /customer/visa-applications': 'visaApplicationsInAll',
  'POST /customer/visa-applications/{id}/answer': 'visaChangesInAll',
  'PUT /customer/visa-applications/{id}/withdraw': 'visaChangesInAll',
  'PUT /customer/visa-drafts/{id}': 'visaChangesInAll',
  'DELETE /customer/visa-drafts/{id}': 'visaChangesInAll',
  'POST /business/visa-applications/{id}/take': 'visaWorkInAll',
  'POST /business/visa-applications/{id}/leave': 'visaWorkInAll',
  'POST /business/visa-applications/{id}/ask': 'visaWorkInAll',
  'POST /business/visa-applications/{id}/accept': 'visaWorkInAll',
  'POST /business/visa-applications/{id}/reject': 'visaWorkInAll',
  'POST /customer/reservations/{id}/review': 'reviewsInAll',
  'PUT /customer/reservations/{id}/review': 'reviewsInAll',
  'POST /customer/purchases/{id}/review': 'reviewsInAll',
  'PUT /customer/purchases/{id}/review': 'reviewsInAll',
  'POST /customer/reviews/{id}/report': 'reviewsInAll',
  'POST /business/reviews/{id}/answer': 'reviewAnswersInAll',
  'POST /customer/properties/{id}/questions': 'questionsInAll',
  'POST /customer/questions/{id}/report': 'questionsInAll',
  'POST /business/questions/{id}/answer': 'reviewAnswersInAll',
  'POST /customer/waiting': 'waitingInAll',
  'DELETE /customer/waiting/{id}': 'waitingInAll',
  'POST /business/arrivals/{id}/mark': 'arrivalMarksInAll',
  'POST /business/arrivals/{id}/undo': 'arrivalMarksInAll',
  'PUT /customer/reservations/{id}/late': 'lateInAll',
}

const byAccount: Partial<Record<Key, LimitName>> = {
  'POST /business/redemptions': 'redemptions',
  'PUT /business/redemptions/{id}/undo': 'redemptions',
  'POST /business/entries': 'entries',
  'POST /customer/files/{file}/link': 'looks',
  'GET /business/sellers': 'sellerReads',
  'GET /business/entries': 'sellerReads',
  'GET /business/orders': 'sellerReads',
  'GET /business/orders/export': 'sellerExports',
  'GET /business/departures/{id}/travellers': 'travellerLists',
  'PUT /business/orders/{id}/accept': 'sellerDecisions',
  'PUT /business/orders/{id}/reject': 'sellerDecisions',
  'PUT /business/orders/{id}/airline-ticket': 'sellerDecisions',
  'GET /business/visa-applications': 'visaQueues',
  'GET /business/visa-applications/{id}': 'visaLooks',
  'POST /business/visa-applications/{id}/take': 'visaWork',
  'POST /business/visa-applications/{id}/leave': 'visaWork',
  'POST /business/visa-applications/{id}/ask': 'visaWork',
  'POST /business/visa-applications/{id}/accept': 'visaWork',
  'POST /business/visa-applications/{id}/reject': 'visaWork',
  'POST /business/reviews/{id}/answer': 'reviewAnswers',
  'GET /business/reviews': 'sellerReads',
  'POST /business/questions/{id}/answer': 'reviewAnswers',
  'GET /business/questions': 'sellerReads',
  'POST /business/arrivals/{id}/mark': 'arrivalMarks',
  'POST /business/arrivals/{id}/undo': 'arrivalMarks',
  'GET /business/arrivals': 'sellerReads',
}

/** Whatever changes a wishlist counts as one thing. */
const isOfWishlist = (key: Key): boolean => /^(POST|PUT|DELETE) \/customer\/(property|item)-wishlist/.test(key)

type Deps = { db: Db; limits: Limits }

/** What only somebody who is signed in can use up: a stranger behind the same address must not use it up for them. */
const ofAddress = (key: Key): LimitName | undefined =>
  byAddress[key] ?? countedByAddress[key] ?? (isOfWishlist(key) ? 'wishlistFromAddress' : undefined)
const isForAnyone = (key: Key): boolean => specOf(key).audience === 'visitor'

/** The site itself calls without an address: its pages are counted where they are made. */
export async function limitAddress({ db, limits }: Deps, key: Key, address: string | undefined): Promise<void> {
  const own = ofAddress(key)
  // What is cheap to answer once is not a thousand times, nor is a refusal.
  await limits.require(db, (isForAnyone(key) && own) || 'reads', address)
}

export async function limitCaller(
  { db, limits }: Deps,
  key: Key,
  caller: Caller,
  address: string | undefined,
): Promise<void> {
  const own = isForAnyone(key) ? undefined : ofAddress(key)
  if (own) await limits.require(db, own, address, caller?.account)
  const ofAccount = byAccount[key]
  if (ofAccount && caller) await limits.require(db, ofAccount, caller.account, caller.account)
  const name = byCustomer[key] ?? (isOfWishlist(key) ? 'wishlist' : undefined)
  if (name && caller && 'customer' in caller) await limits.require(db, name, String(caller.customer), caller.account)
  // After that of the customer: nobody uses up alone what is there for all.
  const shared = inAll[key] ?? (isOfWishlist(key) ? 'wishlistInAll' : undefined)
  if (shared) await limits.require(db, shared, 'all')
}

/**
 * What is dear to make for anybody, pages too; what is as dear, but only for those who are signed in, so that no stranger behind the same address
 * stands before somebody's booking; searches; and what is only read.
 */
export type Turns = Record<'dear' | 'signedIn' | 'searching' | 'reading', FairTurns>

/** What anybody may ask for is worked on for one address a few at a time, however many it asks for at once. */
export const takeTurns =
  (turns: Turns) =>
  <T>(key: Key, { address, signal }: CallInput, call: () => Promise<T>): Promise<T> => {
    const isOpen = isForAnyone(key)
    const dear = byAddress[key] && turns[isOpen ? 'dear' : 'signedIn']
    const line = dear ?? (isOpen && key.startsWith('GET ') ? turns.reading : undefined)
    return line && address !== undefined ? line.run(toLimitedAddress(address), call, signal) : call()
  }
