import type { taskCalls } from '../../contract/tasks.ts'
import { findTasks } from '../../db/queries/accounts/tasks.ts'
import type { Handlers } from '../handler.ts'

export const taskHandlers: Handlers<keyof typeof taskCalls> = {
  'GET /customer/tasks': async ({ db, locale, caller, now }) => ({
    data: await findTasks(db, locale, { customer: caller.customer, account: caller.account, now }),
  }),
}
