import { Link } from 'react-router'
import type { RedemptionView, SubscriptionData } from './load-subscription.ts'

type RedemptionListProps = { messages: SubscriptionData['messages']; redemptions: readonly RedemptionView[] }

const max = 100

export function RedemptionList({ messages, redemptions }: RedemptionListProps) {
  if (redemptions.length === 0) return <p className="text-ink-soft">{messages.noRedemptions}</p>
  return (
    <>
      <ul className="divide-y divide-line">
        {redemptions.map((redemption) => (
          <li key={redemption.id} className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 py-3">
            <span className="min-w-0">
              <span className="block font-semibold wrap-anywhere">{redemption.business}</span>
              {redemption.discount && (
                <Link
                  to={`/discounts/${redemption.discount.id}`}
                  className="inline-flex min-h-11 items-center text-brand hover:underline"
                >
                  {redemption.discount.title}
                </Link>
              )}
              <span className="block text-sm text-ink-soft">{redemption.at}</span>
              {redemption.isUndone && <span className="block text-sm text-warning">{messages.undone}</span>}
            </span>
            {redemption.saved && (
              <span className={`tabular-nums sm:text-end ${redemption.isUndone ? 'text-ink-soft line-through' : ''}`}>
                <span className="block font-bold text-success">
                  {messages.saved} {redemption.saved}
                </span>
                {redemption.bill && (
                  <span className="block text-sm text-ink-soft">
                    {messages.bill} {redemption.bill}
                  </span>
                )}
              </span>
            )}
          </li>
        ))}
      </ul>
      {redemptions.length >= max && <p className="mt-3 text-sm text-ink-soft">{messages.newest}</p>}
    </>
  )
}
