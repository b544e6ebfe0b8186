import { type Dispatch, useCallback, useEffect, useRef, useState } from 'react'
import type { Outcome } from '../../../client/call/outcome.ts'
import { openSignIn } from '../../../client/session/sign-in-request.ts'
import type { ProblemBody } from '../../../contract/problems.ts'

/** How a price stands that was asked for: the newest one, and why there is no newer one. */
export type Pricing<Quote> = {
  quote: Quote | null
  problem: { kind: string } | null
  isPending: boolean
  retry: () => void
}

type PriceRequest<Quote, Problem> = {
  /** The price is asked for anew whenever this is another. Never answered with PRICE_CHANGED: no older price is sent. */
  ask: (signal: AbortSignal) => Promise<Outcome<Quote, never>>
  /** The page to return to after signing in again. */
  path: string
  /** Null where no answer came. */
  toProblem: (problem: ProblemBody<never> | null) => Problem
  dispatch: Dispatch<{ type: 'show-price'; quote: Quote } | { type: 'refuse-price'; problem: Problem }>
}

/** Asks for a price and tells the checkout what came of it. */
export function useCheckoutPrice<Quote, Problem>(request: PriceRequest<Quote, Problem>) {
  const { ask, path, toProblem, dispatch } = request
  const [isPending, setPending] = useState(true)
  const asking = useRef<AbortController>(undefined)

  const retry = useCallback(() => {
    asking.current?.abort()
    const outdated = new AbortController()
    asking.current = outdated
    setPending(true)
    ask(outdated.signal).then((outcome) => {
      // The page is a visitor's by now; what was chosen waits for who signs in again.
      if (outcome.status === 401) openSignIn({ to: path })
      if (outdated.signal.aborted) return
      setPending(false)
      if (outcome.ok) dispatch({ type: 'show-price', quote: outcome.body })
      else dispatch({ type: 'refuse-price', problem: toProblem(outcome.body) })
    })
  }, [ask, path, toProblem, dispatch])

  useEffect(() => {
    retry()
    return () => asking.current?.abort()
  }, [retry])

  return { isPending, retry }
}
