import { Link } from 'react-router'
import { useText } from '../../../client/text.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { CheckoutData } from './load-checkout.ts'

type CheckoutSkeletonProps = {
  messages: CheckoutData['messages']
  isLost: boolean
  /** Another tab has its checkout open. */
  isElsewhere: boolean
  onRetry: () => void
}

/** Until what was chosen is at hand; the server cannot know it. */
export function CheckoutSkeleton({ messages, isLost, isElsewhere, onRetry }: CheckoutSkeletonProps) {
  const t = useText()
  if (isLost)
    return (
      <ErrorState
        title={messages.problem.offline}
        retry={
          <Button type="button" onClick={onRetry}>
            {t.error.retry}
          </Button>
        }
      />
    )
  if (isElsewhere)
    return (
      <div role="status">
        <EmptyState
          title={messages.elsewhere.title}
          action={
            <ButtonLink as={Link} to="/properties">
              {messages.findProperty}
            </ButtonLink>
          }
        >
          <p>{messages.elsewhere.text}</p>
        </EmptyState>
      </div>
    )
  return (
    <>
      <noscript>
        <p className="mb-6 rounded-card border border-line bg-surface p-5">
          {messages.noScript}{' '}
          <Link to="/properties" className="font-semibold text-brand underline">
            {messages.findProperty}
          </Link>
        </p>
      </noscript>
      <div role="status" className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <span className="sr-only">{messages.loading}</span>
        <div className="space-y-6">
          <Skeleton className="h-56 w-full rounded-card" />
          <Skeleton className="h-48 w-full rounded-card" />
        </div>
        <Skeleton className="h-64 w-full rounded-card" />
      </div>
    </>
  )
}
