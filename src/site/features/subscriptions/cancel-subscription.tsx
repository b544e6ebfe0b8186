import { useCall } from '../../../client/session/auth.ts'
import { refreshPersonal } from '../../../client/session/personal.ts'
import type { SubscriptionsText } from '../../../i18n/messages/subscriptions.ts'
import { CancelOrder } from '../orders/cancel-order.tsx'

type CancelSubscriptionProps = {
  id: number
  messages: SubscriptionsText['cancel']
  offline: string
  facts: readonly string[]
}

export function CancelSubscription({ id, ...question }: CancelSubscriptionProps) {
  const call = useCall()
  const cancel = async () => {
    const key = 'PUT /customer/customer-discount-packages/{id}/cancel'
    const outcome = await call(key, { params: { id } }, { hide: { error: true } })
    // The code in the browser's auth state goes with it.
    await refreshPersonal()
    return outcome
  }
  return <CancelOrder {...question} cancel={cancel} />
}
