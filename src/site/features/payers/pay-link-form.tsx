import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useReturn } from '../../../client/device/use-page-restored.ts'
import { textOf, toFormProblem, useForm } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import type { PaymentMethod } from '../../../domain/money/payment-method.ts'
import { partLimits } from '../../../domain/orders/order-parts.ts'
import type { PayLinkText } from '../../../i18n/messages/pay-link.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Radio } from '../../../ui/radio.tsx'
import type { PayLinkView } from './load-pay-link.ts'

type Link = NonNullable<PayLinkView['link']>
type PayLinkFormProps = { messages: PayLinkText; link: Link }

export function PayLinkForm({ messages, link }: PayLinkFormProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isLeaving, setLeaving] = useState(false)
  useReturn(() => {
    setLeaving(false)
    void revalidate()
  })
  const state = useForm(async (typed) => {
    const paymentMethod = (textOf(typed, 'paymentMethod') || link.methods[0]?.method) as PaymentMethod
    const body = { paymentMethod, name: textOf(typed, 'name') }
    const outcome = await call(
      'POST /public/pay/{secret}/payment-url',
      { params: { secret: link.secret }, body },
      { hide: { error: true, success: true } },
    )
    if (!outcome.ok) {
      // It was paid, taken back or over meanwhile: the page says which.
      if (outcome.status === 410) await revalidate()
      return toFormProblem(outcome, messages.offline)
    }
    // A bank has a page of its own; cash and codes to scan are shown on this one.
    if (new URL(outcome.body.payment_url, location.href).pathname === location.pathname) await revalidate()
    else {
      setLeaving(true)
      location.assign(outcome.body.payment_url)
    }
    return null
  })
  return (
    <form {...state.form} className="space-y-4 noscript:hidden">
      <FormAlert message={state.message} />
      {(link.goOn || link.qr) && <p className="font-semibold">{messages.another}</p>}
      <Field
        name="name"
        label={messages.name}
        description={messages.nameHint}
        error={state.errorOf('name')}
        maxLength={partLimits.maxName}
        autoComplete="name"
      />
      {!link.isCash && <MethodChoice legend={messages.method} methods={link.methods} />}
      <Button size="large" isPending={state.isPending || isLeaving} pendingLabel={messages.going} className="w-full">
        {link.isCash ? messages.cashAction : link.pay}
      </Button>
    </form>
  )
}

const MethodChoice = ({ legend, methods }: { legend: string; methods: Link['methods'] }) => (
  <fieldset className="space-y-2">
    <legend className="mb-2 font-semibold">{legend}</legend>
    {methods.map(({ method, label }, index) => (
      <Radio
        key={method}
        name="paymentMethod"
        value={method}
        defaultChecked={index === 0}
        className="flex min-h-12 w-full rounded-control border border-line-strong px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft"
      >
        {label}
      </Radio>
    ))}
  </fieldset>
)
