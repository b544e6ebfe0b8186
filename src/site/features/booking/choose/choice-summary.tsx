import { useId } from 'react'
import { useDinars } from '../../../../client/money/dinars.tsx'
import { useLocale } from '../../../../client/text.tsx'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { Button } from '../../../../ui/button.tsx'
import { fieldLook } from '../../../../ui/field-look.ts'
import { Price } from '../../../../ui/price.tsx'
import type { RoomChoice } from './use-room-choice.ts'

type ChoiceSummaryProps = {
  choice: RoomChoice
  /** For other days or another party than the form says by now. */
  isStale?: boolean
  className?: string
}

/** The chosen rooms and their price: each room, each night, the children, the discount, the total. */
export function ChoiceSummary({ choice, isStale = false, className = '' }: ChoiceSummaryProps) {
  const { stay, messages, priced, problem, book } = choice
  const { lines, children, before, total, currency } = priced
  const locale = useLocale()
  const dinars = useDinars()
  const id = useId()
  const price = (amount: number, sign?: '−') => formatPrice(locale, { amount, currency }, sign)
  const saving = Math.round((before - total) * 100) / 100
  return (
    <section
      aria-labelledby={id}
      inert={isStale}
      className={`panel noscript:hidden ${isStale ? 'opacity-50' : ''} ${className}`}
    >
      <h2 id={id} className="mb-2 text-xl">
        {messages.summary}
      </h2>
      {lines.length === 0 && <p className="text-ink-soft">{messages.nothingChosen}</p>}
      {lines.map((line) => (
        <RoomLine key={line.id} line={line} nightLabels={stay.nightLabels} byNight={messages.byNight} price={price} />
      ))}
      {children > 0 && (
        <Row label={stay.childFeesLabel} amount={price(children)} className="border-b border-line py-3" />
      )}
      {saving > 0 && (
        <div className="border-b border-line py-3 text-sm">
          <Row label={messages.before} amount={price(before)} />
          <Row label={messages.saving} amount={price(saving, '−')} className="font-semibold text-success" />
        </div>
      )}
      {lines.length > 0 && (
        <div className="py-3">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <p className="text-xl font-bold">{messages.total}</p>
            <Price amount={price(total)} about={dinars({ amount: total, currency })} className="ms-auto justify-end" />
          </div>
          <p className="text-sm text-ink-soft">{stay.forNights}</p>
        </div>
      )}
      {problem && (
        <p role="alert" className={`mb-2 ${fieldLook.error}`}>
          {problem}
        </p>
      )}
      <Button type="button" onClick={book} className="mt-2 w-full">
        {messages.book}
      </Button>
      <p className="mt-2 text-sm text-ink-soft">{messages.bookHint}</p>
    </section>
  )
}

type RoomLineProps = {
  line: RoomChoice['priced']['lines'][number]
  nightLabels: readonly string[]
  byNight: string
  price: (amount: number) => string
}

const RoomLine = ({ line: { title, count, amount, nights }, nightLabels, byNight, price }: RoomLineProps) => (
  <div className="border-b border-line py-2">
    <Row label={`${count} × ${title}`} amount={price(amount)} />
    <details>
      <summary className="text-link text-sm">{byNight}</summary>
      <ul className="pb-1 text-sm text-ink-soft">
        {nights.map((night, index) => (
          <li key={nightLabels[index]}>
            <Row label={nightLabels[index] ?? ''} amount={count > 1 ? `${count} × ${price(night)}` : price(night)} />
          </li>
        ))}
      </ul>
    </details>
  </div>
)

const Row = ({ label, amount, className = '' }: { label: string; amount: string; className?: string }) => (
  <p className={`flex flex-wrap items-baseline justify-between gap-x-4 ${className}`}>
    <span>{label}</span>
    <span className="ms-auto whitespace-nowrap tabular-nums">{amount}</span>
  </p>
)
