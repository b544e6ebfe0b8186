import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Girih } from '../../../ui/girih.tsx'
import { PercentIcon } from '../../../ui/icons.tsx'
import { QrIcon } from '../../../ui/icons-account.tsx'
import type { Subscriptions } from './load-subscriptions.ts'
import { SubscriptionStatus } from './subscription-status.tsx'
import { UsesBar } from './uses-bar.tsx'

/** The code, and the uses left. */
export function ActivePackage({ messages, labels, active }: Pick<Subscriptions, 'messages' | 'labels' | 'active'>) {
  if (!active) return <NoPackage messages={messages} />
  return (
    <section
      aria-labelledby="active-package"
      className="relative isolate overflow-hidden rounded-card border border-line bg-surface p-5 shadow-soft sm:p-6"
    >
      <Girih className="-z-10 text-brand opacity-[0.06]" />
      <h2 id="active-package" className="text-sm text-ink-soft">
        {messages.active}
      </h2>
      <p className="mt-1 mb-3 text-2xl font-bold wrap-anywhere">{active.title}</p>
      <SubscriptionStatus {...active} />
      <p className="mt-3">
        {active.plan}
        <span className="block text-ink-soft">{active.until}</span>
      </p>
      <div className="mt-4 max-w-md">
        <UsesBar view={active} />
      </div>
      {active.saved && (
        <p className="mt-3">
          {labels.saved}: <span className="font-bold text-success tabular-nums">{active.saved}</span>
        </p>
      )}
      <div className="mt-5 flex flex-wrap gap-3">
        {active.canShowCode ? (
          <ButtonLink as={Link} to="/account/subscription/code" size="large" className="max-sm:w-full">
            <QrIcon />
            {messages.code}
          </ButtonLink>
        ) : (
          <>
            <p className="w-full text-danger">{messages.suspended}</p>
            <ButtonLink as={Link} to="/contact" className="max-sm:w-full">
              {messages.contact}
            </ButtonLink>
          </>
        )}
        <ButtonLink
          as={Link}
          to={`/account/subscription/${active.id}`}
          tone="quiet"
          size="large"
          className="max-sm:w-full"
        >
          {messages.details}
        </ButtonLink>
      </div>
    </section>
  )
}

const NoPackage = ({ messages }: Pick<Subscriptions, 'messages'>) => (
  <EmptyState
    title={messages.none}
    icon={<PercentIcon className="size-8" />}
    action={
      <ButtonLink as={Link} to="/packages">
        {messages.choose}
      </ButtonLink>
    }
  >
    {messages.noneHint}
  </EmptyState>
)
