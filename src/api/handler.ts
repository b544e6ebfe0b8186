import type { Contract, Key, Ok, Parsed } from '../contract/contract.ts'
import type { ProblemCode } from '../contract/problems.ts'
import type { SearchSite } from '../contract/site-search.ts'
import type { Db } from '../db/database.ts'
import type { PaymentRow } from '../db/queries/orders/payments.ts'
import type { Seal } from '../db/seal.ts'
import type { Member } from '../domain/accounts/member.ts'
import type { PaymentMethod } from '../domain/money/payment-method.ts'
import type { Area } from '../domain/organisations/areas.ts'
import type { Scope } from '../domain/organisations/scope.ts'
import type { Locale, Localized } from '../domain/text/locale.ts'
import type { Visit } from '../http/call-input.ts'
import type { Callers, Identify } from '../http/find-caller.ts'
import type { Limits } from '../http/limits.ts'
import type { RunOnce } from '../http/run-once.ts'
import type { SecurityLog } from '../http/security-log.ts'
import type { SentBytes } from '../http/sent-bytes.ts'
import type { FileContext } from './files/file-context.ts'
import type { OrderKinds } from './orders/order-kind.ts'
import type { Step } from './payments/step.ts'
import type { DiscountKeys } from './redemptions/discount-keys.ts'

/** The input of every handler: the parsed call, the caller, the language, and its environment as arguments. */
export type Call<K extends Key> = Parsed<K> & {
  caller: Callers[Contract[K]['audience']]
  /** The units where the caller has the right that the call needs. */
  scope: Contract[K] extends { right: { area: infer A extends Area } } ? Scope<A> : undefined
  locale: Locale
  db: Db
  now: Date
  /** Names the visit that the call belongs to; begins one where there is none. */
  visit: () => Visit
  /** The caller's address; unknown where the site itself calls. */
  address: string | undefined
  /** How a call that creates something does it. */
  once: RunOnce
  limits: Limits
  accounts: Accounts
  payments: Payments
  orderKinds: OrderKinds
  security: SecurityLog
  /** Throws where this process reaches no search service. */
  searchSite: SearchSite
  /** The public key of the search service. */
  searchKey: () => Promise<string>
  /** With which discount codes are signed and checked. */
  discountKeys: DiscountKeys
  /** With which travellers' passports are sealed. */
  personalSeal: Seal
  push: PushServices
  files: FileContext
  /** The body of a call that takes bytes. */
  bytes: SentBytes
}

/** The part of push that the API needs. */
export type PushServices = {
  /** Null where nothing is pushed. */
  publicKey: string | null
  /** Whether the address of a subscription is that of a push service. */
  isService(endpoint: string): boolean
}

/** The part of the auth service that the API needs. */
export type Accounts = {
  identify: Identify
  /** Throws unless the caller proves their identity once more: by the password, which came in `field`, or by a confirmation. */
  requireConfirmation(
    member: Member,
    proof: { password?: string; confirmation?: string; field: string },
    now: Date,
  ): Promise<void>
}

/** A part of an order, and the secret of its link, to which its payer returns. */
export type RequestedPart = { id: number; secret: string }

export type OrderPaymentRequest = {
  order: number
  /** None where all of it is paid. */
  part?: RequestedPart
  /** Set where the payment is for a change of the reservation, and not for the order itself. */
  change?: number | undefined
  /** Set where the customer switches from cash to this method. */
  insteadOfCash?: boolean
  customer: number
  method: PaymentMethod
  locale: Locale
  now: Date
}

/** The payment functions that the API needs. */
export type Payments = {
  /** Those that a customer can choose here. */
  methods: readonly PaymentMethod[]
  /** Those of them behind which no money moves. */
  tests: readonly PaymentMethod[]
  /** At which a payment of a price in dollars is made. */
  dinarsPerDollar: number
  /** The place that takes cash; null where the property does. */
  cashAddress: Localized | null
  /**
   * Where the customer goes to pay; no link where there is none to be had right now, since the order stands either way. Asked again
   * for the same order, it answers with the payment that is open, or with no link where there is nothing to pay any more.
   */
  start(request: OrderPaymentRequest): Promise<{ link: string | null; problem?: ProblemCode }>
  /** Asks the bank for the state of the order's open payment, unless another request has just done so. */
  check(order: number, now: Date, part?: number): Promise<void>
  /** Whether what this gateway has taken can be given back by it. */
  canRefund(gateway: string): boolean
  /** The page on which the customer goes on, while the payment is open. */
  linkOf(payment: PaymentRow<Step>, secret?: string): string | null
}

export type Handlers<Keys extends Key> = { [K in Keys]: (call: Call<K>) => Promise<Ok<K>> }
