import { BothPrice } from '../../../client/money/both-price.tsx'
import { useText } from '../../../client/text.tsx'
import { Select } from '../../../ui/field.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { toCalendarDays } from './calendar-days.ts'
import { CountRow } from './count-row.tsx'
import { LeftText } from './left-text.tsx'
import { openOf } from './rules/choice-rules.ts'
import { SmallCalendar } from './small-calendar.tsx'
import type { SaleChoice } from './use-choice.ts'

/** The day, then the time, then how many. */
export function ActivityFields({ choice: state }: { choice: SaleChoice }) {
  const { sale, choice, change } = state
  const { messages, stocks, maxPeople } = sale
  const open = openOf(sale)
  const chosen = stocks.find(({ id }) => id === choice.departure)
  const min = chosen?.min ?? Math.min(...open.map((stock) => stock.min))
  return (
    <>
      <SmallCalendar
        id="choice-date"
        name="day"
        legend={messages.day}
        sale={sale}
        days={toCalendarDays(stocks, ({ prices }) => prices.person)}
        chosen={choice.date}
        onChoose={({ day }) => change({ date: day, departure: null })}
        className="noscript:hidden"
      />
      {choice.date && <Times choice={state} />}
      <Select name="departure" label={messages.day} className="scripted:hidden">
        {open.map(({ id, day, time }) => (
          <option key={id} value={id}>
            {[sale.days[day ?? ''], time].join(' · ')}
          </option>
        ))}
      </Select>
      <CountRow
        label={messages.people}
        hint={min > 1 ? sale.min[min] : undefined}
        name="quantity"
        value={choice.quantity ?? min}
        min={min}
        max={maxPeople}
        messages={messages}
        onChange={(quantity) => change({ quantity })}
      />
    </>
  )
}

/** The times of the day, full ones too: a visitor who looks for one learns why it is not offered. */
function Times({ choice: { sale, choice, change } }: { choice: SaleChoice }) {
  const free = useText().price.free
  const times = sale.stocks.filter(({ day, state }) => day === choice.date && state !== 'over')
  return (
    <fieldset id="choice-departure" className="noscript:hidden">
      <legend className="font-semibold">{sale.messages.time}</legend>
      {times.map((stock) => {
        const amount = stock.prices.person ?? 0
        return (
          <Radio
            key={stock.id}
            name="time"
            value={stock.id}
            checked={choice.departure === stock.id}
            disabled={stock.state !== 'open'}
            onChange={() => change({ departure: stock.id })}
            className="flex w-full"
          >
            <bdi dir="ltr" className="font-semibold tabular-nums">
              {stock.time}
            </bdi>{' '}
            <span className="text-sm text-ink-soft">
              {amount > 0 ? <BothPrice cost={{ amount, currency: sale.currency }} /> : free}{' '}
              <LeftText stock={stock} sale={sale} />
            </span>
          </Radio>
        )
      })}
    </fieldset>
  )
}
