import { BothPrice } from '../../../client/money/both-price.tsx'
import { useText } from '../../../client/text.tsx'
import { CountRow } from './count-row.tsx'
import { LeftText } from './left-text.tsx'
import type { SaleChoice } from './use-choice.ts'

/** How many of each category. */
export function TicketRows({ choice: { sale, choice, change } }: { choice: SaleChoice }) {
  const free = useText().price.free
  const { messages, stocks, currency, maxPeople } = sale
  const countOf = (id: number) => choice.tickets.find(({ categoryId }) => categoryId === id)?.quantity ?? 0
  const others = (id: number) =>
    choice.tickets.reduce((sum, { categoryId, quantity }) => (categoryId === id ? sum : sum + quantity), 0)
  const setCount = (id: number, quantity: number) =>
    change({
      tickets: [
        ...choice.tickets.filter(({ categoryId }) => categoryId !== id),
        ...(quantity > 0 ? [{ categoryId: id, quantity }] : []),
      ].sort((a, b) => a.categoryId - b.categoryId),
    })
  return (
    <fieldset id="choice-tickets">
      <legend className="mb-1 font-semibold">{messages.tickets}</legend>
      {stocks.map((stock) => {
        const amount = stock.prices.ticket ?? 0
        return (
          <CountRow
            key={stock.id}
            label={stock.title ?? messages.tickets}
            hint={
              <>
                {amount > 0 ? <BothPrice cost={{ amount, currency }} /> : free}
                <span className="block">
                  <LeftText stock={stock} sale={sale} />
                </span>
              </>
            }
            name="tickets"
            toValue={(count) => `${stock.id}:${count}`}
            value={countOf(stock.id)}
            max={stock.state === 'open' ? Math.min(stock.left, maxPeople - others(stock.id)) : 0}
            messages={messages}
            onChange={(count) => setCount(stock.id, count)}
          />
        )
      })}
    </fieldset>
  )
}
