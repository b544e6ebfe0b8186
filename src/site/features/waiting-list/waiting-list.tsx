import { useState } from 'react'
import { Link, useNavigate, useRevalidator } from 'react-router'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { useCall } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { fieldLook } from '../../../ui/field-look.ts'
import { StatusLabel } from '../../../ui/status-label.tsx'
import { keepReservation } from '../booking/stored-reservation.ts'
import { HoldCountdown } from '../orders/hold-countdown.tsx'
import type { TurnView, WaitingData } from './load-waiting.ts'

type TurnListProps = Pick<WaitingData, 'messages'> & { turns: TurnView[]; heading: 'h2' | 'h3' }

export const TurnList = ({ messages, turns, heading: Heading }: TurnListProps) => (
  <ul className="space-y-4">
    {turns.map((turn) => (
      <li key={turn.id} className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
        <StatusLabel status={turn.status.look}>{turn.status.label}</StatusLabel>
        <Heading className="text-lg wrap-anywhere">
          {turn.itemPath ? (
            <Link to={turn.itemPath} className="underline underline-offset-4">
              {turn.title}
            </Link>
          ) : (
            turn.title
          )}
        </Heading>
        <ul className="text-ink-soft">
          {turn.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {turn.place && <p className="font-semibold">{turn.place}</p>}
        {turn.hasMissed && <p>{messages.missed}</p>}
        {typeof turn.secondsLeft === 'number' && (
          <>
            <HoldCountdown label={messages.left} over={messages.passedOn} secondsLeft={turn.secondsLeft} />
            <Take turn={turn} messages={messages} />
          </>
        )}
        {turn.isOpen && <Leave turn={turn} messages={messages} />}
      </li>
    ))}
  </ul>
)

type TakeProps = Pick<WaitingData, 'messages'> & { turn: TurnView }

/** To the checkout, which knows for whom it is held. */
function Take({ turn: { stay, checkout }, messages }: TakeProps) {
  const navigate = useNavigate()
  const [isKept, setKept] = useState(true)
  if (checkout)
    return (
      <ButtonLink as={Link} to={checkout} className="max-sm:w-full">
        {messages.take}
      </ButtonLink>
    )
  return (
    <>
      {!isKept && (
        <p role="alert" className={fieldLook.error}>
          {messages.notKept}
        </p>
      )}
      <Button
        type="button"
        className="max-sm:w-full"
        onClick={() => {
          const kept = stay !== null && keepReservation(stay)
          setKept(kept)
          if (kept) void navigate('/checkout')
        }}
      >
        {messages.take}
      </Button>
    </>
  )
}

function Leave({ turn: { id, secondsLeft }, messages }: TakeProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const act = async () => {
    const outcome = await call('DELETE /customer/waiting/{id}', { params: { id } }, { hide: { error: true } })
    // An entry that has ended is shown with its result.
    if (outcome.ok || outcome.status === 404) await revalidate()
    return toFormProblem(outcome, messages.offline)
  }
  return (
    <AskFirst
      label={messages.leave}
      title={messages.leaveQuestion}
      facts={[secondsLeft === null ? messages.leaveFacts : messages.leaveOffered]}
      confirm={messages.leave}
      pendingLabel={messages.leaving}
      keep={messages.keep}
      offline={messages.offline}
      act={act}
    />
  )
}
