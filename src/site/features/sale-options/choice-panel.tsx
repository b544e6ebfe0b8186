import type { ComponentType, ReactNode } from 'react'
import { Link, useHref } from 'react-router'
import { RateNote } from '../../../client/money/dinars.tsx'
import { Button } from '../../../ui/button.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { WarningIcon } from '../../../ui/icons.tsx'
import { ChoiceTotal } from './choice-total.tsx'
import type { SaleChoice } from './use-choice.ts'

type ChoicePanelProps = {
  choice: SaleChoice | null
  /** The fields of its kind. */
  Fields: ComponentType<{ choice: SaleChoice }>
  /** The link for a sold-out one. */
  others: string
  /** The price above it, in any case. */
  children?: ReactNode
}

/** The options of a sale. Without script its fields become the address of the checkout. */
export function ChoicePanel({ choice, Fields, others, children }: ChoicePanelProps) {
  return (
    <div className="space-y-4 rounded-card border border-line bg-surface p-5 shadow-soft">
      {children && <div>{children}</div>}
      {choice &&
        (choice.sale.state === 'open' ? (
          <ChoiceForm choice={choice} Fields={Fields} />
        ) : (
          <NothingLeft choice={choice} others={others} />
        ))}
      {choice && <RateNote isQuiet={choice.sale.currency === 'IQD'} />}
    </div>
  )
}

/** For those who would rather wait than take something else. */
const WaitLink = ({ choice: { sale } }: { choice: SaleChoice }) => (
  <Link to={`/account/waiting/new?for=${sale.itemType}&id=${sale.itemId}`} className="note-link">
    {sale.messages.wait}
  </Link>
)

function ChoiceForm({ choice: state, Fields }: { choice: SaleChoice; Fields: ChoicePanelProps['Fields'] }) {
  const { sale, problem, refresh, submit } = state
  const { messages, notes } = sale
  return (
    <form
      id="choice"
      noValidate
      aria-labelledby="choice-title"
      action={useHref(`/checkout/${sale.itemType}/${sale.itemId}`)}
      onFocus={() => void refresh()}
      onPointerEnter={() => void refresh()}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
      className="scroll-mt-24 space-y-4"
    >
      <h2 id="choice-title" className="text-xl">
        {sale.title}
      </h2>
      <Fields choice={state} />
      <ChoiceTotal choice={state} />
      {problem && (
        <p role="alert" className={fieldLook.error}>
          {problem}
        </p>
      )}
      <Button className="w-full">{messages.next}</Button>
      {sale.stocks.some(({ state }) => state === 'sold_out') && <WaitLink choice={state} />}
      <div className="space-y-1 text-sm text-ink-soft">
        <p>{messages.hint}</p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <p>{sale.seller}</p>
      </div>
    </form>
  )
}

/** Sold out or over, and the way on. */
function NothingLeft({ choice, others }: { choice: SaleChoice; others: string }) {
  const { sale } = choice
  const { state, left, none, messages } = sale
  return (
    <div role="status" className="rounded-card bg-gold-soft p-4">
      <p className="flex items-start gap-2">
        <WarningIcon className="size-5 shrink-0 text-warning" />
        <span>
          {state === 'sold_out' && <strong className="block">{left[0]}</strong>}
          {none[state === 'sold_out' ? 'sold_out' : 'over']}
        </span>
      </p>
      <div className="flex flex-wrap gap-x-6">
        <Link to={others} className="note-link">
          {messages.others}
        </Link>
        {state === 'sold_out' && <WaitLink choice={choice} />}
      </div>
    </div>
  )
}
