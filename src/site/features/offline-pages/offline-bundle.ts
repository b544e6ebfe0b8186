import type { KeepingPart } from '../../../i18n/messages/keeping.ts'
import { prayerPath } from '../navigator/navigator-paths.ts'

/** A page that is kept together with another one, without its language. */
export type OfflinePart = { path: string; kind: KeepingPart }

/** A page with the pages that belong to it. */
export type OfflineBundle = { path: string; parts: OfflinePart[] }

/** A page with the place on a map, where there still is one, and the prayer times there. */
export const toPlaceParts = (path: string | null, kind: 'place' | 'sale', location: number): OfflinePart[] => [
  ...(path === null ? [] : [{ path, kind }]),
  { path: `${prayerPath}?location=${location}`, kind: 'prayer' },
]
