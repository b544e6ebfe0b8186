import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { useCall } from '../../../client/session/auth.ts'
import { Button } from '../../../ui/button.tsx'
import type { WorkView } from './load-visa-work.ts'

/** Takes the application, extends the time, or gives it back. */
export function Taking({ view: { id, taken, messages }, onLeft }: { view: WorkView; onLeft: () => void }) {
  const call = useCall()
  const { revalidate } = useRevalidator()
  const [pending, setPending] = useState<'take' | 'leave' | null>(null)
  const act = async (word: 'take' | 'leave') => {
    setPending(word)
    const outcome = await call(`POST /business/visa-applications/{id}/${word}`, { params: { id } })
    if (outcome.ok && word === 'leave') onLeft()
    // A colleague may have been faster: the page shows who.
    if (outcome.ok || outcome.status === 409) await revalidate()
    setPending(null)
  }
  if (!taken || taken.kind === 'other') return null
  const button = { type: 'button', pendingLabel: messages.pending, className: 'max-sm:w-full' } as const
  return (
    <div className="flex flex-wrap gap-3 noscript:hidden">
      <Button
        {...button}
        tone={taken.kind === 'free' ? 'primary' : 'quiet'}
        isPending={pending === 'take'}
        onClick={() => act('take')}
      >
        {taken.kind === 'free' ? messages.take : messages.prolong}
      </Button>
      {taken.kind === 'mine' && (
        <Button {...button} tone="quiet" isPending={pending === 'leave'} onClick={() => act('leave')}>
          {messages.leave}
        </Button>
      )}
    </div>
  )
}
