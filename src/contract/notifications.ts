import { z } from 'zod'
import { notificationEntities } from '../domain/accounts/notification.ts'
import { pushPlatforms } from '../domain/accounts/push.ts'
import { locales } from '../domain/text/locale.ts'
import { type CallLimits, defineCalls, Id, IdNumber, List, Page } from './call.ts'

/** Something that a customer was told. */
export const Notification = z.object({
  id: z.number().int(),
  title: z.string(),
  body: z.string(),
  /** The language in which it was written: that of the profile at the time. */
  language: z.enum(locales),
  /** The event: a short code. */
  event: z.string(),
  /** The subject, as in the data of a push. */
  data: z.object({ entity: z.enum(notificationEntities), id: z.number().int() }),
  /** The page of the subject, without the locale. */
  path: z.string(),
  createdAt: z.string(),
  seenAt: z.string().nullable(),
})

export const UnreadCount = z.object({ unread_count: z.number().int() })

const Seen = UnreadCount.extend({ message: z.string() })

const limitsOfSeen: CallLimits = { address: 'seenPerIpAddress', customer: 'seen' }

export const notificationCalls = defineCalls({
  'GET /user/notifications': {
    summary: 'What the customer was told, the newest first, and how much of it was not seen yet',
    audience: 'customer',
    query: Page(20),
    ok: List(Notification).extend(UnreadCount.shape),
  },
  'GET /user/notifications/{id}': {
    summary: 'One notification; reading it by this does not make it seen',
    audience: 'customer',
    params: Id,
    ok: Notification,
    problems: ['NOT_FOUND'],
  },
  'PUT /user/notifications/seen/{id}': {
    summary: 'It was seen: no message is sent about it any more',
    audience: 'customer',
    limits: limitsOfSeen,
    params: Id,
    ok: Seen,
    problems: ['NOT_FOUND', 'TOO_MANY_REQUESTS'],
  },
  'POST /user/notifications/seen': {
    summary: 'All were seen; with `upTo`, all up to that one',
    audience: 'customer',
    limits: limitsOfSeen,
    body: z.object({ upTo: IdNumber.nullish() }),
    ok: Seen,
    problems: ['TOO_MANY_REQUESTS'],
  },
  'POST /user/notifications/token': {
    summary:
      'A device of this session that shows notifications, until it is signed out; to be said again after `renewAt`',
    audience: 'customer',
    limits: { address: 'pushTokensPerIpAddress', customer: 'pushTokens', global: 'pushTokensGlobally' },
    body: z.object({
      platform: z.enum(pushPlatforms),
      /** For a browser: its push subscription as JSON. */
      token: z.string().min(1).max(4_096),
    }),
    ok: z.object({ renewAt: z.string(), message: z.string() }),
    problems: ['TOO_MANY_REQUESTS'],
  },
  'GET /public/push-key': {
    summary: 'The public key that a browser subscribes with; null where nothing is pushed',
    audience: 'visitor',
    ok: z.object({ publicKey: z.string().nullable() }),
  },
})
