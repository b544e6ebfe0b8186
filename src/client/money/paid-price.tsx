import { CrossedOut, type Sum } from '../../ui/sum-list.tsx'
import { AboutInDollars, type Cost, RateNote } from './dinars.tsx'
import type { PaidDinars } from './paid-dinars.ts'

type OtherTotalProps = { cost: Cost; dinars: PaidDinars | null; className?: string }

/** The rate of the payment or of today, and the rounding; in dollars for readers who have chosen them. */
export const DinarsNotes = ({ cost, dinars, className = '' }: OtherTotalProps) => (
  <div className={`text-sm font-normal text-ink-soft ${className}`}>
    {dinars?.notes.map((note) => (
      <p key={note}>{note}</p>
    ))}
    <AboutInDollars cost={cost} />
    {!dinars?.isFixed && cost.amount > 0 && <RateNote isQuiet={!dinars} />}
  </div>
)

/** Under what an order costs: the same in the other currency, exactly once a payment has fixed it, about until then. */
export const OtherTotal = ({ className, ...other }: OtherTotalProps) => (
  <div className={className}>
    {other.dinars && <p className="font-bold tabular-nums">{other.dinars.text}</p>}
    <DinarsNotes {...other} />
  </div>
)

type PaidPriceProps = Pick<Sum, 'label' | 'amount' | 'before'> & { cost: Cost; dinars: PaidDinars | null }

/** The price of an order, in both currencies. */
export const PaidPrice = ({ label, amount, before, ...other }: PaidPriceProps) => (
  <div>
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="font-semibold">
      <CrossedOut before={before} />
      {amount}
      <OtherTotal {...other} />
    </dd>
  </div>
)
