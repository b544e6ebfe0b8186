import type { customerCalls } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { endOtherSessions, endOwnSession, findSessions } from '../../db/queries/accounts/customer-sessions.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Handlers } from '../handler.ts'

type SessionKey = Extract<keyof typeof customerCalls, `${string}/sessions${string}`>

export const sessionHandlers: Handlers<SessionKey> = {
  'GET /customer/auth/sessions': async ({ db, caller }) => ({ data: await findSessions(db, caller) }),
  'DELETE /customer/auth/sessions': async ({ db, caller, accounts, security, body, locale, now }) => {
    await accounts.requireConfirmation(caller, { ...body, field: 'password' }, now)
    await endOtherSessions(db, caller)
    security.record({ name: 'session.ended', ...caller, detail: 'others' })
    return { message: successMessages[locale].SIGNED_OUT_ELSEWHERE }
  },
  'DELETE /customer/auth/sessions/{session}': async ({ db, caller, accounts, security, params, body, locale, now }) => {
    // Ending the own session is signing out, which needs no proof.
    const isOwn = params.session === caller.session
    if (!isOwn) await accounts.requireConfirmation(caller, { ...body, field: 'password' }, now)
    if (!(await endOwnSession(db, caller.account, params.session))) throw new Problem('NOT_FOUND')
    security.record({ name: 'session.ended', ...caller, detail: isOwn ? 'signed_out' : 'other' })
    return { message: successMessages[locale][isOwn ? 'SIGNED_OUT' : 'SIGNED_OUT_THERE'] }
  },
}
