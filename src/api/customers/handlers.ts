import type { z } from 'zod'
import type { Customer, customerCalls } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { type CustomerRow, findMe, insertCustomer, updateCustomer } from '../../db/queries/accounts/customers.ts'
import { eraseAccount } from '../../db/queries/accounts/erase-account.ts'
import { findSecurityEvents } from '../../db/queries/accounts/security-events.ts'
import { isBirthday } from '../../domain/accounts/profile.ts'
import { type Day, toDay } from '../../domain/time/day.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import { announceEmailChange, lockEmail, proveEmailChange } from '../emails/change-email.ts'
import { sendEmailLink } from '../emails/send-email-link.ts'
import { sweepFiles } from '../files/sweep-files.ts'
import type { Call, Handlers } from '../handler.ts'
import { giveUpUnpaid } from '../orders/give-up-unpaid.ts'
import { endAllPurchases } from '../purchases/end-all-purchases.ts'
import { endAllSubscriptions } from '../subscriptions/end-all-subscriptions.ts'
import { withdrawAll } from '../visa-applications/withdraw.ts'
import { requireNoBelongings } from './belongings.ts'
import { changeAccountStatus } from './change-account-status.ts'
import { exportAccount } from './export-account.ts'
import { sessionHandlers } from './session-handlers.ts'

type Profile = z.output<typeof Customer>

/** The most sessions that are listed. */
const maxEvents = 20

export const customerHandlers: Handlers<keyof typeof customerCalls> = {
  ...sessionHandlers,
  'GET /customer/auth/me': async ({ db, caller, now }) =>
    requireProfile(requireMember(await findMe(db, caller, now)), 'NOT_FOUND'),
  'POST /customer/auth/register': async ({ once, caller, limits, body, locale, now }) => {
    const profile = await once(async (tx) => {
      requireBirthday(body.dateOfBirth, now)
      const fields = { ...body, language: body.language ?? locale }
      const made = requireMember(await insertCustomer(tx, caller.account, fields, now))
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
  'POST /customer/auth/deactivate-account': async (call) => {
    const profile = await changeAccountStatus(call, 'inactive')
    return { ...profile, message: successMessages[call.locale].ACCOUNT_DEACTIVATED }
  },
  'POST /customer/auth/activate-account': async (call) => {
    const profile = await changeAccountStatus(call, 'active')
    return { ...profile, message: successMessages[call.locale].ACCOUNT_ACTIVATED }
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
  'POST /customer/auth/export': exportAccount,
  'GET /customer/security-events': async ({ db, caller }) => ({
    data: await findSecurityEvents(db, caller.account, maxEvents),
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
    const profile = requireMember(await updateCustomer(tx, caller.customer, changes, now))
    if (before && before.email !== profile.email) await announceEmailChange(tx, call, before)
    return profile
  })
  if (isProved) security.record({ name: 'email.changed', account: caller.account, session: caller.session })
  return saved
}

/** The caller may have been signed out or deleted since the call began. */
function requireMember<T>(found: T | null): T {
  if (found === null) throw new Problem('UNAUTHORIZED')
  return found
}

function requireProfile({ customer }: CustomerRow, problem: 'NOT_FOUND' | 'PROFILE_EXISTS'): Profile {
  if (customer === null) throw new Problem(problem)
  return customer
}

function requireBirthday(day: Day | null | undefined, now: Date): void {
  if (day && !isBirthday(day, toDay(now)))
    throw new Problem('INVALID_INPUT', { fields: { dateOfBirth: { error: 'date' } } })
}
