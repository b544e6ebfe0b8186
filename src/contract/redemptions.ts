import { z } from 'zod'
import { latinNumber } from './availability.ts'
import { type CallLimits, defineCalls, Id, IdNumber, List, Page } from './call.ts'
import { UnitRights } from './levels.ts'
import { Notification, UnreadCount } from './notifications.ts'
import { Picture, Price } from './shapes.ts'
import { CustomerRedemption } from './subscriptions.ts'
import { TicketStep } from './tickets.ts'

const Membership = z.object({
  id: z.number().int(),
  ...UnitRights,
  business: z.object({ id: z.number().int(), title: z.string(), picture: Picture }),
  /** Those that can be had today. */
  discounts: z.array(z.object({ id: z.number().int(), title: z.string(), percent: z.number().int() })),
})

const Workplace = z.object({ id: z.number().int(), title: z.string(), ...UnitRights })

/** A business or property where the caller works. */
export const Workplaces = z.object({
  name: z.string().nullable(),
  memberships: z.array(Membership),
  sellers: z.array(Workplace),
  /** Properties whose guests the caller answers. */
  properties: z.array(Workplace),
})

/** Checks codes offline. */
const DiscountKey = z.object({
  id: z.number().int(),
  /** Ed25519, raw, base64url. */
  publicKey: z.string(),
  /** It signs nothing after this, and what it signed is worth nothing after `expiresAt`. */
  retiresAt: z.string(),
  expiresAt: z.string(),
})

export const Redemption = z.object({
  id: z.number().int(),
  business: z.object({ id: z.number().int(), title: z.string() }),
  discount: z.object({ id: z.number().int(), title: z.string(), percent: z.number().int() }).nullable(),
  /** The guest's first name, so that the shop can greet and compare. */
  guest: z.string(),
  package: z.string(),
  amount: Price.nullable(),
  saved: Price.nullable(),
  /** Uses left of the subscription, after this one; null without a limit. */
  usesLeft: z.number().int().nullable(),
  redeemedAt: z.string(),
  /** It was accepted offline, and delivered later. */
  isOffline: z.boolean(),
  undoUntil: z.string().nullable(),
  undoneAt: z.string().nullable(),
})

/** An offline redemption that could not be counted: the code had been used, replaced or spent meanwhile. */
export const Conflict = z.object({
  id: z.number().int(),
  reason: z.enum(['used', 'expired', 'replaced', 'spent', 'ended', 'suspended', 'unknown']),
  redeemedAt: z.string(),
  deliveredAt: z.string(),
})

export const RedemptionEvent = CustomerRedemption.extend({
  subscriptionId: z.number().int(),
  /** Uses left of the subscription; null without a limit. */
  usesLeft: z.number().int().nullable(),
})

/**
 * `GET /customer/events` answers with a stream (`text/event-stream`), with the token as everywhere and `?lang=`. Each event has an `id` (sent
 * back as `Last-Event-ID` when connecting again, so that nothing is missed), one of these names as `event`, and this as its `data`, in JSON.
 * `ready` comes first: everything after it is told. The stream ends with the token: connect again with a new one. 429 or 503: ask every few
 * seconds instead.
 */
export const customerEvents = {
  ready: UnreadCount,
  /** The code that the customer showed was used. */
  redeemed: RedemptionEvent,
  /** The business took it back: the use is there again. */
  undone: RedemptionEvent,
  /** A person entered or left with a ticket of the customer. */
  entered: TicketStep,
  left: TicketStep,
  /** There is something new in the list. */
  notification: Notification.extend(UnreadCount.shape),
  /** Something in it was seen, here or elsewhere: one, or several where it is null. */
  seen: UnreadCount.extend({ id: z.number().int().nullable() }),
}
export type CustomerEventName = keyof typeof customerEvents
export type CustomerEvents = { [Name in CustomerEventName]: z.output<(typeof customerEvents)[Name]> }

const emptyIsNothing = (value: unknown) => (value === '' || value === null ? undefined : value)

const limitsOfRedemptions: CallLimits = { address: 'redemptionsPerIpAddress', account: 'redemptions' }

export const redemptionCalls = defineCalls({
  'GET /customer/auth/receive-discount': {
    summary:
      'Opens a window of 5 minutes with a code that a business can redeem once; the one that is open, unless a new one is asked for',
    audience: 'customer',
    query: z.object({ new: z.enum(['true', 'false']).optional() }),
    ok: z.object({
      /** The text of the QR code. */
      token: z.string(),
      /** For typing. */
      shortCode: z.string(),
      expiresAt: z.string(),
      /** Seconds that are left, so that a wrong clock of the phone does no harm. */
      secondsLeft: z.number(),
      subscription: z.object({
        id: z.number().int(),
        title: z.string(),
        expireAt: z.string(),
        uses: z.object({
          total: z.number().int().nullable(),
          used: z.number().int(),
          left: z.number().int().nullable(),
        }),
      }),
    }),
    problems: ['NO_ACTIVE_PACKAGE', 'SUBSCRIPTION_SUSPENDED', 'TOO_MANY_REQUESTS'],
  },
  'GET /public/discount-keys': {
    summary: 'The public keys with which codes are checked without a network',
    audience: 'visitor',
    // Never kept by a cache: `now` is what a shop sets its clock right by.
    ok: z.object({ data: z.array(DiscountKey), now: z.string() }),
  },
  'GET /business/me': {
    summary:
      'For which businesses whoever is signed in may redeem codes, and for which agencies and organisers they work',
    audience: 'member',
    ok: Workplaces,
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY'],
  },
  'POST /business/redemptions': {
    summary: 'Redeems the code that a guest shows: one use less, once',
    audience: 'member',
    right: { area: 'today', level: 'change', of: ['business'] },
    limits: limitsOfRedemptions,
    isCreating: true,
    body: z.object({
      token: z.preprocess(emptyIsNothing, z.string().max(300).optional()),
      shortCode: z.preprocess(emptyIsNothing, z.string().max(40).optional()),
      /** Needed by members of several businesses. */
      businessId: IdNumber.optional(),
      discountId: IdNumber.optional(),
      /** The bill, in dinars. */
      amount: z.preprocess(latinNumber, z.number().int().min(1).max(100_000_000).optional()),
      /** Accepted by the signature alone, at this moment by the shop's clock, and delivered now. */
      offlineAt: z.iso.datetime({ offset: true }).optional(),
    }),
    ok: Redemption.extend({ message: z.string() }),
    problems: [
      'NOT_A_MEMBER',
      'NOT_FOUND',
      'TOKEN_INVALID',
      'NOT_A_DISCOUNT',
      'WINDOW_EXPIRED',
      'TOKEN_USED',
      'TOKEN_REPLACED',
      'TOKEN_KEY_RETIRED',
      'SHORT_CODE_UNKNOWN',
      'NO_ACTIVE_PACKAGE',
      'SUBSCRIPTION_SUSPENDED',
      'USES_SPENT',
      'DISCOUNT_OVER',
      'TOO_MANY_REQUESTS',
    ],
  },
  'GET /business/redemptions': {
    summary: 'What a business has redeemed, the newest first; of one day in Baghdad, or of all',
    audience: 'member',
    right: { area: 'today', level: 'view', of: ['business'] },
    query: Page(20).extend({ business: IdNumber.optional(), day: z.iso.date().optional() }),
    ok: List(Redemption).extend({ conflicts: z.array(Conflict) }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY'],
  },
  'PUT /business/redemptions/{id}/undo': {
    summary: 'Takes a redemption back within 2 minutes: the guest has the use again',
    audience: 'member',
    right: { area: 'today', level: 'change', of: ['business'] },
    limits: limitsOfRedemptions,
    params: Id,
    body: z.object({ reason: z.string().trim().min(3).max(200) }),
    ok: Redemption.extend({ message: z.string() }),
    problems: ['NOT_A_MEMBER', 'MANAGERS_ONLY', 'NOT_FOUND', 'UNDO_TOO_LATE'],
  },
})
