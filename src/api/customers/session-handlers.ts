import type { customerCalls } from '../../contract/customers.ts'
import { Problem } from '../../contract/problems.ts'
import { endOtherSessions, endOwnSession, findSessions } from '../../db/queries/customer-sessions.ts'
import { successMessages } from '../../i18n/successes.ts'
import type { Handlers } from '../handler.ts'

type SessionKey = Extract<keyof typeof customerCalls, `${string}/sessions${string}`>

export const sessionHandlers: Handlers<SessionKey> = {
  'GET /customer/auth/sessions': async ({ db, caller }) => ({ data: await findSessions(db, caller) }),
  'DELETE /customer/auth/sessions': async ({ db, caller, locale }) => {
    await endOtherSessions(db, caller)
    return { message: successMessages[locale].SIGNED_OUT_ELSEWHERE }
  },
  'DELETE /customer/auth/sessions/{session}': async ({ db, caller, params, locale }) => {
    if (!(await endOwnSession(db, caller.account, params.session))) throw new Problem('NOT_FOUND')
    const code = params.session === caller.session ? 'SIGNED_OUT' : 'SIGNED_OUT_THERE'
    return { message: successMessages[locale][code] }
  },
}
