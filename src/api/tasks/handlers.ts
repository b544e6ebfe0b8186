import type { Ok } from '../../contract/contract.ts'
import type { taskCalls } from '../../contract/tasks.ts'
import { findTasks } from '../../db/queries/accounts/tasks.ts'
import type { Handlers } from '../handler.ts'

type Task = Ok<'GET /customer/tasks'>['data'][number]

export const taskHandlers: Handlers<keyof typeof taskCalls> = {
  'GET /customer/tasks': async ({ db, locale, caller, now }) => ({
    data: await findTasks<Task>(db, locale, { customer: caller.customer, account: caller.account, now }),
  }),
}
