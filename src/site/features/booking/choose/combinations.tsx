import { Link } from 'react-router'
import { useDinars } from '../../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../../client/text.tsx'
import { formatPrice } from '../../../../i18n/format-price.ts'
import { Button } from '../../../../ui/button.tsx'
import { BedIcon } from '../../../../ui/icons.tsx'
import { Picture, type PictureSource } from '../../../../ui/picture.tsx'
import { Price } from '../../../../ui/price.tsx'
import { isChosen } from './price-room-choice.ts'
import type { RoomChoice } from './use-room-choice.ts'

/** So many at once; the others on demand. */
const first = 3

/** The facts that distinguish rooms at a glance. */
type RoomFacts = {
  id: number
  floor: number
  picture: Omit<PictureSource, 'alt'>
  bedTypes: { id: number; title: string; count: number }[]
}

/** The sets of rooms that the whole party fits into. */
export function Combinations({ choice, roomTypes }: { choice: RoomChoice; roomTypes: RoomFacts[] }) {
  const { stay, messages, waitPath } = choice
  const rest = stay.combinations.slice(first)
  if (stay.combinations.length === 0)
    return (
      <div role="status" className="rounded-card border border-line bg-gold-soft p-5">
        <p className="font-semibold">{stay.message}</p>
        <div className="flex flex-wrap gap-x-6">
          <a href="#plan" className="note-link">
            {messages.otherDates}
          </a>
          <Link to={waitPath} className="note-link">
            {messages.wait}
          </Link>
        </div>
      </div>
    )
  return (
    <div>
      <h3 className="text-xl">{messages.combinations}</h3>
      <p className="mb-3 text-ink-soft">{messages.combinationsHint}</p>
      <CombinationList choice={choice} roomTypes={roomTypes} combinations={stay.combinations.slice(0, first)} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="text-link">
            {messages.moreCombinations} ({rest.length})
          </summary>
          <CombinationList choice={choice} roomTypes={roomTypes} combinations={rest} />
        </details>
      )}
      <h3 className="mt-6 text-xl noscript:hidden">{messages.ownChoice}</h3>
    </div>
  )
}

type Combination = RoomChoice['stay']['combinations'][number]
type CombinationListProps = { choice: RoomChoice; roomTypes: RoomFacts[]; combinations: Combination[] }

function CombinationList({ choice, roomTypes, combinations }: CombinationListProps) {
  const { stay, messages, priced, take } = choice
  const t = useText()
  const locale = useLocale()
  const dinars = useDinars()
  return (
    <ul className="grid gap-3">
      {combinations.map(({ rooms, price, priceBefore, why }) => {
        const isReduced = priceBefore.amount > price.amount
        const isTaken = isChosen(rooms, priced.lines)
        return (
          <li
            key={rooms.map(({ roomTypeId, count }) => `${roomTypeId}x${count}`).join()}
            className={`rounded-card border bg-surface p-4 ${isTaken ? 'border-brand outline-1 outline-brand' : 'border-line'}`}
          >
            <ul className="grid gap-3">
              {rooms.map((room) => (
                <CombinedRoom
                  key={room.roomTypeId}
                  room={room}
                  facts={roomTypes.find(({ id }) => id === room.roomTypeId)}
                  stay={stay}
                />
              ))}
              {why && <li className="text-sm">{why}</li>}
              <li className="text-sm text-ink-soft">{stay.policy.join(' ')}</li>
            </ul>
            {stay.childFees > 0 && <p className="mt-3 text-sm text-ink-soft">{stay.childFeesText}</p>}
            <div className="mt-3 flex flex-wrap items-center justify-between gap-3 border-t border-line pt-3">
              <Price
                amount={formatPrice(locale, price)}
                before={isReduced ? formatPrice(locale, priceBefore) : undefined}
                beforeLabel={t.price.before}
                amountLabel={isReduced ? t.price.now : undefined}
                about={dinars(price)}
                note={stay.forNights}
              />
              <Button
                type="button"
                size="small"
                tone={isTaken ? 'primary' : 'quiet'}
                aria-pressed={isTaken}
                data-early
                onClick={() => take(rooms)}
                className="noscript:hidden"
              >
                {isTaken ? messages.chosen : messages.take}
              </Button>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

type CombinedRoomProps = {
  room: Combination['rooms'][number]
  facts: RoomFacts | undefined
  stay: RoomChoice['stay']
}

/** With its beds and floor, and the nights that its part of the price is made of. */
function CombinedRoom({ room: { roomTypeId, title, count }, facts, stay }: CombinedRoomProps) {
  const t = useText()
  const shown = stay.rooms.find(({ id }) => id === roomTypeId)
  return (
    <li className="flex gap-3">
      {facts && (
        <Picture picture={{ ...facts.picture, alt: '' }} sizes="6rem" className="h-18 w-24 shrink-0 rounded-lg" />
      )}
      <div className="min-w-0">
        <p className="font-semibold">
          {count} × {title}
        </p>
        {facts && (
          <p className="flex flex-wrap gap-x-3 text-sm">
            {facts.bedTypes.map(({ id, title, count }) => (
              <span key={id} className="inline-flex items-center gap-1.5">
                <BedIcon className="size-4 text-brand" />
                {count} × {title}
              </span>
            ))}
            <span className="text-ink-soft">{t.property.floor(facts.floor)}</span>
          </p>
        )}
        {shown && (
          <p className="text-sm text-ink-soft tabular-nums">
            {stay.nightsLabel} ×
            {/* A line ends between dollars and dinars, and within one of them only where it is too narrow for it. */}
            {shown.nightly.map((part) => [
              ' ',
              <span key={part} className="inline-block">
                {part}
              </span>,
            ])}
          </p>
        )}
      </div>
    </li>
  )
}
