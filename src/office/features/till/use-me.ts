import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useAuth, useCall } from '../../../client/session/auth.ts'
import { type Me, storedMe } from './device-memory.ts'

export type MeState =
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'stranger' }
  | { kind: 'failed'; message?: string }
  | { kind: 'member'; me: Me }

/** Discounts may have changed while the page was hidden. */
const freshFor = 5 * 60 * 1000

/** The businesses of the signed-in member; offline the last known ones. */
export function useMe(): { state: MeState; load: () => Promise<void> } {
  const call = useCall()
  const { isAuth, user } = useAuth()
  const known = storedMe.useValue()
  const [problem, setProblem] = useState<MeState | null>(null)
  const [loadedAt, setLoadedAt] = useState(0)
  const name = user?.name ?? null

  const load = useCallback(async () => {
    const outcome = await call('GET /business/me', {})
    if (outcome.ok) {
      storedMe.write(outcome.body)
      setProblem(null)
      setLoadedAt(Date.now())
      return
    }
    if (outcome.status === 401) return
    if (outcome.status === 403) storedMe.write(null)
    const isStranger = outcome.body?.code === 'NOT_A_MEMBER'
    setProblem(isStranger ? { kind: 'stranger' } : { kind: 'failed', message: outcome.body?.message })
  }, [call])

  useEffect(() => {
    if (isAuth) void load()
    else storedMe.write(null)
  }, [isAuth, load])

  const comeBack = useEffectEvent(() => {
    if (isAuth && !document.hidden && Date.now() - loadedAt > freshFor) void load()
  })
  useEffect(() => {
    const listen = () => comeBack()
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])

  return { state: toState(), load }

  function toState(): MeState {
    if (!isAuth) return { kind: 'visitor' }
    // Another person's businesses must not be shown.
    if (
      known &&
      known.name === name &&
      [known.memberships, known.sellers, known.properties].some((all) => all?.length > 0)
    )
      return { kind: 'member', me: known }
    return problem ?? { kind: 'loading' }
  }
}
