import type { PushState } from '../../../../client/push/push-device.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { PrayerMinutes } from '../../../../domain/prayer/next-prayer.ts'
import { type PrayerMethod, prayers } from '../../../../domain/prayer/prayer-methods.ts'

export type Reminders = Ok<'GET /customer/prayer-reminders'>

type Needs = 'sign-in' | 'permission' | 'browser' | 'device'

/** The missing requirement of reminders; null without any, or before it is known. */
export function toNeeds({
  isMember,
  push,
  reminders,
}: {
  isMember: boolean
  push: PushState
  reminders: Reminders | null
}): Needs | null {
  if (!isMember) return 'sign-in'
  if (!reminders) return null
  if (!reminders.isAllowed) return 'permission'
  // Another device of theirs will do.
  if (reminders.hasDevice || push === 'on') return null
  return push === 'none' ? 'browser' : 'device'
}

type PrayerPage = { place: { id: number }; method: PrayerMethod | null; minutes: PrayerMinutes }

/** Whether reminders follow the shown times: a change on a device does not change the saved reminders. */
export const goesBy = (chosen: NonNullable<Reminders['chosen']>, { place, method, minutes }: PrayerPage): boolean =>
  chosen.location === place.id &&
  chosen.method === method &&
  prayers.every((prayer) => chosen.minutes[prayer] === minutes[prayer])
