import { useCallback, useEffect, useRef, useState } from 'react'
import { useCall } from '../../../../client/session/auth.ts'
import { refreshPersonal } from '../../../../client/session/personal.ts'
import type { ProblemBody } from '../../../../contract/problems.ts'
import { type CodeState, findNews, hasChanged } from './code-state.ts'

type Messages = { offline: string }

/** The code that is shown: opened when the screen is, anew at a tap, and looked after until it is used. */
export function useSubscriptionCode({ offline }: Messages) {
  const call = useCall()
  const [state, setState] = useState<CodeState>({ kind: 'opening' })
  const current = useRef(state)
  const asking = useRef<AbortController>(undefined)

  const show = useCallback((next: CodeState) => {
    current.current = next
    setState(next)
  }, [])

  const open = useCallback(
    async (isNew: boolean) => {
      asking.current?.abort()
      const outdated = new AbortController()
      asking.current = outdated
      show({ kind: 'opening' })
      const next = await openCode(call, isNew, offline, outdated.signal)
      if (outdated.signal.aborted) return
      if (next.kind === 'none') void refreshPersonal()
      show(next)
    },
    [call, show, offline],
  )
  useEffect(() => {
    void open(false)
    return () => asking.current?.abort()
  }, [open])

  /** Looks at the subscription itself, which knows by whom it was used. */
  const look = useCallback(async () => {
    const before = current.current
    if (!('window' in before)) return
    const { id } = before.window.subscription
    const outcome = await call('GET /customer/customer-discount-packages/{id}', { params: { id } })
    if (!outcome.ok || current.current !== before) return
    const news = findNews(before, outcome.body)
    if (news === 'lost') await open(false)
    else if (news) show(news)
    // The button on other pages must not lead to a code that is no more.
    if (news && outcome.body.status !== 'active') void refreshPersonal()
  }, [call, open, show])

  /** Asks whether there is something to look at. */
  const ask = useCallback(async () => {
    const outcome = await call('GET /customer/customer-discount-packages/active', {})
    if (outcome.ok && hasChanged(current.current, outcome.body.data)) await look()
  }, [call, look])

  const end = useCallback(() => {
    const before = current.current
    if (before.kind === 'open') show({ ...before, kind: 'over' })
  }, [show])

  return { state, open, look, ask, end }
}

type Call = ReturnType<typeof useCall>

async function openCode(call: Call, isNew: boolean, offline: string, signal: AbortSignal): Promise<CodeState> {
  // Drawing it is no matter of any other screen.
  const drawer = import('../../../../ui/qr-drawing.ts').catch(() => null)
  const outcome = await call('GET /customer/auth/receive-discount', { query: isNew ? { new: 'true' } : {} }, { signal })
  const drawn = await drawer
  if (!outcome.ok || !drawn) return toProblem(outcome.ok ? null : outcome.body, offline)
  const { token, secondsLeft } = outcome.body
  const until = Date.now() + secondsLeft * 1000
  return { kind: 'open', window: outcome.body, drawing: drawn.toQrDrawing(token), until }
}

function toProblem(problem: ProblemBody | null, offline: string): CodeState {
  if (problem?.code === 'NO_ACTIVE_PACKAGE') return { kind: 'none' }
  const message = problem?.message ?? offline
  return problem?.code === 'SUBSCRIPTION_SUSPENDED' ? { kind: 'suspended', message } : { kind: 'problem', message }
}
