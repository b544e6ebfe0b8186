import { useDinars } from '../../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../../client/text.tsx'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { Price } from '../../../../ui/price.tsx'
import { Stepper } from '../../../../ui/stepper.tsx'
import type { ShownRoom } from './load-choice.ts'
import { countOf } from './price-room-choice.ts'
import type { RoomChoice } from './use-room-choice.ts'

/** The price of one such room for these nights, the free rooms, and the chosen number. */
export function RoomCount({ choice, room }: { choice: RoomChoice; room: ShownRoom }) {
  const { stay, messages, counts, setCount } = choice
  const t = useText()
  const locale = useLocale()
  const dinars = useDinars()
  const price = (amount: number) => formatPrice(locale, { amount, currency: stay.currency })
  const isReduced = room.stayPriceBefore > room.stayPrice
  return (
    <div className="flex flex-wrap items-end justify-between gap-3">
      <div>
        <Price
          amount={price(room.stayPrice)}
          before={isReduced ? price(room.stayPriceBefore) : undefined}
          beforeLabel={t.price.before}
          amountLabel={isReduced ? t.price.now : undefined}
          about={dinars({ amount: room.stayPrice, currency: stay.currency })}
          note={stay.forNights}
        />
        <p className="text-sm text-ink-soft">
          {room.nightly.join(' ')} {t.price.perNight}
        </p>
        <p className={`text-sm font-semibold ${room.unitsLeft > 3 ? 'text-ink-soft' : 'text-danger'}`}>{room.left}</p>
      </div>
      {room.unitsLeft > 0 && (
        <Stepper
          label={room.title}
          lessLabel={messages.less}
          moreLabel={messages.more}
          value={countOf(counts, room)}
          max={room.unitsLeft}
          onChange={(count) => setCount(room.id, count)}
          className="noscript:hidden"
        />
      )}
    </div>
  )
}
