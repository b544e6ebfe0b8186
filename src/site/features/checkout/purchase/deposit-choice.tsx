import { useBothText } from '../../../../client/money/both-text.ts'
import { useLocale } from '../../../../client/text.tsx'
import { fill } from '../../../../i18n/fill.ts'
import { formatDay } from '../../../../i18n/format.ts'
import type { CheckoutPurchasesText } from '../../../../i18n/messages/checkout-purchases.ts'
import { fieldLook } from '../../../../ui/field-look.ts'
import { Radio } from '../../../../ui/radio.tsx'
import type { PurchaseQuote } from './purchase-problem.ts'

type DepositChoiceProps = {
  messages: CheckoutPurchasesText['deposit']
  deposit: NonNullable<PurchaseQuote['deposit']>
  isPart: boolean
  onChange: (isPart: boolean) => void
}

/** All of it now, or a part now and the rest by a day: with both amounts before anybody decides. */
export function DepositChoice({ messages, deposit, isPart, onChange }: DepositChoiceProps) {
  const locale = useLocale()
  const both = useBothText()
  const { amount, rest } = deposit
  const cents = Math.round(amount.amount * 100) + Math.round(rest.amount.amount * 100)
  const whole = both({ ...amount, amount: cents / 100 })
  const choices = [
    { isPart: false, label: messages.whole, hint: fill(messages.wholeHint, { amount: whole }) },
    {
      isPart: true,
      label: messages.part,
      hint: fill(messages.partHint, {
        deposit: both(amount),
        rest: both(rest.amount),
        day: formatDay(locale, rest.dueOn),
      }),
    },
  ]
  return (
    <div role="radiogroup" aria-labelledby="deposit" className="space-y-3">
      {choices.map((choice) => (
        <Radio
          key={choice.label}
          name="payDeposit"
          value={String(choice.isPart)}
          checked={isPart === choice.isPart}
          onChange={() => onChange(choice.isPart)}
          className="flex w-full rounded-control border border-line-strong px-4 py-3 has-checked:border-brand has-checked:bg-brand-soft"
        >
          <span className="block font-semibold">{choice.label}</span>
          <span className="block text-sm text-ink-soft">{choice.hint}</span>
        </Radio>
      ))}
      {isPart && <p className={fieldLook.hint}>{messages.note}</p>}
    </div>
  )
}
