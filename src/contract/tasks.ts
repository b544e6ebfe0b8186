import { z } from 'zod'
import { taskEntities, taskKinds } from '../domain/orders/task.ts'
import { defineCalls } from './call.ts'

export const Task = z.object({
  kind: z.enum(taskKinds),
  entity: z.enum(taskEntities),
  /** The id of the entity, or of the waitlist entry. */
  id: z.number().int(),
  title: z.string(),
  /** The deadline; null without one. */
  until: z.string().nullable(),
})

export const taskCalls = defineCalls({
  'GET /customer/tasks': {
    summary: 'What waits for an answer of the customer, the most urgent first; 20 at most',
    audience: 'customer',
    ok: z.object({ data: z.array(Task) }),
  },
})
