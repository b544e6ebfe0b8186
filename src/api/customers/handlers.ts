import type { z } from 'zod'
import type { Ok } from '../../contract/contract.ts'
import type { Customer, customerCalls } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import {
  activateCustomer,
  deactivateCustomer,
  findMe,
  insertCustomer,
  type Living,
  updateCustomer,
} from '../../db/queries/customers.ts'
import { eraseAccount } from '../../db/queries/erase-account.ts'
import { exportAccount } from '../../db/queries/export-account.ts'
import { findSecurityEvents } from '../../db/queries/security-events.ts'
import { type Day, toDay } from '../../domain/day.ts'
import { isBirthday } from '../../domain/profile.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { announceEmailChange, lockEmail, proveEmailChange } from '../emails/change-email.ts'
import { sendEmailLink } from '../emails/send-email-link.ts'
import { openNames } from '../files/new-file.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import type { Call, Handlers } from '../handler.ts'
import { giveUpUnpaid } from '../orders/give-up-unpaid.ts'
import { endAllPurchases } from '../purchases/end-all-purchases.ts'
import { openPurchases, openTickets } from '../purchases/open-purchases.ts'
import { endAllSubscriptions } from '../subscriptions/end-all-subscriptions.ts'
import { findTravellers } from '../travellers/find-travellers.ts'
import { openApplications, openDrafts } from '../visa-applications/open-applications.ts'
import { withdrawAll } from '../visa-applications/withdraw.ts'
import { requireNoBelongings } from './belongings.ts'
import { sessionHandlers } from './session-handlers.ts'

type Profile = z.output<typeof Customer>
type Export = Ok<'GET /customer/auth/export'>

/** As many as their owner can look through. */
const mostEvents = 20

export const customerHandlers: Handlers<keyof typeof customerCalls> = {
  ...sessionHandlers,
  'GET /customer/auth/me': async ({ db, caller, now }) =>
    requireProfile(requireMember(await findMe<Profile>(db, caller, now)), 'NOT_FOUND'),
  'POST /customer/auth/register': async ({ once, caller, limits, body, locale, now }) => {
    const profile = await once(async (tx) => {
      requireBirthday(body.dateOfBirth, now)
      const fields = { ...body, language: body.language ?? locale }
      const made = requireMember(await insertCustomer<Profile>(tx, caller.account, fields, now))
      const saved = requireProfile(made, 'PROFILE_EXISTS')
      const { id: customer, email, language } = saved
      if (email !== null) await sendEmailLink(tx, limits, { customer, email, language, now })
      return saved
    })
    return { ...profile, message: successMessages[locale].PROFILE_SAVED }
  },
  'PUT /customer/auth/self': async (call) => {
    const { body, locale, now } = call
    requireBirthday(body.dateOfBirth, now)
    const profile = await changeProfile(call)
    return { ...profile, message: successMessages[locale].PROFILE_SAVED }
  },
  'POST /customer/auth/deactivate-account': async ({ db, caller, security, locale, now }) => {
    const profile = requireMember(await deactivateCustomer<Profile>(db, caller.customer, now))
    security.record({ name: 'account.deactivated', account: caller.account, session: caller.session })
    return { ...profile, message: successMessages[locale].ACCOUNT_DEACTIVATED }
  },
  'POST /customer/auth/activate-account': async ({ db, caller, security, locale, now }) => {
    const profile = requireProfile(requireMember(await activateCustomer<Profile>(db, caller, now)), 'NOT_FOUND')
    security.record({ name: 'account.activated', ...caller })
    return { ...profile, message: successMessages[locale].ACCOUNT_ACTIVATED }
  },
  'POST /customer/auth/delete-account': async (call) => {
    const { db, caller, accounts, security, orderKinds, files, body, locale, now } = call
    // Before the proof, which may be good only once.
    if (!body.acceptLoss) await requireNoBelongings(call)
    await accounts.requireConfirmation(caller, { ...body, field: 'password' }, now)
    await giveUpUnpaid(db, orderKinds, caller.account, now)
    await endAllPurchases(db, orderKinds, caller.account, now)
    await endAllSubscriptions(db, caller.account, now)
    await withdrawAll(db, caller.account, now)
    if (!(await eraseAccount(db, caller.account, now))) throw new Problem('UNAUTHORIZED')
    await sweepFiles(db, files, now)
    security.record({ name: 'account.deleted', ...caller })
    return { message: successMessages[locale].ACCOUNT_DELETED }
  },
  'GET /customer/auth/export': async ({ db, caller, security, personalSeal, files, now }) => {
    const kept = requireMember(await exportAccount<Omit<Export, 'travellers'>>(db, caller, now))
    const travellers = kept.profile ? await findTravellers(db, personalSeal, kept.profile.id) : []
    security.record({ name: 'data.exported', account: caller.account, session: caller.session })
    return {
      ...kept,
      purchases: openPurchases(personalSeal, kept.purchases),
      tickets: openTickets(personalSeal, kept.tickets),
      files: openNames(files.nameSeal, kept.files),
      visaApplications: openApplications(personalSeal, kept.visaApplications),
      visaDrafts: kept.profile ? openDrafts(personalSeal, kept.profile.id, kept.visaDrafts) : [],
      travellers: travellers.map(({ id, ...traveller }) => traveller),
    }
  },
  'GET /customer/security-events': async ({ db, caller }) => ({
    data: await findSecurityEvents(db, caller.account, mostEvents),
  }),
}

/** Another address comes with proof, and is told to whom it concerns in the same transaction. */
async function changeProfile(call: Call<'PUT /customer/auth/self'>): Promise<Profile> {
  const { db, caller, security, now } = call
  const { password, confirmation, email, ...rest } = call.body
  const isProved = await proveEmailChange(call)
  const saved = await db.transaction().execute(async (tx) => {
    const before = isProved ? await lockEmail(tx, call) : null
    const changes = before ? { ...rest, email } : rest
    const profile = requireMember(await updateCustomer<Profile>(tx, caller.customer, changes, now))
    if (before && before.email !== profile.email) await announceEmailChange(tx, call, before)
    return profile
  })
  if (isProved) security.record({ name: 'email.changed', account: caller.account, session: caller.session })
  return saved
}

/** Whoever was a member when the call began may have been signed out or deleted since. */
function requireMember<T>(found: T | null): T {
  if (found === null) throw new Problem('UNAUTHORIZED')
  return found
}

function requireProfile<T>({ customer }: NonNullable<Living<T>>, problem: 'NOT_FOUND' | 'PROFILE_EXISTS'): T {
  if (customer === null) throw new Problem(problem)
  return customer
}

function requireBirthday(day: Day | null | undefined, now: Date): void {
  if (day && !isBirthday(day, toDay(now))) throw new Problem('INVALID_INPUT', { dateOfBirth: { error: 'date' } })
}
