import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { textOf, toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { AboutInDollars, RateNote } from '../../../../client/money/dinars.tsx'
import { DueLines } from '../../../../client/money/due-lines.tsx'
import { useCall } from '../../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../../domain/money/payment-method.ts'
import { fill } from '../../../../i18n/fill.ts'
import { formatPrice } from '../../../../i18n/format.ts'
import { Button } from '../../../../ui/button.tsx'
import { Select } from '../../../../ui/field.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { SumList } from '../../../../ui/sum-list.tsx'
import { ComparedStays } from './compared-stays.tsx'
import type { ChangeView } from './load-change.ts'
import { type Preview, toChangeFacts, toChangeSums } from './to-change-sums.ts'
import type { WantedChange } from './wanted-change.ts'

type DifferenceProps = {
  view: ChangeView
  wanted: WantedChange
  preview: Preview
  /** It has become another meanwhile. */
  onPrice: (preview: Preview) => void
}

/** The charge or refund of a change, and its button. */
export function ChangeDifference({ view, wanted, preview, onPrice }: DifferenceProps) {
  const { id, locale, messages } = view
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isLeaving, setLeaving] = useState(false)
  const isMore = preview.toPay.amount > 0
  const state = useForm(async (typed) => {
    const paymentMethod = isMore ? (textOf(typed, 'paymentMethod') as PaymentMethod) : undefined
    const outcome = await call(
      'POST /customer/reservations/{id}/change',
      { params: { id }, body: { ...wanted, priceKey: preview.priceKey, paymentMethod } },
      { hide: { error: true, success: true } },
    )
    if (outcome.ok) {
      setLeaving(true)
      if (outcome.body.status === 'held' && outcome.body.payment.link) location.assign(outcome.body.payment.link)
      else {
        await revalidate()
      }
      return null
    }
    if (outcome.body?.code === 'PRICE_CHANGED' && outcome.body.details) {
      onPrice(outcome.body.details.price)
      return { message: messages.changedPrice, fields: {} }
    }
    return toFormProblem(outcome, messages.offline)
  })
  return (
    <Panel title={messages.difference}>
      <form {...state.form} className="space-y-4">
        <ComparedStays view={view} preview={preview} />
        <SumList {...toChangeSums(locale, messages, preview, view.paidRate)} partsLabel={view.byNight} />
        <AboutInDollars cost={isMore ? preview.toPay : preview.toGetBack} className="text-end" />
        {preview.inDinars && (
          <>
            <DueLines due={{ amount: preview.inDinars.amount, rounding: 0 }} messages={view.due} />
            <RateNote />
          </>
        )}
        <ul className="list-disc space-y-2 ps-5">
          {toChangeFacts(locale, messages, preview).map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <FormAlert message={state.message ?? null} />
        {isMore && (
          <MethodSelect label={messages.method} methods={view.methods} error={state.errorOf('paymentMethod')} />
        )}
        <Button isPending={state.isPending || isLeaving} pendingLabel={messages.changing} className="max-sm:w-full">
          {isMore ? fill(messages.pay, { amount: formatPrice(locale, preview.toPay) }) : messages.confirm}
        </Button>
      </form>
    </Panel>
  )
}

type MethodSelectProps = { label: string; methods: ChangeView['methods']; error: string | undefined }

const MethodSelect = ({ label, methods, error }: MethodSelectProps) => (
  <Select name="paymentMethod" label={label} defaultValue={methods[0]?.method} error={error}>
    {methods.map(({ method, label }) => (
      <option key={method} value={method}>
        {label}
      </option>
    ))}
  </Select>
)
