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

/** Deletes what is long over. */
export async function forgetNotifications(db: Db, now: Date): Promise<void> {
  await forgetOldNotifications(db, later(now, -keptDays * day))
  await forgetOldTokens(db, later(now, -deviceDays * day))
  await forgetOldPush(db, later(now, -pushDays * day))
  await forgetUnlisted(db, later(now, -day))
  await forgetIdleReminders(db, later(now, -deviceDays * day))
}
