import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import type { Outcome } from '../../../client/call/outcome.ts'
import { useReturn } from '../../../client/device/use-page-restored.ts'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import type { ReservationsText } from '../../../i18n/messages/reservations.ts'
import { Button } from '../../../ui/button.tsx'
import { Select } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'

export type PayMethod = { method: PaymentMethod; label: string }

type PayFormProps = {
  /** Asks where it is paid. */
  start: (method: PaymentMethod) => Promise<Outcome<{ payment_url: string }>>
  /** The page with its state, if it cannot be paid any more. */
  resultPath: string
  messages: ReservationsText['pay']
  methods: readonly PayMethod[]
  chosen: PaymentMethod
  /** Orders whose payment can be shared with others. */
  order?: number | undefined
}

/** Sends the browser to where something is paid that waits for its money. */
export function PayForm({ start, resultPath, messages, methods, chosen, order }: PayFormProps) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [isLeaving, setLeaving] = useState(false)
  useReturn(() => {
    setLeaving(false)
    void revalidate()
  })
  const state = useForm(async (typed) => {
    const outcome = await start((textOf(typed, 'paymentMethod') || methods[0]?.method || chosen) as PaymentMethod)
    if (outcome.ok) {
      setLeaving(true)
      location.assign(outcome.body.payment_url)
    } else if (isOver(outcome.body?.code)) {
      // Paid in another tab, or too late: the page there says which.
      await navigate(resultPath)
      await revalidate()
      return null
    }
    return toFormProblem(outcome, messages.offline)
  })
  return (
    <form {...state.form} className="space-y-3 noscript:hidden">
      <FormAlert message={state.message ?? null} />
      <div className="flex flex-wrap items-end gap-3">
        {methods.length > 1 && (
          <Select
            name="paymentMethod"
            label={messages.method}
            defaultValue={methods.some(({ method }) => method === chosen) ? chosen : methods[0]?.method}
            error={state.errorOf('paymentMethod')}
            className="min-w-44 grow"
          >
            {methods.map(({ method, label }) => (
              <option key={method} value={method}>
                {label}
              </option>
            ))}
          </Select>
        )}
        <Button isPending={state.isPending || isLeaving} pendingLabel={messages.going} className="max-sm:w-full">
          {messages.action}
        </Button>
      </div>
      {order !== undefined && (
        <Link
          to={`/account/orders/${order}/payers`}
          className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
        >
          {messages.share}
        </Link>
      )}
    </form>
  )
}

const isOver = (code: string | undefined): boolean => code === 'CANNOT_PAY' || code === 'ORDER_NOT_PAYABLE'
