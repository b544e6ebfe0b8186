import { useCallback, useRef, useState } from 'react'
import { useCall } from '../../../client/session/auth.ts'
import type { Ok } from '../../../contract/contract.ts'
import { toDay } from '../../../domain/time/day.ts'
import { serverNow } from '../scanning/stored-keys.ts'

type Answer = Ok<'GET /business/redemptions'>
export type Row = Answer['data'][number]
export type ServerConflict = Answer['conflicts'][number]

export type Today = {
  rows: readonly Row[]
  conflicts: readonly ServerConflict[]
  /** The redemptions of the day, shown or not. */
  total: number
  loadedAt: string
}

const limit = 100
/** A shop with more guests in a day looks at the newest. */
const maxPages = 5

/** The redemptions of the business today in Baghdad. `isOld`: it could not be loaded anew. */
export function useToday(business: number) {
  const call = useCall()
  const [today, setToday] = useState<Today | null>(null)
  const [isOld, setOld] = useState(false)
  const asked = useRef(0)

  const load = useCallback(async () => {
    // An answer that is overtaken by that of a later question tells of before.
    const turn = ++asked.current
    const day = toDay(new Date(serverNow()))
    const rows: Row[] = []
    for (let page = 1; page <= maxPages; page++) {
      const outcome = await call('GET /business/redemptions', { query: { business, day, page, limit } })
      if (turn !== asked.current) return
      if (!outcome.ok) return setOld(true)
      const { data, conflicts, meta } = outcome.body
      rows.push(...data)
      if (meta.next !== null && page < maxPages) continue
      setToday({ rows, conflicts, total: meta.total, loadedAt: new Date(serverNow()).toISOString() })
      return setOld(false)
    }
  }, [call, business])

  return { today, isOld, load }
}
