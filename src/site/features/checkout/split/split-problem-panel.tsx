import { Link } from 'react-router'
import { useBothText } from '../../../../client/money/both-text.ts'
import { fill } from '../../../../i18n/fill.ts'
import { ButtonLink } from '../../../../ui/button-link.tsx'
import { type ChosenSplit, toSplitPath } from '../../booking/split-path.ts'
import { ProblemFrame } from '../problem-frame.tsx'
import type { SplitCheckoutData } from './load-split-checkout.ts'
import type { SplitProblem } from './use-split-booking.ts'

/** The same with other rooms in one of both. */
const withRooms = (chosen: ChosenSplit, part: number, rooms: ChosenSplit['first']['rooms']): ChosenSplit =>
  part === 1 ? { ...chosen, first: { ...chosen.first, rooms } } : { ...chosen, second: { ...chosen.second, rooms } }

/** Says that nothing was booked, why, and how to go on. */
export function SplitProblemPanel({ data, problem }: { data: SplitCheckoutData; problem: SplitProblem }) {
  const { messages, split, properties, searchPath } = data
  const both = useBothText()
  const again = (
    <ButtonLink as={Link} to={searchPath} tone="quiet" size="small">
      {split.search}
    </ButtonLink>
  )
  if (problem.kind === 'taken')
    return (
      <ProblemFrame
        problem={problem}
        title={fill(split.takenTitle, { part: problem.part })}
        text={<p>{fill(split.taken, { title: properties[problem.part - 1]?.title ?? '' })}</p>}
      >
        <ul className="space-y-3">
          {problem.combinations.slice(0, 3).map(({ rooms, price }) => (
            <li
              key={rooms.map(({ roomTypeId, count }) => `${roomTypeId}x${count}`).join()}
              className="flex flex-wrap items-center justify-between gap-3 rounded-control bg-sunken p-4"
            >
              <span className="font-semibold">
                {rooms.map(({ roomTypeId, title, count }) => (
                  <span key={roomTypeId} className="block">
                    {count} × {title}
                  </span>
                ))}
              </span>
              <ButtonLink as={Link} to={toSplitPath(withRooms(data.chosen, problem.part, rooms))} replace size="small">
                {fill(messages.problem.take, { price: both(price) })}
              </ButtonLink>
            </li>
          ))}
        </ul>
        {again}
      </ProblemFrame>
    )
  if (problem.kind === 'price') {
    const { before, now } = problem
    const [was, is] = [before, now].map((one) => (one ? both({ amount: one.total, currency: one.currency }) : ''))
    const text =
      before && before.total !== now.total
        ? fill(messages.problem.price, { before: was ?? '', now: is ?? '' })
        : messages.problem.priceSame
    return <ProblemFrame problem={problem} title={messages.problem.priceTitle} text={<p>{text}</p>} />
  }
  return (
    <ProblemFrame
      problem={problem}
      title={messages.problem.title}
      text={<p>{(problem.kind === 'other' && problem.message) || messages.problem.offline}</p>}
    >
      {again}
    </ProblemFrame>
  )
}
