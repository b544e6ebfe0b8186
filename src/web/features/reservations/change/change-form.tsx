import { useState } from 'react'
import type { Outcome } from '../../../api/outcome.ts'
import { useCall } from '../../../auth.ts'
import { textOf, toFormProblem, useForm } from '../../../forms/use-form.ts'
import { FormAlert } from '../../../ui/form-alert.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { PlainButton } from '../../../ui/plain-button.tsx'
import { PlainField } from '../../../ui/plain-field.tsx'
import { type Alternatives, ChangeAlternatives } from './change-alternatives.tsx'
import { type Ages, ChangeChildren } from './change-children.tsx'
import { ChangeCount } from './change-count.tsx'
import { ChangeDifference } from './change-difference.tsx'
import type { ChangeView } from './load-change.ts'
import type { Preview } from './to-change-sums.ts'
import type { WantedChange } from './wanted-change.ts'

type Shown = { wanted: WantedChange; preview: Preview }

export function ChangeForm({ view }: { view: ChangeView }) {
  const { id, messages, isDuring } = view
  const call = useCall()
  const [dates, setDates] = useState({ checkIn: view.checkIn, checkOut: view.checkOut })
  const [adults, setAdults] = useState(view.adults)
  const [ages, setAges] = useState<Ages>(view.children.ages)
  const [rooms, setRooms] = useState(view.rooms)
  const [shown, setShown] = useState<Shown | null>(null)
  const [others, setOthers] = useState<Alternatives | null>(null)
  const ask = async (chosen: Omit<WantedChange, 'adults' | 'childrenAges'>) => {
    const childrenAges = ages.filter((age) => age !== null)
    if (childrenAges.length < ages.length) return { message: view.children.required, fields: {} }
    const wanted = { ...chosen, adults, childrenAges }
    setShown(null)
    setOthers(null)
    const outcome: Outcome<Preview> = await call(
      'POST /customer/reservations/{id}/change/preview',
      { params: { id }, body: wanted },
      { hide: { error: true, success: true } },
    )
    if (outcome.ok) setShown({ wanted, preview: outcome.body })
    else setOthers((outcome.body?.details as Alternatives | undefined) ?? null)
    return toFormProblem(outcome, messages.offline)
  }
  const chosen = rooms.filter(({ count }) => count > 0).map(({ roomTypeId, count }) => ({ roomTypeId, count }))
  const state = useForm((typed) =>
    ask({
      checkIn: isDuring ? view.checkIn : textOf(typed, 'checkIn'),
      checkOut: textOf(typed, 'checkOut'),
      rooms: chosen,
    }),
  )
  const edit = (next: Partial<typeof dates>) => {
    setShown(null)
    setDates({ ...dates, ...next })
  }
  return (
    <>
      <Panel title={messages.title}>
        <form {...state.form} className="space-y-4 noscript:hidden">
          <p>{isDuring ? messages.during : messages.lead}</p>
          <FormAlert message={state.message ?? null} />
          <div className="grid gap-4 sm:grid-cols-2">
            {!isDuring && (
              <PlainField
                type="date"
                name="checkIn"
                label={messages.checkIn}
                value={dates.checkIn}
                onChange={(event) => edit({ checkIn: event.target.value })}
                error={state.errorOf('checkIn')}
              />
            )}
            <PlainField
              type="date"
              name="checkOut"
              label={messages.checkOut}
              value={dates.checkOut}
              onChange={(event) => edit({ checkOut: event.target.value })}
              error={state.errorOf('checkOut')}
            />
          </div>
          {!isDuring && (
            <>
              <ChangeCount
                view={view}
                label={messages.adults}
                value={adults}
                min={1}
                onChange={(count) => {
                  setShown(null)
                  setAdults(count)
                }}
              />
              <ChangeChildren
                view={view}
                ages={ages}
                onChange={(next) => {
                  setShown(null)
                  setAges(next)
                }}
              />
              <fieldset className="space-y-2">
                <legend className="font-semibold">{messages.rooms}</legend>
                {rooms.map((room) => (
                  <ChangeCount
                    key={room.roomTypeId}
                    view={view}
                    label={room.title}
                    value={room.count}
                    onChange={(count) => {
                      setShown(null)
                      setRooms(rooms.map((one) => (one.roomTypeId === room.roomTypeId ? { ...one, count } : one)))
                    }}
                  />
                ))}
              </fieldset>
            </>
          )}
          <PlainButton isPending={state.isPending} pendingLabel={messages.showing} className="max-sm:w-full">
            {messages.show}
          </PlainButton>
        </form>
      </Panel>
      {others && (
        <ChangeAlternatives
          view={view}
          others={others}
          onDates={(stay) => {
            setDates(stay)
            void ask({ ...stay, rooms: chosen })
          }}
          onRooms={(taken) => {
            setRooms(view.rooms.map((room) => ({ ...room, count: countOf(taken, room.roomTypeId) })))
            void ask({ ...dates, rooms: taken })
          }}
        />
      )}
      {shown && <ChangeDifference view={view} {...shown} onPrice={(preview) => setShown({ ...shown, preview })} />}
    </>
  )
}

const countOf = (rooms: WantedChange['rooms'], id: number): number =>
  rooms.find(({ roomTypeId }) => roomTypeId === id)?.count ?? 0
