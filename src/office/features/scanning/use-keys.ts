import { useCallback, useEffect } from 'react'
import { send } from '../../../client/call/send.ts'
import { useRootData } from '../../../client/root-data.ts'
import type { Ok } from '../../../contract/contract.ts'
import { isReached } from './is-reached.ts'
import { toClockOffset } from './server-clock.ts'
import { storedKeys } from './stored-keys.ts'

const every = 10 * 60 * 1000

/** Keeps the public keys and the server's clock for when there is no network. Says whether the server was reached. */
export function useKeys(): () => Promise<boolean> {
  const apiUrl = useRootData()?.apiUrl ?? ''
  const load = useCallback(async () => {
    const sentAt = Date.now()
    // From the server itself: what a cache has kept tells the time of then.
    const outcome = await send<Ok<'GET /public/discount-keys'>>(`${apiUrl}/public/discount-keys`, { cache: 'no-store' })
    if (outcome.ok)
      storedKeys.write({
        keys: outcome.body.data.map(({ id, publicKey, expiresAt }) => ({ id, publicKey, expiresAt })),
        offset: toClockOffset(outcome.body.now, sentAt, Date.now()),
      })
    return isReached(outcome)
  }, [apiUrl])
  useEffect(() => {
    const timer = setInterval(load, every)
    return () => clearInterval(timer)
  }, [load])
  return load
}
