import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../auth.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LockIcon } from '../../ui/icons-detail.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'

type Messages = { title: string; text: string; activate: string; activating: string }

/** All that a deactivated account shows: the way back into it, and the way out. */
export function ActivationOffer({ messages, children }: { messages: Messages; children: ReactNode }) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [isPending, setPending] = useState(false)
  // It takes the place of a long page, at whose end its owner may be.
  useEffect(bringToTop, [])
  const activate = async () => {
    setPending(true)
    const outcome = await call('POST /customer/auth/activate-account', {})
    if (outcome.ok) {
      await revalidate()
      bringToTop()
    }
    setPending(false)
  }
  return (
    <EmptyState
      heading="h1"
      title={messages.title}
      icon={<LockIcon className="size-8" />}
      action={
        <div className="flex w-full flex-col gap-3">
          <PlainButton
            type="button"
            onClick={activate}
            isPending={isPending}
            pendingLabel={messages.activating}
            className="w-full"
          >
            {messages.activate}
          </PlainButton>
          {children}
        </div>
      }
    >
      {messages.text}
    </EmptyState>
  )
}

function bringToTop(): void {
  scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}
