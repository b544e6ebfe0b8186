import { toCalendarDays } from './calendar-days.ts'
import { CountRow } from './count-row.tsx'
import { DayField } from './day-field.tsx'
import { LeftText } from './left-text.tsx'
import { latestReturn } from './rules/offer-rules.ts'
import { SmallCalendar } from './small-calendar.tsx'
import type { SaleChoice } from './use-choice.ts'

/** When, where an offer has days; back when, for a flight there and back; how many. */
export function OfferFields({ choice: saleChoice }: { choice: SaleChoice }) {
  const { sale, choice, change } = saleChoice
  const { messages, stocks, needs, today } = sale
  const hasDays = stocks.some(({ day }) => day)
  const stock = hasDays ? stocks.find(({ day }) => day === choice.date) : stocks[0]
  return (
    <>
      {needs.date && <OfferDay choice={saleChoice} hasDays={hasDays} />}
      {stock?.time && (
        <p className="text-sm">
          {messages.time}: <bdi dir="ltr">{stock.time}</bdi>
        </p>
      )}
      {needs.returnDate && (
        <DayField
          today={today}
          texts={sale.days}
          placeholder={messages.pickDay}
          id="choice-return"
          label={messages.returnDate}
          name="return"
          value={choice.returnDate}
          min={choice.date ?? today}
          max={latestReturn(choice.date ?? today)}
          onChoose={(returnDate) => change({ returnDate })}
        />
      )}
      <CountRow
        label={messages.quantity}
        hint={stock && <LeftText stock={stock} sale={sale} />}
        name="quantity"
        value={choice.quantity ?? 1}
        min={1}
        max={sale.maxPeople}
        messages={messages}
        onChange={(quantity) => change({ quantity })}
      />
    </>
  )
}

type OfferDayProps = { choice: SaleChoice; hasDays: boolean }

/** One of the offer's days, or any day up to its last. */
function OfferDay({ choice: { sale, choice, change }, hasDays }: OfferDayProps) {
  const { messages, today } = sale
  if (hasDays)
    return (
      <SmallCalendar
        id="choice-date"
        name="date"
        legend={messages.date}
        sale={sale}
        days={toCalendarDays(sale.stocks, ({ prices }) => prices.piece)}
        chosen={choice.date}
        until={choice.returnDate}
        onChoose={({ day }) => change({ date: day })}
      />
    )
  return (
    <DayField
      today={today}
      texts={sale.days}
      placeholder={messages.pickDay}
      id="choice-date"
      label={messages.date}
      name="date"
      value={choice.date}
      min={today}
      max={sale.lastDay}
      onChoose={(date) => change({ date })}
    />
  )
}
