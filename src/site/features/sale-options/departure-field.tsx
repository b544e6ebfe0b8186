import { useState } from 'react'
import { adultPrice } from './adult-price.ts'
import { toCalendarDays } from './calendar-days.ts'
import { DepartureList } from './departure-list.tsx'
import { SmallCalendar } from './small-calendar.tsx'
import type { SaleChoice } from './use-choice.ts'

/** So few are seen at a glance. */
const few = 3

/** When a group sets out: in a calendar, or in a list for who would rather read one. */
export function DepartureField({ choice: state }: { choice: SaleChoice }) {
  const { sale, choice, change } = state
  const { messages, stocks } = sale
  const [isList, setIsList] = useState(false)
  // Two groups of one day have one place in a calendar.
  const isCalendar = stocks.length > few && new Set(stocks.map(({ day }) => day)).size === stocks.length
  if (!isCalendar) return <DepartureList choice={state} />
  const chosen = stocks.find(({ id }) => id === choice.departure)
  return (
    <div>
      {isList ? (
        <DepartureList choice={state} />
      ) : (
        <SmallCalendar
          id="choice-departure"
          name="departure"
          legend={messages.departure}
          sale={sale}
          days={toCalendarDays(
            stocks,
            (stock) => adultPrice(stock, choice.sharing),
            ({ id }) => id,
          )}
          chosen={chosen?.day ?? null}
          until={chosen?.endsOn}
          onChoose={({ value }) => change({ departure: Number(value) })}
        />
      )}
      <button type="button" onClick={() => setIsList(!isList)} className="text-link text-sm noscript:hidden">
        {isList ? messages.asCalendar : messages.asList}
      </button>
    </div>
  )
}
