import type { Db } from '../../db/database.ts'
import { forgetOldNotifications } from '../../db/queries/notifications.ts'
import { forgetIdleReminders, forgetUnlisted } from '../../db/queries/prayer-reminders.ts'
import { forgetOldPush } from '../../db/queries/push-deliveries.ts'
import { forgetOldTokens } from '../../db/queries/push-tokens.ts'
import { later } from '../../domain/later.ts'

const day = 24 * 60 * 60
const keptDays = 180

/** Longer than any session lives without being used. */
const deviceDays = 60
const pushDays = 7

/** The steps of the clean-up that delete what is long over. */
export const forgetNotifications = (db: Db, now: Date) => ({
  notifications: () => forgetOldNotifications(db, later(now, -keptDays * day)),
  'push tokens': () => forgetOldTokens(db, later(now, -deviceDays * day)),
  'push deliveries': () => forgetOldPush(db, later(now, -pushDays * day)),
  'unlisted notifications': () => forgetUnlisted(db, later(now, -day)),
  'idle prayer reminders': () => forgetIdleReminders(db, later(now, -deviceDays * day)),
})
