import { useCallback, useRef, useState } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import type { Ok } from '../../../contract/contract.ts'
import { toDay } from '../../../domain/time/day.ts'
import { serverNow } from '../scanning/stored-keys.ts'

export type EntryList = Ok<'GET /business/entries'>

/** Who has entered today in Baghdad. `isOld`: it could not be loaded anew. */
export function useEntered(sale: number) {
  const call = useCall()
  const [found, setFound] = useState<{ sale: number; entered: EntryList } | null>(null)
  const [isOld, setOld] = useState(false)
  const asked = useRef(0)
  const load = useCallback(async () => {
    // An answer that is overtaken by that of a later question tells of before.
    const turn = ++asked.current
    const day = toDay(new Date(serverNow()))
    const outcome = await call('GET /business/entries', { query: { sale, day } })
    if (turn !== asked.current) return
    if (outcome.ok) setFound({ sale, entered: outcome.body })
    setOld(!outcome.ok)
  }, [call, sale])
  return { entered: found?.sale === sale ? found.entered : null, isOld, load }
}
