import { toCalendarDays } from './calendar-days.ts'
import { CountRow } from './count-row.tsx'
import { DayField } from './day-field.tsx'
import { LeftText } from './left-text.tsx'
import { latestReturn } from './rules/offer-rules.ts'
import { SmallCalendar } from './small-calendar.tsx'
import type { SaleChoice } from './use-choice.ts'

/** When, where an offer has days; back when, for a flight there and back; how many. */
export function OfferFields({ choice: { sale, choice, change } }: { choice: SaleChoice }) {
  const { messages, stocks, needs, today } = sale
  const hasDays = stocks.some(({ day }) => day)
  const stock = hasDays ? stocks.find(({ day }) => day === choice.date) : stocks[0]
  const common = { today, texts: sale.days, placeholder: messages.pickDay }
  return (
    <>
      {needs.date && hasDays && (
        <SmallCalendar
          id="choice-date"
          name="date"
          legend={messages.date}
          sale={sale}
          days={toCalendarDays(stocks, ({ prices }) => prices.piece)}
          chosen={choice.date}
          until={choice.returnDate}
          onChoose={({ day }) => change({ date: day })}
        />
      )}
      {needs.date && !hasDays && (
        <DayField
          {...common}
          id="choice-date"
          label={messages.date}
          name="date"
          value={choice.date}
          min={today}
          max={sale.lastDay}
          onChoose={(date) => change({ date })}
        />
      )}
      {stock?.time && (
        <p className="text-sm">
          {messages.time}: <bdi dir="ltr">{stock.time}</bdi>
        </p>
      )}
      {needs.returnDate && (
        <DayField
          {...common}
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
