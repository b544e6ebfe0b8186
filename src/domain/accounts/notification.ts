import { orderKindNames } from '../orders/order.ts'

/** The subject of a notification. `ticket`: one that another customer bought. `prayer`: its location. `review` and `question`: for the people who answer. */
export const notificationEntities = [
  ...orderKindNames,
  'ticket',
  'property',
  'account',
  'prayer',
  'waiting',
  'guest_review',
  'guest_question',
] as const
export type NotificationEntity = (typeof notificationEntities)[number]

/** The page of the entity, without the locale. */
export function toEntityPath(entity: NotificationEntity, id: number): string {
  switch (entity) {
    case 'reservation':
      return `/account/history/${id}`
    case 'discount_package':
      return `/account/subscription/${id}`
    case 'visa':
      return `/account/visa-applications/${id}`
    case 'wallet':
      return '/account/wallet'
    case 'ticket':
      return '/account/tickets'
    case 'property':
      return `/properties/${id}`
    case 'waiting':
      return '/account/waiting'
    case 'guest_review':
      return '/business/reviews'
    case 'guest_question':
      return '/business/questions'
    case 'account':
      return '/account/profile'
    case 'prayer':
      return `/navigator/prayer?location=${id}`
    default:
      return `/account/purchases/${id}`
  }
}

/** Kinds of notifications: each has one row in the profile. */
export const notificationKinds = [
  'booking',
  'reminder',
  'discount',
  'saved',
  'waiting',
  'review',
  'prayer',
  'security',
] as const
export type NotificationKind = (typeof notificationKinds)[number]

/**
 * `list`: always, or with the setting for notifications on (what is not told there then is told nowhere), or on devices alone. `push`: on every device that has a
 * token, with the setting on. `sms`: at once, or only where nobody has seen it and no device taken it by then, or never. `mail`: to an address
 * that is confirmed; the optional one has a switch of its own.
 */
type Channels = {
  list: 'always' | 'when-on' | 'never'
  push: 'when-on'
  sms: 'at-once' | 'unless-reached' | 'never'
  mail: 'needed' | 'optional' | 'never'
}

export const channelsOf: Record<NotificationKind, Channels> = {
  booking: { list: 'always', push: 'when-on', sms: 'unless-reached', mail: 'needed' },
  reminder: { list: 'when-on', push: 'when-on', sms: 'unless-reached', mail: 'optional' },
  discount: { list: 'always', push: 'when-on', sms: 'never', mail: 'never' },
  saved: { list: 'when-on', push: 'when-on', sms: 'never', mail: 'optional' },
  waiting: { list: 'always', push: 'when-on', sms: 'never', mail: 'never' },
  review: { list: 'when-on', push: 'when-on', sms: 'never', mail: 'optional' },
  prayer: { list: 'never', push: 'when-on', sms: 'never', mail: 'never' },
  security: { list: 'always', push: 'when-on', sms: 'at-once', mail: 'needed' },
}

/** A channel as its customer is told of it. */
export type ChannelRule = 'always' | 'when-on' | 'at-once' | 'unless-reached' | 'when-on-unless-reached' | 'never'
export type ChannelRules = Record<'list' | 'push' | 'sms' | 'mail', ChannelRule>

const mailRules = { needed: 'always', optional: 'when-on', never: 'never' } as const

export function toChannelRules(kind: NotificationKind): ChannelRules {
  const { list, push, sms, mail } = channelsOf[kind]
  const textRule = list === 'when-on' && sms === 'unless-reached' ? 'when-on-unless-reached' : sms
  return { list, push, sms: textRule, mail: mailRules[mail] }
}

/** Sign-in codes are not notifications: they expire within minutes. */
export const codeRules: ChannelRules = { list: 'never', push: 'never', sms: 'at-once', mail: 'never' }

/** `canWait`: until the morning. */
type EventRules = { kind: NotificationKind; canWait: boolean }

const booking: EventRules = { kind: 'booking', canWait: false }
const money: EventRules = { kind: 'booking', canWait: true }
const reminder: EventRules = { kind: 'reminder', canWait: true }
const discount: EventRules = { kind: 'discount', canWait: true }
const saved: EventRules = { kind: 'saved', canWait: true }
const inLine: EventRules = { kind: 'waiting', canWait: true }
const review: EventRules = { kind: 'review', canWait: true }
const security: EventRules = { kind: 'security', canWait: false }

/** After the end of an order its earlier messages are not sent any more: they would arrive as if they were news. */
export const endings: readonly NotificationEvent[] = ['cancelled', 'rejected']
export const saidBefore: readonly NotificationEvent[] = ['confirmed', 'waiting', 'cash', 'changed']

/** Everything that a customer is told, once. Its three texts are in `i18n/notification-titles` and beside the writer of each. */
export const notificationEvents = {
  confirmed: booking,
  waiting: booking,
  rejected: booking,
  cancelled: booking,
  cash: booking,
  changed: booking,
  'change-expired': booking,
  'change-late': booking,
  'paid-late': booking,
  'paid-twice': money,
  refunded: money,
  'refund-failed': money,
  'part-paid': money,
  'parts-back': money,
  'part-back': money,
  'rest-paid': money,
  'rest-overdue': booking,
  'ticket-passed': booking,
  'ticket-ended': booking,
  'airline-ticket': booking,
  'visa-received': booking,
  'visa-asked': booking,
  'visa-accepted': booking,
  'visa-rejected': booking,
  'visa-late': money,
  'no-show': booking,
  'left-early': booking,
  'arrival-corrected': booking,
  reminder,
  // The offer ends at a fixed hour, so its notification does not wait for the morning.
  'cash-reminder': { kind: 'reminder', canWait: false },
  'rest-reminder': reminder,
  'subscription-ending': reminder,
  'last-use': discount,
  redeemed: discount,
  'redemption-undone': discount,
  'price-fallen': saved,
  // Held for half an hour, so the customer is told at once.
  'waiting-offered': booking,
  'waiting-missed': inLine,
  'waiting-passed': inLine,
  'waiting-over': inLine,
  'review-asked': review,
  'review-answered': review,
  'question-answered': review,
  'review-written': review,
  'question-asked': review,
  'password-changed': security,
  'phone-changed': security,
  'email-changed': security,
  'new-device': security,
  'account-deactivated': security,
  'account-activated': security,
  // On a device alone, at its minute: see `api/prayer-reminders`.
  prayer: { kind: 'prayer', canWait: false },
} as const satisfies Record<string, EventRules>

export type NotificationEvent = keyof typeof notificationEvents

/** In seconds: the delay between a notification and its SMS, which is not sent if the notification is seen meanwhile. */
export const secondsToReach = 10 * 60
