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
import type { WaitlistData, WaitlistEntryView } from './load-waitlist.ts'

type WaitlistEntriesProps = Pick<WaitlistData, 'messages'> & { entries: WaitlistEntryView[]; heading: 'h2' | 'h3' }

export const WaitlistEntries = ({ messages, entries, heading: Heading }: WaitlistEntriesProps) => (
  <ul className="space-y-4">
    {entries.map((entry) => (
      <li key={entry.id} className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
        <StatusLabel status={entry.status.look}>{entry.status.label}</StatusLabel>
        <Heading className="text-lg wrap-anywhere">
          {entry.itemPath ? (
            <Link to={entry.itemPath} className="underline underline-offset-4">
              {entry.title}
            </Link>
          ) : (
            entry.title
          )}
        </Heading>
        <ul className="text-ink-soft">
          {entry.facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {entry.place && <p className="font-semibold">{entry.place}</p>}
        {entry.hasMissed && <p>{messages.missed}</p>}
        {typeof entry.secondsLeft === 'number' && (
          <>
            <HoldCountdown label={messages.left} over={messages.passedOn} secondsLeft={entry.secondsLeft} />
            <Take entry={entry} messages={messages} />
          </>
        )}
        {entry.isOpen && <Leave entry={entry} messages={messages} />}
      </li>
    ))}
  </ul>
)

type TakeProps = Pick<WaitlistData, 'messages'> & { entry: WaitlistEntryView }

/** To the checkout, which knows for whom it is held. */
function Take({ entry: { stay, checkout }, messages }: TakeProps) {
  const navigate = useNavigate()
  const [isStored, setStored] = useState(true)
  if (checkout)
    return (
      <ButtonLink as={Link} to={checkout} className="max-sm:w-full">
        {messages.take}
      </ButtonLink>
    )
  return (
    <>
      {!isStored && (
        <p role="alert" className={fieldLook.error}>
          {messages.notKept}
        </p>
      )}
      <Button
        type="button"
        className="max-sm:w-full"
        onClick={() => {
          const hasStored = stay !== null && keepReservation(stay)
          setStored(hasStored)
          if (hasStored) void navigate('/checkout')
        }}
      >
        {messages.take}
      </Button>
    </>
  )
}

function Leave({ entry: { id, secondsLeft }, messages }: TakeProps) {
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
