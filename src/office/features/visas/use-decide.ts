import { useRevalidator } from 'react-router'
import type { Outcome } from '../../../client/call/outcome.ts'
import { type FormProblem, toFormProblem } from '../../../client/forms/use-form.ts'
import { useText } from '../../../client/text.tsx'

export type Decide = (send: () => Promise<Outcome<unknown>>) => Promise<FormProblem | null>

/** Sends a decision. Where a colleague, the customer or the clock was faster, the page shows what has happened. */
export function useDecide(onDone: () => void): Decide {
  const { revalidate } = useRevalidator()
  const t = useText()
  return async (send) => {
    const outcome = await send()
    if (outcome.ok) onDone()
    if (outcome.ok || outcome.status === 409) await revalidate()
    return toFormProblem(outcome, t.error.offline)
  }
}

/** The dialog says what goes wrong by itself. */
export const quietly = { hide: { error: true } } as const
