import type { ReactNode } from 'react'
import { SiteLink } from '../../../client/frame/site-link.tsx'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import { Button } from '../../../ui/button.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import { PageSkeleton } from './in-browser.tsx'

export type NotAMemberState =
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'stranger' }
  | { kind: 'failed'; message?: string }

type NotAMemberProps = {
  state: NotAMemberState
  messages: {
    visitor: { title: string; text: string; action: string }
    stranger: { title: string; text: string; contact: string }
    failed: { title: string; retry: string }
  }
  offline: string
  loading: string
  icon: ReactNode
  onRetry: () => void
  /** Further actions of a visitor. */
  visitorActions?: ReactNode
  /** Further actions of a person without a membership. */
  strangerActions?: ReactNode
}

/** A member's screen for all others, and before the membership is known. */
export function NotAMember(props: NotAMemberProps) {
  const { state, messages, offline, loading, icon, onRetry, visitorActions, strangerActions } = props
  if (state.kind === 'loading') return <PageSkeleton label={loading} />
  if (state.kind === 'visitor')
    return (
      <EmptyState
        title={messages.visitor.title}
        icon={icon}
        action={
          <>
            <Button type="button" onClick={() => openSignIn()}>
              {messages.visitor.action}
            </Button>
            {visitorActions}
          </>
        }
      >
        {messages.visitor.text}
      </EmptyState>
    )
  if (state.kind === 'stranger')
    return (
      <EmptyState
        title={messages.stranger.title}
        icon={icon}
        action={
          <>
            <ButtonLink as={SiteLink} to="/contact">
              {messages.stranger.contact}
            </ButtonLink>
            {strangerActions}
          </>
        }
      >
        {messages.stranger.text}
      </EmptyState>
    )
  return (
    <ErrorState
      title={messages.failed.title}
      retry={
        <Button type="button" onClick={onRetry}>
          {messages.failed.retry}
        </Button>
      }
    >
      {state.message ?? offline}
    </ErrorState>
  )
}
