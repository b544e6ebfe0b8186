import type { Tx } from '../../db/database.ts'
import { findSubscriptionId } from '../../db/queries/discounts/subscriptions.ts'
import { resumeSubscription, suspendSubscription } from '../subscriptions/suspend-subscription.ts'
import { type Operation, OperationError } from './operation-input.ts'

const minReason = 3

/** The reason, for readers of the operators' log. */
function requireReason(reason: string | undefined): void {
  if (!reason || reason.trim().length < minReason)
    throw new OperationError('--reason is required, with at least 3 letters')
}

async function getId(tx: Tx, name = ''): Promise<number> {
  const id = await findSubscriptionId(tx, name)
  if (id === null) throw new OperationError('There is no such subscription')
  return id
}

export const subscriptionOperations: Record<string, Operation> = {
  'suspend-subscription': {
    usage: 'suspend-subscription SUBSCRIPTION --reason "why"   (its id or its code; its time continues)',
    args: 1,
    options: ['reason'],
    async run(tx, { args: [name], options, now }) {
      requireReason(options.reason)
      const done = await suspendSubscription(tx, await getId(tx, name), now)
      if (!done) throw new OperationError('Only an active subscription can be suspended')
      return `Subscription ${done.id} of customer ${done.customer} is suspended: its code does not work until it is resumed`
    },
  },
  'resume-subscription': {
    usage: 'resume-subscription SUBSCRIPTION --reason "why"',
    args: 1,
    options: ['reason'],
    async run(tx, { args: [name], options, now }) {
      requireReason(options.reason)
      const done = await resumeSubscription(tx, await getId(tx, name), now)
      if (!done) throw new OperationError('Only a suspended subscription that has not ended can be resumed')
      return `Subscription ${done.id} of customer ${done.customer} is active again`
    },
  },
}
