import { type ReactNode, useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LockIcon } from '../../../ui/icons-detail.tsx'
import type { Leaving } from './profile/load-profile.ts'
import { useConfirmation } from './profile/use-confirmation.tsx'

type ActivationOfferProps = {
  messages: Record<'title' | 'text' | 'activate' | 'activating', string>
  owner: Pick<Leaving, 'messages' | 'user' | 'phone'>
  children: ReactNode
}

/** All that a deactivated account shows: the way back into it, which takes proof, and the way out. */
export function ActivationOffer({ messages, owner, children }: ActivationOfferProps) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const { run, dialog } = useConfirmation(owner)
  const [isPending, setPending] = useState(false)
  // It takes the place of a long page, at whose end its owner may be.
  useEffect(bringToTop, [])
  const activate = async () => {
    setPending(true)
    const outcome = await run((confirmation) =>
      call('POST /customer/auth/activate-account', { body: { confirmation } }),
    )
    if (outcome?.ok) {
      await revalidate()
      bringToTop()
    }
    setPending(false)
  }
  return (
    <>
      <EmptyState
        heading="h1"
        title={messages.title}
        icon={<LockIcon className="size-8" />}
        action={
          <div className="flex w-full flex-col gap-3">
            <Button
              type="button"
              onClick={activate}
              isPending={isPending}
              pendingLabel={messages.activating}
              className="w-full"
            >
              {messages.activate}
            </Button>
            {children}
          </div>
        }
      >
        {messages.text}
      </EmptyState>
      {dialog}
    </>
  )
}

function bringToTop(): void {
  scrollTo(0, 0)
  document.getElementById('content')?.focus({ preventScroll: true })
}
