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
import { successMessages } from '../../i18n/successes.ts'
import type { Handlers } from '../handler.ts'
import { giveUpUnpaid } from '../reservations/give-up-unpaid.ts'
import { sessionHandlers } from './session-handlers.ts'

type Profile = z.output<typeof Customer>

/** As many as their owner can look through. */
const mostEvents = 20

export const customerHandlers: Handlers<keyof typeof customerCalls> = {
  ...sessionHandlers,
  'GET /customer/auth/me': async ({ db, caller }) =>
    requireProfile(requireMember(await findMe<Profile>(db, caller)), 'NOT_FOUND'),
  'POST /customer/auth/register': async ({ once, caller, body, locale, now }) => {
    const profile = await once(async (tx) => {
      requireBirthday(body.dateOfBirth, now)
      const fields = { ...body, language: body.language ?? locale }
      return requireProfile(requireMember(await insertCustomer<Profile>(tx, caller.account, fields)), 'PROFILE_EXISTS')
    })
    return { ...profile, message: successMessages[locale].PROFILE_SAVED }
  },
  'PUT /customer/auth/self': async ({ db, caller, body, locale, now }) => {
    requireBirthday(body.dateOfBirth, now)
    const profile = requireMember(await updateCustomer<Profile>(db, caller.customer, body))
    return { ...profile, message: successMessages[locale].PROFILE_SAVED }
  },
  'POST /customer/auth/deactivate-account': async ({ db, caller, security, locale }) => {
    const profile = requireMember(await deactivateCustomer<Profile>(db, caller.customer))
    security.record({ name: 'account.deactivated', account: caller.account, session: caller.session })
    return { ...profile, message: successMessages[locale].ACCOUNT_DEACTIVATED }
  },
  'POST /customer/auth/activate-account': async ({ db, caller, security, locale }) => {
    const profile = requireProfile(requireMember(await activateCustomer<Profile>(db, caller)), 'NOT_FOUND')
    security.record({ name: 'account.activated', ...caller })
    return { ...profile, message: successMessages[locale].ACCOUNT_ACTIVATED }
  },
  'POST /customer/auth/delete-account': async ({ db, caller, accounts, security, body, locale, now }) => {
    await accounts.requireConfirmation(caller, { ...body, field: 'password' }, now)
    await giveUpUnpaid(db, caller.account, now)
    if (!(await eraseAccount(db, caller.account, now))) throw new Problem('UNAUTHORIZED')
    security.record({ name: 'account.deleted', ...caller })
    return { message: successMessages[locale].ACCOUNT_DELETED }
  },
  'GET /customer/auth/export': async ({ db, caller, security, now }) => {
    const file = requireMember(await exportAccount<Ok<'GET /customer/auth/export'>>(db, caller, now))
    security.record({ name: 'data.exported', account: caller.account, session: caller.session })
    return file
  },
  'GET /customer/security-events': async ({ db, caller }) => ({
    data: await findSecurityEvents(db, caller.account, mostEvents),
  }),
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
