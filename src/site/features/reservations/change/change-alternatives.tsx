import { useBothText } from '../../../../client/money/both-text.ts'
import type { DetailsByCode } from '../../../../contract/problem-details.ts'
import { Button } from '../../../../ui/button.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import type { ChangeView } from './load-change.ts'
import { toDatesText } from './to-dates-text.ts'
import type { WantedChange } from './wanted-change.ts'

export type Alternatives = DetailsByCode['ROOM_UNAVAILABLE' | 'CLOSED']

type AlternativesProps = {
  view: ChangeView
  others: Alternatives
  onDates: (stay: { checkIn: string; checkOut: string }) => void
  onRooms: (rooms: WantedChange['rooms']) => void
}

/** Alternatives for a sold-out change. */
export function ChangeAlternatives({ view, others, onDates, onRooms }: AlternativesProps) {
  const { messages, locale } = view
  const both = useBothText()
  const { combinations = [], dates = [] } = others
  return (
    <>
      {dates.length > 0 && (
        <Panel title={messages.otherDates}>
          <ul className="space-y-2">
            {dates.map((stay) => (
              <Choice
                key={stay.checkIn}
                text={toDatesText(locale, stay)}
                label={messages.take}
                onTake={() => onDates(stay)}
              />
            ))}
          </ul>
        </Panel>
      )}
      {combinations.length > 0 && (
        <Panel title={messages.otherRooms}>
          <ul className="space-y-2">
            {combinations.map(({ rooms, price }) => {
              const text = rooms.map(({ title, count }) => `${count} × ${title}`).join(' + ')
              return (
                <Choice
                  key={text}
                  text={`${text} · ${both(price)}`}
                  label={messages.take}
                  onTake={() => onRooms(rooms.map(({ roomTypeId, count }) => ({ roomTypeId, count })))}
                />
              )
            })}
          </ul>
        </Panel>
      )}
    </>
  )
}

const Choice = ({ text, label, onTake }: { text: string; label: string; onTake: () => void }) => (
  <li className="flex flex-wrap items-center justify-between gap-3">
    <span>{text}</span>
    <Button type="button" tone="quiet" onClick={onTake} aria-label={`${label}: ${text}`}>
      {label}
    </Button>
  </li>
)
