import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { textOf, useForm } from '../../../client/forms/use-form.ts'
import { topUpLimits } from '../../../domain/money/top-up.ts'
import { toLatinDigits } from '../../../domain/text/digits.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Field } from '../../../ui/field.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { WalletData } from './load-wallet.ts'

/** Round amounts at a tap, any other by typing. */
export function AddMoney({ add }: Pick<WalletData, 'add'>) {
  const { messages, amounts, limits, left, isOver } = add
  return (
    <Panel title={messages.title}>
      <p className="text-ink-soft">
        {limits} {!isOver && left}
      </p>
      {isOver ? (
        <p className="mt-3 font-semibold text-warning">{messages.none}</p>
      ) : (
        <>
          <ul aria-label={messages.choose} className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-4">
            {amounts.map(({ amount, text }) => (
              <li key={amount}>
                <ButtonLink as={Link} to={`/checkout/wallet/${amount}`} tone="quiet" className="w-full tabular-nums">
                  {text}
                </ButtonLink>
              </li>
            ))}
          </ul>
          <OwnAmount add={add} />
        </>
      )}
    </Panel>
  )
}

function OwnAmount({ add: { messages, min, max, invalid, notWhole } }: Pick<WalletData, 'add'>) {
  const navigate = useNavigate()
  const [isGoing, setGoing] = useState(false)
  const form = useForm(async (typed) => {
    // Groups are written with commas, dots or spaces, in any digits.
    const amount = Number(toLatinDigits(textOf(typed, 'amount')).replace(/[\s,.٬،_]/g, ''))
    if (!Number.isInteger(amount) || amount < min || amount > max) return refuse(invalid)
    if (amount % topUpLimits.step !== 0) return refuse(notWhole)
    setGoing(true)
    await navigate(`/checkout/wallet/${amount}`)
    setGoing(false)
    return null
  })
  return (
    <form {...form.form} className="mt-5 flex flex-wrap items-start gap-3 noscript:hidden">
      <Field
        name="amount"
        label={messages.own}
        error={form.errorOf('amount')}
        inputMode="numeric"
        autoComplete="off"
        isLtr
        maxLength={15}
        className="min-w-44 grow"
      />
      <Button
        isPending={form.isPending || isGoing}
        pendingLabel={messages.go}
        className="mt-[1.7rem] max-sm:w-full max-sm:mt-0"
      >
        {messages.go}
      </Button>
    </form>
  )
}

const refuse = (message: string) => ({ message, fields: { amount: message } })
