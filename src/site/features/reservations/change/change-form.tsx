import { type Dispatch, useReducer } from 'react'
import { toFormProblem, useForm } from '../../../../client/forms/use-form.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { countNights } from '../../../../domain/stays/stay.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormAlert } from '../../../../ui/form-alert.tsx'
import { Panel } from '../../../../ui/panel.tsx'
import { ChangeAlternatives } from './change-alternatives.tsx'
import { ChangeChildren } from './change-children.tsx'
import { ChangeCount } from './change-count.tsx'
import { ChangeDates } from './change-dates.tsx'
import { ChangeDifference } from './change-difference.tsx'
import { ChangeRooms } from './change-rooms.tsx'
import {
  type ChangeAction,
  type ChangeDraft,
  reduceChange,
  toChangeState,
  toWantedChange,
  withCount,
  withCounts,
} from './change-state.ts'
import type { ChangeView } from './load-change.ts'
import { useChangeRooms } from './use-change-rooms.ts'

export function ChangeForm({ view }: { view: ChangeView }) {
  const { messages, isDuring } = view
  const [{ draft, shown, others }, dispatch] = useReducer(reduceChange, view, toChangeState)
  const { dates, rooms } = draft
  const show = useDifference(view, dispatch)
  const priced = useChangeRooms(view)
  const edit = (part: Partial<ChangeDraft>) => {
    const next = { ...draft, ...part }
    dispatch({ type: 'edit', draft: next })
    const wanted = toWantedChange(next)
    if (wanted && part.rooms === undefined) {
      const { rooms: _, ...asked } = wanted
      void priced.ask(asked)
    }
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
          {!isDuring && <PartyAndRooms view={view} draft={draft} priced={priced} onEdit={edit} />}
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
          onRooms={(taken) => void show(edit({ rooms: withCounts(rooms, taken) }))}
        />
      )}
      {shown && (
        <ChangeDifference view={view} {...shown} onPrice={(preview) => dispatch({ type: 'show-price', preview })} />
      )}
    </>
  )
}

type PartyAndRoomsProps = {
  view: ChangeView
  draft: ChangeDraft
  priced: ReturnType<typeof useChangeRooms>
  onEdit: (part: Partial<ChangeDraft>) => void
}

/** Who comes, and in which rooms. */
const PartyAndRooms = ({ view, draft: { dates, adults, ages, rooms }, priced, onEdit }: PartyAndRoomsProps) => (
  <>
    <ChangeCount
      view={view}
      label={view.messages.adults}
      value={adults}
      min={1}
      onChange={(adults) => onEdit({ adults })}
    />
    <ChangeChildren view={view} ages={ages} onChange={(ages) => onEdit({ ages })} />
    <ChangeRooms
      view={view}
      rooms={rooms}
      prices={priced.rooms}
      nights={countNights(dates)}
      isAsking={priced.isAsking}
      onCount={(id, count) => onEdit({ rooms: withCount(rooms, id, count) })}
    />
  </>
)

/** The charge or refund of the draft; or alternatives, where it is sold out. */
function useDifference({ id, messages, children }: ChangeView, dispatch: Dispatch<ChangeAction>) {
  const call = useCall()
  return async (draft: ChangeDraft) => {
    const wanted = toWantedChange(draft)
    if (!wanted) return { message: children.required, fields: {} }
    dispatch({ type: 'ask' })
    const outcome = await call(
      'POST /customer/reservations/{id}/change/preview',
      { params: { id }, body: wanted },
      { hide: { error: true, success: true } },
    )
    if (outcome.ok) dispatch({ type: 'show', draft, shown: { wanted, preview: outcome.body } })
    else if (outcome.body?.code === 'ROOM_UNAVAILABLE' || outcome.body?.code === 'CLOSED')
      dispatch({ type: 'offer', draft, others: outcome.body.details ?? null })
    return toFormProblem(outcome, messages.offline)
  }
}
