import { Link } from 'react-router'
import { useBothText } from '../../../client/money/both-text.ts'
import { fill } from '../../../i18n/fill.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import type { StoredReservation } from '../booking/stored-reservation.ts'
import type { CheckoutProblem } from './checkout-problem.ts'
import type { CheckoutData } from './load-checkout.ts'
import { ProblemFrame } from './problem-frame.tsx'
import type { Combination, Quote } from './quote.ts'
import { toPropertyPath } from './to-property-path.ts'
import { useOwnHold } from './use-own-hold.ts'
import { WithPendingLink } from './with-pending-link.tsx'

type Messages = CheckoutData['messages']['problem']
type ProblemPanelProps = {
  messages: Messages
  problem: CheckoutProblem
  stored: StoredReservation
  onTake: (combination: Combination) => void
}

/** Says that nothing was booked, why, and how to go on. */
export function ProblemPanel({ messages, problem, stored, onTake }: ProblemPanelProps) {
  const both = useBothText()
  const { title, text } = toText(messages, problem, both)
  const own = useOwnHold(problem.kind === 'taken', stored)
  return (
    <ProblemFrame
      problem={problem}
      // The customer's own order took it, so another customer was not faster.
      title={own ? messages.title : title}
      text={
        <>
          {own && (
            <p>
              {messages.own}{' '}
              <Link to={`/account/history/${own}`} className="font-semibold text-brand underline underline-offset-4">
                {messages.toOwn}
              </Link>
            </p>
          )}
          <p>
            <WithPendingLink text={text} />
          </p>
        </>
      }
    >
      {problem.kind === 'taken' && (
        <OtherRooms label={messages.take} combinations={problem.combinations.slice(0, 4)} onTake={onTake} />
      )}
      {(problem.kind === 'taken' || problem.kind === 'selection') && (
        <div className="flex flex-wrap gap-3">
          <ButtonLink as={Link} to={toPropertyPath(stored)} tone="quiet" size="small">
            {messages.again}
          </ButtonLink>
          <ButtonLink as={Link} to="/properties" tone="ghost" size="small">
            {messages.other}
          </ButtonLink>
        </div>
      )}
    </ProblemFrame>
  )
}

type OtherRoomsProps = {
  label: string
  combinations: readonly Combination[]
  onTake: (combination: Combination) => void
}

/** Other rooms that fit the party. */
function OtherRooms({ label, combinations, onTake }: OtherRoomsProps) {
  const both = useBothText()
  return (
    <ul className="space-y-3">
      {combinations.map((combination) => (
        <li
          key={combination.rooms.map(({ roomTypeId, count }) => `${roomTypeId}x${count}`).join()}
          className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4"
        >
          <span className="font-semibold">
            {combination.rooms.map(({ roomTypeId, title, count }) => (
              <span key={roomTypeId} className="block">
                {count} × {title}
              </span>
            ))}
          </span>
          <Button type="button" size="small" onClick={() => onTake(combination)}>
            {fill(label, { price: both(combination.price) })}
          </Button>
        </li>
      ))}
    </ul>
  )
}

type BothText = ReturnType<typeof useBothText>

function toText(messages: Messages, problem: CheckoutProblem, both: BothText): { title: string; text: string } {
  if (problem.kind === 'moved') {
    const { before, now } = problem
    return { title: messages.priceTitle, text: fill(messages.price, { before: both(before), now: both(now) }) }
  }
  if (problem.kind === 'price') {
    const { before, now } = problem
    const price = ({ total, currency }: Quote) => both({ amount: total, currency })
    const isSame = before?.total === now.total
    return {
      title: messages.priceTitle,
      text: before && !isSame ? fill(messages.price, { before: price(before), now: price(now) }) : messages.priceSame,
    }
  }
  if (problem.kind === 'taken')
    return {
      title: messages.takenTitle,
      text: problem.combinations.length > 0 ? messages.taken : messages.nothingLeft,
    }
  return { title: messages.title, text: 'message' in problem ? problem.message : messages.offline }
}
