import type { SubmitEvent } from 'react'
import { GetForm, toFormPath } from '../../../client/forms/get-form.tsx'
import { useAuth } from '../../../client/session/auth.ts'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { CalendarIcon, TicketIcon } from '../../../ui/icons.tsx'
import { Price } from '../../../ui/price.tsx'
import { Radio } from '../../../ui/radio.tsx'
import type { PackageData } from './package-data.ts'

type PlanPickerProps = Pick<PackageData, 'plans' | 'plansLabel' | 'buy'>

/** One choice and one button for a package; the plan that costs the least for a day is chosen already. */
export function PlanPicker({ plans, plansLabel, buy }: PlanPickerProps) {
  const { isAuth } = useAuth()
  // A visitor signs in over this page, and goes on to the checkout afterwards.
  const signInFirst = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    openSignIn({ to: toFormPath(buy.path, new FormData(event.currentTarget)) })
  }
  return (
    <GetForm
      action={buy.path}
      {...(!isAuth && { onSubmit: signInFirst })}
      className="space-y-4 border-t border-line bg-sunken p-4 sm:p-5"
    >
      <fieldset className="grid min-w-0 grid-cols-1 gap-3 lg:grid-cols-2">
        <legend className="sr-only">{plansLabel}</legend>
        {plans.map((plan, index) => (
          <Radio
            key={plan.id}
            name="plan"
            value={plan.id}
            defaultChecked={plan.best !== undefined || (plans.length === 1 && index === 0)}
            className="w-full rounded-card border border-line bg-surface p-4 has-checked:border-brand has-checked:ring-1 has-checked:ring-brand"
          >
            <Plan plan={plan} />
          </Radio>
        ))}
      </fieldset>
      <Button className="w-full sm:w-auto">
        {buy.label}
        <span className="sr-only">: {buy.of}</span>
      </Button>
    </GetForm>
  )
}

/** The plan at the start, its price at the end. */
const Plan = ({ plan }: { plan: PackageData['plans'][number] }) => (
  <span className="flex items-start justify-between gap-x-4 gap-y-2 max-[23rem]:flex-wrap">
    <span className="min-w-0 space-y-1">
      <span className="flex flex-wrap items-center gap-2 text-lg font-bold">
        {plan.title}
        {plan.best && <Badge tone="gold">{plan.best}</Badge>}
      </span>
      <span className="flex items-center gap-2 text-sm">
        <CalendarIcon className="size-4 text-brand" />
        {plan.days}
      </span>
      <span className="flex items-center gap-2 text-sm">
        <TicketIcon className="size-4 text-brand" />
        {plan.uses}
      </span>
    </span>
    <span className="ms-auto max-w-3/5 shrink-0 text-end">
      <Price as="span" {...plan.price} className="justify-end" />
      <span className="block text-sm text-ink-soft">{plan.perDay.own}</span>
      <span className={`block text-sm text-ink-soft ${plan.perDay.other.currency === 'USD' ? 'rate-quiet' : ''}`}>
        {plan.perDay.other.text}
      </span>
    </span>
  </span>
)
