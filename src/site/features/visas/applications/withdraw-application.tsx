import { useCall } from '../../../../client/session/auth.ts'
import type { VisaApplicationsText } from '../../../../i18n/messages/visa-applications.ts'
import { CancelOrder } from '../../orders/cancel-order.tsx'

type WithdrawApplicationProps = {
  id: number
  messages: Pick<VisaApplicationsText['withdraw'], 'action' | 'question' | 'cancelling' | 'keep'>
  offline: string
  facts: readonly string[]
}

export function WithdrawApplication({ id, ...question }: WithdrawApplicationProps) {
  const call = useCall()
  const withdraw = () =>
    call('PUT /customer/visa-applications/{id}/withdraw', { params: { id } }, { hide: { error: true } })
  return <CancelOrder {...question} cancel={withdraw} />
}
