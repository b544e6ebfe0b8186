import { deviceValue } from '../../../client/device/device-value.ts'
import { keptStays } from '../../../client/session/clear-on-sign-out.ts'

/** A search for stays that was made on this device. */
export type RecentStay = { path: string; label: string }

const most = 4
const longest = 600

const isRecent = (one: unknown): one is RecentStay => {
  const { path, label } = (one ?? {}) as Partial<Record<keyof RecentStay, unknown>>
  return typeof path === 'string' && typeof label === 'string' && /^\/properties(\?|$)/.test(path)
}

const recent = deviceValue<RecentStay[]>(keptStays, (stored) =>
  Array.isArray(stored) ? stored.filter(isRecent).slice(0, most) : [],
)

export const rememberStay = (search: RecentStay): void => {
  if (search.path.length > longest) return
  recent.write([search, ...recent.read().filter(({ path }) => path !== search.path)].slice(0, most))
}

export const readRecentStays = (): RecentStay[] => recent.read()
