import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { Outcome } from '../../../client/call/outcome.ts'
import { AskFirst } from '../../../client/forms/ask-first.tsx'
import { toFormProblem } from '../../../client/forms/use-form.ts'
import { showOrderState } from './order-state.tsx'

type CancelOrderProps = {
  messages: { action: string; question: string; cancelling: string; keep: string }
  offline: string
  facts: readonly string[]
  cancel: () => Promise<Outcome<unknown>>
}

/** Never without a question that says what comes back. */
export function CancelOrder({ messages, offline, facts, cancel }: CancelOrderProps) {
  const { revalidate } = useRevalidator()
  const isDone = useRef(false)
  // After a cancellation the button disappears with its dialog, and the focus with both.
  useEffect(() => () => void (isDone.current && requestAnimationFrame(showOrderState)), [])
  const act = async () => {
    const outcome = await cancel()
    isDone.current = outcome.ok
    // One that cannot be cancelled any more has become another: the page shows which.
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toFormProblem(outcome, offline)
  }
  return (
    <AskFirst
      label={messages.action}
      title={messages.question}
      facts={facts}
      confirm={messages.action}
      pendingLabel={messages.cancelling}
      keep={messages.keep}
      offline={offline}
      act={act}
      afterwards={showOrderState}
    />
  )
}
