import { useBothText } from '../../../../client/money/both-text.ts'
import { useText } from '../../../../client/text.tsx'
import type { ChangeRooms as Priced } from '../../../../contract/reservation-changes.ts'
import { bookingText } from '../../../../i18n/messages/booking.ts'
import { BedIcon } from '../../../../ui/icons.tsx'
import { Picture } from '../../../../ui/picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import { Stepper } from '../../../../ui/stepper.tsx'
import type { ChangeView } from './load-change.ts'

type Room = ChangeView['rooms'][number]

type ChangeRoomsProps = {
  view: ChangeView
  rooms: readonly Room[]
  prices: Priced['rooms'] | null
  nights: number
  isAsking: boolean
  onCount: (roomTypeId: number, count: number) => void
}

/** Each room type with its picture and beds, what one such room costs for the chosen nights, and how many are wanted. */
export function ChangeRooms({ view, rooms, prices, nights, isAsking, onCount }: ChangeRoomsProps) {
  const { messages } = view
  return (
    <fieldset aria-busy={isAsking} className="space-y-3">
      <legend className="font-semibold">{messages.rooms}</legend>
      <p className="note">{messages.roomsHint}</p>
      <ul className={`space-y-3 ${isAsking ? 'opacity-60' : ''}`}>
        {rooms.map((room) => (
          <RoomRow
            key={room.roomTypeId}
            view={view}
            room={room}
            priced={prices?.find(({ roomTypeId }) => roomTypeId === room.roomTypeId)}
            nights={nights}
            onCount={(count) => onCount(room.roomTypeId, count)}
          />
        ))}
      </ul>
    </fieldset>
  )
}

type RoomRowProps = {
  view: ChangeView
  room: Room
  priced: Priced['rooms'][number] | undefined
  nights: number
  onCount: (count: number) => void
}

function RoomRow({ view, room, priced, nights, onCount }: RoomRowProps) {
  const { locale, messages } = view
  const t = useText()
  const both = useBothText()
  const text = bookingText[locale]
  const isReduced = priced && priced.priceBefore.amount > priced.price.amount
  return (
    <li className="space-y-3 rounded-card border border-line p-3">
      <div className="flex gap-3">
        <Picture picture={{ ...room.picture, alt: '' }} sizes="6rem" className="h-18 w-24 shrink-0 rounded-lg" />
        <div className="min-w-0">
          <p className="font-semibold">{room.title}</p>
          <p className="flex flex-wrap gap-x-3 text-sm">
            {room.bedTypes.map(({ id, title, count }) => (
              <span key={id} className="inline-flex items-center gap-1.5">
                <BedIcon className="size-4 text-brand" />
                {count} × {title}
              </span>
            ))}
            <span className="text-ink-soft">{t.property.guests(room.maxGuests)}</span>
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-end justify-between gap-3">
        {priced && (
          <div>
            <Price
              size="small"
              amount={both(priced.price)}
              before={isReduced ? both(priced.priceBefore) : undefined}
              beforeLabel={t.price.before}
              amountLabel={isReduced ? t.price.now : undefined}
              note={text.forNights(nights)}
            />
            <p className={`text-sm font-semibold ${priced.left > 3 ? 'text-ink-soft' : 'text-danger'}`}>
              {toLeft(priced, text)}
            </p>
          </div>
        )}
        <Stepper
          label={room.title}
          lessLabel={messages.less}
          moreLabel={messages.more}
          value={room.count}
          max={priced?.left ?? 20}
          onChange={onCount}
          className="ms-auto"
        />
      </div>
    </li>
  )
}

function toLeft({ left, minNights }: Priced['rooms'][number], text: (typeof bookingText)['en']): string {
  if (left > 0) return text.left(left)
  return minNights ? text.minNights(minNights) : text.messages.noneLeft
}
