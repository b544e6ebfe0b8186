import { useCall } from '../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { PayForm, type PayMethod } from '../orders/pay-form.tsx'

type PayReservationProps = {
  id: number
  messages: ReservationsText['pay']
  methods: readonly PayMethod[]
  chosen: PaymentMethod
  order?: number | undefined
  /** Cash is waited for, and this is to be paid online instead. */
  insteadOfCash?: boolean
}

export function PayReservation({ id, insteadOfCash = false, ...form }: PayReservationProps) {
  const call = useCall()
  const start = (paymentMethod: PaymentMethod) =>
    call(
      'POST /customer/reservations/pending/{id}/payment-url',
      { params: { id }, body: { paymentMethod, insteadOfCash } },
      { hide: { error: true, success: true } },
    )
  return <PayForm {...form} start={start} resultPath={`/payment/success?reservation=${id}`} />
}
