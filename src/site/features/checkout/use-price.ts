import { useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../client/call/outcome.ts'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import type { ProblemBody } from '../../../contract/problems.ts'

/** How a price stands that was asked for: the newest one, and why there is no newer one. */
export type Pricing<Quote> = {
  quote: Quote | null
  /** Never PRICE_CHANGED: no older price was sent. */
  problem: ProblemBody<never> | 'offline' | null
  isPending: boolean
  setQuote: (quote: Quote) => void
  retry: () => void
}

/**
 * A price, asked for anew whenever `ask` is another. The old one stays in sight until the new one is there. `path`: where to come back to
 * after signing in again.
 */
export function usePrice<Quote>(
  ask: (signal: AbortSignal) => Promise<Outcome<Quote, never>>,
  path: string,
): Pricing<Quote> {
  const [quote, setQuote] = useState<Quote | null>(null)
  const [problem, setProblem] = useState<ProblemBody<never> | 'offline' | null>(null)
  const [isPending, setPending] = useState(true)
  const asking = useRef<AbortController>(undefined)

  const start = useCallback(() => {
    asking.current?.abort()
    const outdated = new AbortController()
    asking.current = outdated
    setPending(true)
    ask(outdated.signal).then((outcome) => {
      // The page is a visitor's by now; what was chosen waits for who signs in again.
      if (outcome.status === 401) openSignIn({ to: path })
      if (outdated.signal.aborted) return
      setPending(false)
      if (outcome.ok) setQuote(outcome.body)
      setProblem(outcome.ok ? null : (outcome.body ?? 'offline'))
    })
  }, [ask, path])

  useEffect(() => {
    start()
    return () => asking.current?.abort()
  }, [start])

  return { quote, problem, isPending, setQuote, retry: start }
}
