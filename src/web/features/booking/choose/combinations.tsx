import { formatPrice } from '../../../../i18n/format-price.ts'
import { useDinars } from '../../../dinars.tsx'
import { useLocale } from '../../../text.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { Price } from '../../../ui/price.tsx'
import { isChosen } from './price-choice.ts'
import type { RoomChoice } from './use-room-choice.ts'

/** So many at once; the others on demand. */
const first = 3

/** The sets of rooms that the whole party fits into. */
export function Combinations({ choice }: { choice: RoomChoice }) {
  const { stay, messages } = choice
  const rest = stay.combinations.slice(first)
  if (stay.combinations.length === 0)
    return (
      <div role="status" className="rounded-card border border-line bg-gold-soft p-5">
        <p className="font-semibold">{stay.message}</p>
        <a
          href="#plan"
          className="inline-flex min-h-11 items-center font-semibold text-brand-deep underline underline-offset-4"
        >
          {messages.otherDates}
        </a>
      </div>
    )
  return (
    <div>
      <h3 className="text-xl">{messages.combinations}</h3>
      <p className="mb-3 text-ink-soft">{messages.combinationsHint}</p>
      <CombinationList choice={choice} combinations={stay.combinations.slice(0, first)} />
      {rest.length > 0 && (
        <details className="mt-3">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand hover:underline">
            {messages.moreCombinations} ({rest.length})
          </summary>
          <CombinationList choice={choice} combinations={rest} />
        </details>
      )}
      <h3 className="mt-6 text-xl noscript:hidden">{messages.ownChoice}</h3>
    </div>
  )
}

type CombinationListProps = { choice: RoomChoice; combinations: RoomChoice['stay']['combinations'] }

function CombinationList({ choice, combinations }: CombinationListProps) {
  const { stay, messages, priced, take } = choice
  const locale = useLocale()
  const dinars = useDinars()
  return (
    <ul className="grid gap-3">
      {combinations.map(({ rooms, price }) => {
        const isTaken = isChosen(rooms, priced.lines)
        return (
          <li
            key={rooms.map(({ roomTypeId, count }) => `${roomTypeId}x${count}`).join()}
            className={`flex flex-wrap items-center justify-between gap-x-4 gap-y-3 rounded-card border bg-surface p-4 ${isTaken ? 'border-brand outline-1 outline-brand' : 'border-line'}`}
          >
            <ul className="min-w-0">
              {rooms.map(({ roomTypeId, title, count }) => (
                <li key={roomTypeId} className="font-semibold">
                  {count} × {title}
                </li>
              ))}
              <li className="text-sm text-ink-soft">{stay.policy.join(' ')}</li>
            </ul>
            <div className="flex grow flex-wrap items-center justify-between gap-3 sm:grow-0 sm:justify-end">
              <Price amount={formatPrice(locale, price)} about={dinars(price)} note={stay.forNights} />
              <PlainButton
                type="button"
                size="small"
                tone={isTaken ? 'primary' : 'quiet'}
                aria-pressed={isTaken}
                onClick={() => take(rooms)}
                className="noscript:hidden"
              >
                {isTaken ? messages.chosen : messages.take}
              </PlainButton>
            </div>
          </li>
        )
      })}
    </ul>
  )
}
