import { type Cost, useAbout } from '../dinars.tsx'
import type { PaidDinars } from './paid-dinars.ts'

type PaidPriceProps = { label: string; amount: string; cost: Cost; dinars: PaidDinars | null }

/** What an order costs, in both currencies: exactly once a payment has fixed it, about until then. */
export function PaidPrice({ label, amount, cost, dinars }: PaidPriceProps) {
  const about = useAbout(cost)
  const other = dinars?.amount ?? (cost.currency === 'USD' && cost.amount > 0 && about?.text)
  return (
    <div>
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className="font-semibold">
        {amount}
        {other && <span className="block tabular-nums">{other}</span>}
        {dinars?.notes.map((note) => (
          <span key={note} className="block text-sm font-normal text-ink-soft">
            {note}
          </span>
        ))}
      </dd>
    </div>
  )
}
