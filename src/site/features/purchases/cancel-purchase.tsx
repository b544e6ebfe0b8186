import { useCall } from '../../../client/session/auth.ts'
import type { PurchasesText } from '../../../i18n/messages/purchases.ts'
import { CancelOrder } from '../orders/cancel-order.tsx'

type CancelPurchaseProps = {
  id: number
  messages: Pick<PurchasesText['cancel'], 'action' | 'question' | 'cancelling' | 'keep'>
  offline: string
  facts: readonly string[]
}

export function CancelPurchase({ id, ...question }: CancelPurchaseProps) {
  const call = useCall()
  const cancel = () => call('PUT /customer/purchases/{id}/cancel', { params: { id } }, { hide: { error: true } })
  return <CancelOrder {...question} cancel={cancel} />
}
