import { BothPrice } from '../../../client/money/both-price.tsx'
import { addDays } from '../../../domain/time/day.ts'
import { Radio } from '../../../ui/radio.tsx'
import { adultPrice } from './adult-price.ts'
import { LeftText } from './left-text.tsx'
import type { Stock } from './sale-data.ts'
import type { SaleChoice } from './use-choice.ts'
import { useHijriOffset } from './use-hijri-offset.ts'

/** So many at once; the others on demand. */
const first = 4

/** The departures of a group, each with its price and its free seats. */
export function DepartureList({ choice: state }: { choice: SaleChoice }) {
  const { messages, stocks } = state.sale
  const offset = useHijriOffset()
  const [near, far] = [stocks.slice(0, first), stocks.slice(first)]
  return (
    <fieldset id="choice-departure">
      <legend className="mb-1 font-semibold">{messages.departure}</legend>
      {near.map((stock) => (
        <Departure key={stock.id} stock={stock} offset={offset} choice={state} />
      ))}
      {far.length > 0 && (
        <details open={far.some(({ id }) => id === state.choice.departure) || undefined}>
          <summary className="text-link">
            {messages.moreDepartures} ({far.length})
          </summary>
          {far.map((stock) => (
            <Departure key={stock.id} stock={stock} offset={offset} choice={state} />
          ))}
        </details>
      )}
    </fieldset>
  )
}

type DepartureProps = { stock: Stock; offset: number; choice: SaleChoice }

function Departure({ stock, offset, choice: { sale, choice, change } }: DepartureProps) {
  const { id, day, state } = stock
  const hijri = day && sale.hijri[addDays(day, offset)]
  const amount = adultPrice(stock, choice.sharing)
  const isClosed = state !== 'open'
  return (
    <Radio
      name="departure"
      value={id}
      required
      checked={choice.departure === id}
      disabled={isClosed}
      onChange={() => change({ departure: id })}
      className={`flex w-full border-b border-line py-2 ${isClosed ? 'text-ink-soft [&>input]:opacity-40' : ''}`}
    >
      <time dateTime={day ?? undefined} className="block leading-snug">
        {sale.days[day ?? '']}
      </time>
      {hijri && <span className="block text-sm text-ink-soft">{hijri}</span>}
      <span className="flex flex-wrap justify-between gap-x-3 text-sm">
        {!isClosed && amount !== undefined && (
          <span className="tabular-nums">
            <BothPrice cost={{ amount, currency: sale.currency }} />
          </span>
        )}
        <LeftText stock={stock} sale={sale} />
      </span>
    </Radio>
  )
}
