import type { SubscriptionView } from './to-subscription.ts'

/** How much is spent, as a bar where there is an end to it. Said in words beside it. */
export const UsesBar = ({ view }: { view: Pick<SubscriptionView, 'uses' | 'left' | 'spent'> }) => (
  <div className="space-y-2">
    <p className="flex flex-wrap items-baseline justify-between gap-x-4">
      <span className="font-semibold">{view.left}</span>
      <span className="text-sm text-ink-soft">{view.uses}</span>
    </p>
    {view.spent !== null && (
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-2 w-full rtl:-scale-x-100">
        <rect width="100" height="4" rx="2" className="fill-line" />
        <rect width={view.spent} height="4" rx="2" className="fill-brand" />
      </svg>
    )}
  </div>
)
