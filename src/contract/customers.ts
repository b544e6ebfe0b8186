import { z } from 'zod'
import { isEmailAddress } from '../domain/accounts/email-address.ts'
import { genders, profileLimits } from '../domain/accounts/profile.ts'
import { securityEvents } from '../domain/accounts/security-event.ts'
import { locales } from '../domain/text/locale.ts'
import { Confirmation } from './auth.ts'
import { defineCalls } from './call.ts'
import { PointEntry, WalletEntry } from './ledgers.ts'
import { PersonName } from './person-name.ts'
import { Price } from './shapes.ts'
import { Traveller } from './travellers.ts'

const Day = z.iso.date()

/** Optional mail, kind by kind: whether it is sent. */
const MailChoice = z.object({ reminder: z.boolean(), saved: z.boolean(), review: z.boolean() })

export const Customer = z.object({
  id: z.number().int(),
  name: z.string(),
  phone: z.string().nullable(),
  dateOfBirth: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  email: z.string().nullable(),
  /** Only a confirmed address gets mail; `bouncing`: its server does not know the mailbox. */
  emailStatus: z.enum(['unconfirmed', 'confirmed', 'bouncing']).nullable(),
  mail: MailChoice,
  language: z.enum(locales),
  status: z.enum(['active', 'inactive']),
  allowNotification: z.boolean(),
  unreadNotifications: z.number().int(),
  /** A person who signed up with Google has none until they set one. */
  hasPassword: z.boolean(),
  hasGoogle: z.boolean(),
  createdAt: z.string(),
  customerDetail: z.object({ qrCode: z.string().nullable() }),
})

// An empty field of a form counts as missing.
const emptyIsNull = (value: unknown) => (value === '' ? null : value)
const Email = z.preprocess(emptyIsNull, z.email().max(profileLimits.email).refine(isEmailAddress).nullable())
const Birthday = z.preprocess(emptyIsNull, Day.nullable())
const Gender = z.preprocess(emptyIsNull, z.enum(genders).nullable())

const Profile = z.object({
  name: PersonName,
  dateOfBirth: Birthday.optional(),
  gender: Gender.optional(),
  email: Email.optional(),
  language: z.enum(locales).optional(),
})

export const Session = z.object({
  id: z.string(),
  /** The browser and system as they name themselves, or null. */
  agent: z.string().nullable(),
  address: z.string().nullable(),
  createdAt: z.string(),
  usedAt: z.string(),
  isCurrent: z.boolean(),
})

/** Proof of identity: the password, or the token of `confirm-identity` of the auth service. */
const Proof = z.object({ password: z.string().max(1_000).optional(), confirmation: Confirmation })

export const SecurityEvent = z.object({
  id: z.number().int(),
  name: z.enum(securityEvents),
  /** By which proof, of which limit: a short code, or null. */
  detail: z.string().nullable(),
  /** The browser and system as they name themselves, or null. */
  agent: z.string().nullable(),
  createdAt: z.string(),
})

const Done = z.object({ message: z.string() })
const Saved = Customer.extend({ message: z.string() })

const Verification = z.object({
  purpose: z.string(),
  phone: z.string(),
  language: z.enum(locales),
  sentAt: z.string(),
  expiresAt: z.string(),
  usedAt: z.string().nullable(),
})

/** Stored rows, under the names of their columns. */
const ExportedRow = z.record(z.string(), z.unknown())

export const Export = z.object({
  exportedAt: z.string(),
  account: z.object({
    id: z.string(),
    phone: z.string().nullable(),
    googleSubject: z.string().nullable(),
    hasPassword: z.boolean(),
    createdAt: z.string(),
  }),
  profile: Customer.nullable(),
  sessions: z.array(Session.extend({ expiresAt: z.string(), endedAt: z.string().nullable() })),
  verifications: z.array(Verification),
  messages: z.array(z.object({ phone: z.string(), createdAt: z.string(), sentAt: z.string().nullable() })),
  points: z.object({ balance: z.number().int(), entries: z.array(PointEntry) }),
  wallet: z.object({ balance: Price, entries: z.array(WalletEntry) }),
  reservations: z.array(ExportedRow),
  subscriptions: z.array(ExportedRow),
  /** With their travellers, in the clear. */
  purchases: z.array(ExportedRow),
  /** Passed on to them by others. */
  tickets: z.array(ExportedRow),
  /** With who applies, in the clear; papers by their ids. */
  visaApplications: z.array(ExportedRow),
  /** Unsent drafts, decrypted. */
  visaDrafts: z.array(ExportedRow),
  /** Businesses for which they redeem codes. */
  memberships: z.array(ExportedRow),
  /** The parts of orders that others were asked to pay, without their links. */
  payers: z.array(ExportedRow),
  orders: z.array(ExportedRow),
  transactions: z.array(ExportedRow),
  /** With their notes, and what was taken out a moment ago. */
  wishlist: z.array(ExportedRow),
  /** The same for everything that is sold besides stays. */
  savedItems: z.array(ExportedRow),
  /** The page on which others can see it. */
  wishlistShare: z.object({ createdAt: z.string() }).nullable(),
  notifications: z.array(ExportedRow),
  /** The last seven days, without the text. */
  mails: z.array(ExportedRow),
  /** Asked for to confirm an address, without what opens them. */
  emailLinks: z.array(ExportedRow),
  /** The chosen prayers, and the location. */
  prayerReminders: ExportedRow.nullable(),
  waiting: z.array(ExportedRow),
  /** People whom they travel with. */
  travellers: z.array(Traveller),
  /** Papers, without their contents: those are looked at one by one. */
  files: z.array(ExportedRow),
  reviews: z.array(ExportedRow),
  questions: z.array(ExportedRow),
  securityEvents: z.array(SecurityEvent),
})

export const customerCalls = defineCalls({
  'GET /customer/auth/me': {
    summary: 'The profile of whoever is signed in; 404 until it is filled in',
    audience: 'bearer',
    ok: Customer,
    problems: ['UNAUTHORIZED', 'NOT_FOUND'],
  },
  'POST /customer/auth/register': {
    summary: 'Fills in the profile after signing up',
    audience: 'member',
    isCreating: true,
    body: Profile,
    ok: Saved,
    problems: ['PROFILE_EXISTS'],
  },
  'PUT /customer/auth/self': {
    summary: 'Changes what is given of the profile. Another email needs the password or a confirmation',
    audience: 'customer',
    body: Profile.partial().extend({
      allowNotification: z.boolean().optional(),
      mail: MailChoice.partial().optional(),
      ...Proof.shape,
    }),
    ok: Saved,
    problems: ['WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /customer/auth/deactivate-account': {
    summary: 'Puts the account to rest, after the password or a confirmation; it can be activated again',
    audience: 'customer',
    body: Proof,
    ok: Saved,
    problems: ['WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /customer/auth/activate-account': {
    summary: 'Wakes a deactivated account, after the password or a confirmation',
    audience: 'bearer',
    body: Proof,
    ok: Saved,
    problems: ['UNAUTHORIZED', 'NOT_FOUND', 'WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /customer/auth/delete-account': {
    summary:
      'Erases all personal data at once, after the password or a confirmation; financial records stay without it',
    audience: 'account',
    /** `acceptLoss`: where something would be lost that `GET /customer/auth/belongings` lists. */
    body: Proof.extend({ acceptLoss: z.boolean().optional() }),
    ok: Done,
    problems: ['WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'BELONGINGS_LEFT', 'TOO_MANY_REQUESTS'],
  },
  'GET /customer/auth/sessions': {
    summary: 'Where the account is signed in, the one used last first',
    audience: 'member',
    ok: z.object({ data: z.array(Session) }),
  },
  'DELETE /customer/auth/sessions': {
    summary: 'Signs out everywhere else, after the password or a confirmation',
    audience: 'member',
    body: Proof,
    ok: Done,
    problems: ['WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'DELETE /customer/auth/sessions/{session}': {
    summary: 'Signs out there, after the password or a confirmation, unless it is the session of the call',
    audience: 'member',
    params: z.object({ session: z.uuid() }),
    body: Proof,
    ok: Done,
    problems: ['UNAUTHORIZED', 'NOT_FOUND', 'WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'POST /customer/auth/export': {
    summary:
      'Everything that is kept about the customer, as a file, after the password or a confirmation. Passport numbers show their last three characters',
    audience: 'account',
    body: Proof,
    file: 'safar-export.json',
    ok: Export,
    problems: ['WRONG_PASSWORD', 'CONFIRMATION_REQUIRED', 'TOO_MANY_REQUESTS'],
  },
  'GET /customer/security-events': {
    summary: 'What happened to the account, the newest 20 first',
    audience: 'account',
    ok: z.object({ data: z.array(SecurityEvent) }),
  },
})
