import { useCallback, useEffect, useState } from 'react'
import { useClock } from '../../../../client/device/use-clock.ts'
import { useCall } from '../../../../client/session/auth.ts'
import { maxPrayerDays } from '../../../../domain/prayer/prayer-methods.ts'
import { type Day, toDay } from '../../../../domain/time/day.ts'
import type { PrayerData } from './load-prayer.ts'
import { isOf, type PrayerChoice, type PrayerDays, toPrayerDaysView } from './prayer-days.ts'
import { findStoredDays, storeDays } from './stored-days.ts'

export type ShownDays = {
  coming: PrayerDays
  table: PrayerDays
  /** The server could not be asked: these are the device's days. */
  isOffline: boolean
}

/**
 * The days of the choice: the page's own where they fit and include today, otherwise the stored ones, until the server has answered. Loaded days are
 * stored for use offline.
 */
export function usePrayerDays(data: PrayerData, choice: PrayerChoice): ShownDays {
  const today = useClock(toDay)
  const [found, setFound] = useState<(ShownDays & { of: string }) | null>(null)
  const findDays = useFindDays()
  const { location, method } = choice
  const of = [location, method, data.month.value].join(' ')
  const isOwn = isOf(data.coming, choice)
  const isEnough = isOwn && (today === null || data.coming.days[0]?.date === today)

  useEffect(() => {
    if (today === null) return
    if (isEnough) return storeDays(data.coming)
    const leaving = new AbortController()
    const { signal } = leaving
    const load = async () => {
      const wanted = { location, method }
      const show = (days: ShownDays) => setFound({ ...days, of })
      const stored = findStoredDays(wanted)
      const isOfUse = stored && hasDay(stored, today) && !(isOwn && hasDay(data.coming, today))
      const atHand = isOfUse
        ? { coming: stored, table: isOwn ? data.table : stored }
        : { coming: data.coming, table: data.table }
      show({ ...atHand, isOffline: false })
      const answer = await findDays(wanted, data.month, signal)
      if (signal.aborted) return
      if (!answer) return show({ ...atHand, isOffline: true })
      storeDays(answer.coming)
      show({ ...answer, isOffline: false })
    }
    void load()
    return () => leaving.abort()
  }, [today, location, method, of, isOwn, isEnough, data, findDays])

  // Stored days that are found after the page's own have come are not used.
  return found?.of === of && !isEnough ? found : { coming: data.coming, table: data.table, isOffline: false }
}

const hasDay = ({ days }: PrayerDays, day: Day): boolean => days.some(({ date }) => date === day)

/** Null where the server was not reached. */
function useFindDays() {
  const call = useCall()
  return useCallback(
    async ({ location, method }: PrayerChoice, month: PrayerData['month'], signal: AbortSignal) => {
      const find = async (days: { date?: Day; days: number }) => {
        const ask = (query: typeof days & { method?: string }) =>
          call('GET /public/prayer-times/{id}', { params: { id: location }, query }, { signal })
        const outcome = await ask(method ? { ...days, method } : days)
        // A method that was chosen elsewhere may be none of this place.
        return !outcome.ok && outcome.status === 400 && method ? ask(days) : outcome
      }
      const [coming, table] = await Promise.all([
        find({ days: maxPrayerDays }),
        find({ date: `${month.value}-01`, days: month.length }),
      ])
      return coming.ok && table.ok
        ? { coming: toPrayerDaysView(coming.body), table: toPrayerDaysView(table.body) }
        : null
    },
    [call],
  )
}
