import { useCall } from '../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { PayForm, type PayMethod } from '../orders/pay-form.tsx'

type PayPurchaseProps = {
  id: number
  resultPath: string
  messages: ReservationsText['pay']
  methods: readonly PayMethod[]
  chosen: PaymentMethod
  order?: number | undefined
}

/** All of it, or the rest of one whose deposit is paid: the server knows which. */
export function PayPurchase({ id, ...form }: PayPurchaseProps) {
  const call = useCall()
  const start = (paymentMethod: PaymentMethod) =>
    call(
      'POST /customer/purchases/{id}/payment-url',
      { params: { id }, body: { paymentMethod } },
      { hide: { error: true, success: true } },
    )
  return <PayForm {...form} start={start} />
}
