import { BothPrice } from '../../../client/money/both-price.tsx'
import { Radio } from '../../../ui/radio.tsx'
import { adultPrice } from './adult-price.ts'
import { sharingsOf } from './rules/tour-rules.ts'
import type { SaleChoice } from './use-choice.ts'

/** How many share a room: the fewer, the dearer. */
export function SharingField({ choice: { sale, choice, change } }: { choice: SaleChoice }) {
  const departure = sale.stocks.find(({ id }) => id === choice.departure)
  return (
    <fieldset>
      <legend className="font-semibold">{sale.messages.sharing}</legend>
      {sharingsOf(sale).map((sharing) => {
        const amount = departure && adultPrice(departure, sharing)
        return (
          <Radio
            key={sharing}
            name="sharing"
            value={sharing}
            checked={choice.sharing === sharing}
            onChange={() => change({ sharing })}
            className="flex w-full"
          >
            {sale.rooms[sharing]}
            {amount !== undefined && (
              <span className="block text-sm text-ink-soft tabular-nums">
                <BothPrice cost={{ amount, currency: sale.currency }} />
              </span>
            )}
          </Radio>
        )
      })}
    </fieldset>
  )
}
