import { useState } from 'react'
import { toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { countNights, type Stay } from '../../../../domain/stays/stay.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { type Alternatives, ChangeAlternatives } from './change-alternatives.tsx'
import { type Ages, ChangeChildren } from './change-children.tsx'
import { ChangeCount } from './change-count.tsx'
import { ChangeDates } from './change-dates.tsx'
import { ChangeDifference } from './change-difference.tsx'
import { ChangeRooms } from './change-rooms.tsx'
import type { ChangeView } from './load-change.ts'
import type { Preview } from './to-change-sums.ts'
import { useChangeRooms } from './use-change-rooms.ts'
import { toWantedRooms, type WantedChange } from './wanted-change.ts'

type ChangePreview = { wanted: WantedChange; preview: Preview }

type Draft = { dates: Stay; adults: number; ages: Ages; rooms: ChangeView['rooms'] }

export function ChangeForm({ view }: { view: ChangeView }) {
  const { messages, isDuring } = view
  const [draft, setDraft] = useState<Draft>({
    dates: view.own,
    adults: view.adults,
    ages: view.children.ages,
    rooms: view.rooms,
  })
  const { dates, adults, ages, rooms } = draft
  const { shown, others, show, forget, setShown } = useDifference(view)
  const priced = useChangeRooms(view)
  const edit = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    forget()
    setDraft(next)
    const childrenAges = next.ages.filter((age) => age !== null)
    const isKnown = childrenAges.length === next.ages.length
    if (isKnown && part.rooms === undefined) void priced.ask({ ...next.dates, adults: next.adults, childrenAges })
    return next
  }
  const state = useForm(() => show(draft))
  return (
    <>
      <Panel title={messages.title}>
        <form {...state.form} className="space-y-4 noscript:hidden">
          <p>{isDuring ? messages.during : messages.lead}</p>
          {/* A refusal stands until there is an answer to another choice. */}
          <FormAlert message={shown ? null : (state.message ?? null)} />
          <ChangeDates
            view={view}
            dates={dates}
            rooms={rooms}
            error={shown ? undefined : (state.errorOf('checkIn') ?? state.errorOf('checkOut'))}
            onChange={(dates) => edit({ dates })}
          />
          {!isDuring && (
            <>
              <ChangeCount
                view={view}
                label={messages.adults}
                value={adults}
                min={1}
                onChange={(adults) => edit({ adults })}
              />
              <ChangeChildren view={view} ages={ages} onChange={(ages) => edit({ ages })} />
              <ChangeRooms
                view={view}
                rooms={rooms}
                prices={priced.rooms}
                nights={countNights(dates)}
                isAsking={priced.isAsking}
                onCount={(id, count) =>
                  edit({ rooms: rooms.map((room) => (room.roomTypeId === id ? { ...room, count } : room)) })
                }
              />
            </>
          )}
          <Button isPending={state.isPending} pendingLabel={messages.showing} className="max-sm:w-full">
            {messages.show}
          </Button>
        </form>
      </Panel>
      {others && (
        <ChangeAlternatives
          view={view}
          others={others}
          onDates={(dates) => void show(edit({ dates }))}
          onRooms={(taken) =>
            void show(edit({ rooms: rooms.map((room) => ({ ...room, count: countOf(taken, room.roomTypeId) })) }))
          }
        />
      )}
      {shown && <ChangeDifference view={view} {...shown} onPrice={(preview) => setShown({ ...shown, preview })} />}
    </>
  )
}

/** What the draft would cost or bring; or what else there is, where it is sold out. */
function useDifference({ id, messages, children }: ChangeView) {
  const call = useCall()
  const [shown, setShown] = useState<ChangePreview | null>(null)
  const [others, setOthers] = useState<Alternatives | null>(null)
  const forget = () => {
    setShown(null)
    setOthers(null)
  }
  const show = async ({ dates, adults, ages, rooms }: Draft) => {
    const childrenAges = ages.filter((age) => age !== null)
    if (childrenAges.length < ages.length) return { message: children.required, fields: {} }
    const wanted = { ...dates, adults, childrenAges, rooms: toWantedRooms(rooms) }
    forget()
    const outcome = await call(
      'POST /customer/reservations/{id}/change/preview',
      { params: { id }, body: wanted },
      { hide: { error: true, success: true } },
    )
    if (outcome.ok) setShown({ wanted, preview: outcome.body })
    else if (outcome.body?.code === 'ROOM_UNAVAILABLE' || outcome.body?.code === 'CLOSED')
      setOthers(outcome.body.details ?? null)
    return toFormProblem(outcome, messages.offline)
  }
  return { shown, others, show, forget, setShown }
}

const countOf = (rooms: WantedChange['rooms'], id: number): number =>
  rooms.find(({ roomTypeId }) => roomTypeId === id)?.count ?? 0
