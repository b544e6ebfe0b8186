import { useCallback, useEffect, useState } from 'react'
import { useAuth, useCall } from '../../../client/session/auth.ts'
import { type DoorSeller, storedDoorSellers } from './door-memory.ts'

export type SellersState =
  | { kind: 'loading' }
  | { kind: 'visitor' }
  | { kind: 'stranger' }
  | { kind: 'failed'; message?: string }
  | { kind: 'member'; sellers: DoorSeller[] }

/** The sellers of the signed-in member and their sales; offline the last known ones. */
export function useSellers(): { state: SellersState; load: () => Promise<void> } {
  const call = useCall()
  const { isAuth, user } = useAuth()
  const known = storedDoorSellers.useValue()
  const [problem, setProblem] = useState<SellersState | null>(null)
  const name = user?.name ?? null

  const load = useCallback(async () => {
    const outcome = await call('GET /business/sellers', {})
    if (outcome.ok) {
      storedDoorSellers.write({ name, sellers: outcome.body.data, properties: outcome.body.properties })
      return setProblem(outcome.body.data.length > 0 ? null : { kind: 'stranger' })
    }
    if (outcome.status !== 401) setProblem({ kind: 'failed', message: outcome.body?.message })
  }, [call, name])

  useEffect(() => {
    if (isAuth) void load()
    else storedDoorSellers.write(null)
  }, [isAuth, load])

  return { state: toState(), load }

  function toState(): SellersState {
    if (!isAuth) return { kind: 'visitor' }
    // Another person's sellers must not be shown.
    if (known && known.name === name && known.sellers.length > 0) return { kind: 'member', sellers: known.sellers }
    return problem ?? { kind: 'loading' }
  }
}
