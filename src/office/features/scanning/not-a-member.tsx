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
  /** What else a visitor can do. */
  visitorActions?: ReactNode
  /** What else who works for nobody can do. */
  strangerActions?: ReactNode
}

/** What a screen for members shows to everybody else, and while that is not known. */
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
