import { useCall } from '../../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../../domain/money/payment-method.ts'
import type { ReservationsText } from '../../../../i18n/messages/reservations.ts'
import { PayForm, type PayMethod } from '../../orders/pay-form.tsx'

type PayApplicationProps = {
  id: number
  resultPath: string
  messages: ReservationsText['pay']
  methods: readonly PayMethod[]
  chosen: PaymentMethod
  order?: number | undefined
}

export function PayApplication({ id, ...form }: PayApplicationProps) {
  const call = useCall()
  const start = (paymentMethod: PaymentMethod) =>
    call(
      'POST /customer/visa-applications/{id}/payment-url',
      { params: { id }, body: { paymentMethod } },
      { hide: { error: true, success: true } },
    )
  return <PayForm {...form} start={start} />
}
