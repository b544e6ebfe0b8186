import type { Db } from '../../db/database.ts'
import { forgetOldTokens } from '../../db/queries/accounts/push-tokens.ts'
import { forgetIdleReminders, forgetUnlisted } from '../../db/queries/catalogue/prayer-reminders.ts'
import { forgetOldNotifications } from '../../db/queries/messages/notifications.ts'
import { forgetOldPush } from '../../db/queries/messages/push-deliveries.ts'
import { later } from '../../domain/time/later.ts'
import { day } from '../../domain/time/units.ts'

const retentionDays = 180

/** Longer than any session lives without being used. */
const deviceDays = 60
const pushDays = 7

/** The steps of the clean-up that delete expired rows. */
export const forgetNotifications = (db: Db, now: Date) => ({
  notifications: () => forgetOldNotifications(db, later(now, -retentionDays * day)),
  'push tokens': () => forgetOldTokens(db, later(now, -deviceDays * day)),
  'push deliveries': () => forgetOldPush(db, later(now, -pushDays * day)),
  'unlisted notifications': () => forgetUnlisted(db, later(now, -day)),
  'idle prayer reminders': () => forgetIdleReminders(db, later(now, -deviceDays * day)),
})
