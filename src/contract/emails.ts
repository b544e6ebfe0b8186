import { z } from 'zod'
import { linkEndings } from '../domain/accounts/mail.ts'
import { defineCalls } from './call.ts'

const Secret = z.object({ secret: z.string().regex(/^[A-Za-z0-9_-]{20,60}$/) })
const Unsubscribing = z.object({ kind: z.enum(linkEndings), secret: z.uuid() })

/** `over`: it was used, has expired, was replaced, or never was. */
const Link = z.object({ state: z.enum(['open', 'confirmed', 'over']) })
const Choice = z.object({ isOff: z.boolean() })
const message = z.string()

export const emailCalls = defineCalls({
  'POST /customer/email/link': {
    summary:
      'Sends a link to the address of the profile that confirms it, unless it is confirmed or enough have been sent: the answer is the same',
    audience: 'customer',
    limits: { address: 'emailLinksPerIpAddress' },
    ok: z.object({ message }),
  },
  'GET /public/email/links/{secret}': {
    summary: 'Whether a link still confirms an address. Looking at it changes nothing',
    audience: 'visitor',
    limits: { address: 'mailLinks' },
    params: Secret,
    ok: Link,
  },
  'POST /public/email/links/{secret}': {
    summary: 'Confirms the address that the link was sent to',
    audience: 'visitor',
    limits: { address: 'mailLinks' },
    params: Secret,
    ok: Link,
  },
  'GET /public/email/unsubscribe/{kind}/{secret}': {
    summary:
      'Whether a kind of mail is turned off, or, for `all`, the address is no longer the account’s. Looking at it changes nothing',
    audience: 'visitor',
    limits: { address: 'mailLinks' },
    params: Unsubscribing,
    ok: Choice,
    problems: ['NOT_FOUND'],
  },
  'POST /public/email/unsubscribe/{kind}/{secret}': {
    summary:
      'Turns mail that nobody needs off, or on again; `all` takes the address off an account that is not its reader’s, until it is confirmed anew',
    audience: 'visitor',
    limits: { address: 'mailLinks' },
    params: Unsubscribing,
    body: z.object({ isOff: z.boolean().default(true) }),
    ok: Choice,
    problems: ['NOT_FOUND'],
  },
})
