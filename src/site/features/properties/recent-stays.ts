import { deviceValue } from '../../../client/device/device-value.ts'
import { staysKey } from '../../../client/session/clear-on-sign-out.ts'

/** A search for stays that was made on this device. */
export type RecentStay = { path: string; label: string }

const maxStays = 4
const maxPathLength = 600

const isRecent = (one: unknown): one is RecentStay => {
  const { path, label } = (one ?? {}) as Partial<Record<keyof RecentStay, unknown>>
  return typeof path === 'string' && typeof label === 'string' && /^\/properties(\?|$)/.test(path)
}

const recent = deviceValue<RecentStay[]>(staysKey, (stored) =>
  Array.isArray(stored) ? stored.filter(isRecent).slice(0, maxStays) : [],
)

export const rememberStay = (search: RecentStay): void => {
  if (search.path.length > maxPathLength) return
  recent.write([search, ...recent.read().filter(({ path }) => path !== search.path)].slice(0, maxStays))
}

export const readRecentStays = (): RecentStay[] => recent.read()
