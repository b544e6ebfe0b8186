import { useCall } from '../../../client/session/auth.ts'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { CancelOrder } from '../orders/cancel-order.tsx'

type CancelButtonProps = {
  id: number
  isPending: boolean
  messages: ReservationsText['cancel']
  offline: string
  facts: readonly string[]
}

export function CancelButton({ id, isPending, ...question }: CancelButtonProps) {
  const call = useCall()
  const key = isPending ? 'PUT /customer/reservations/pending/{id}/cancel' : 'PUT /customer/reservations/{id}/cancel'
  return <CancelOrder {...question} cancel={() => call(key, { params: { id } }, { hide: { error: true } })} />
}
