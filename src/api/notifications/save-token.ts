import { hash } from 'node:crypto'
import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import { keepNewestTokens, savePushToken } from '../../db/queries/accounts/push-tokens.ts'
import { type PushPlatform, parseWebSubscription, secondsToRenew } from '../../domain/accounts/push.ts'
import { maxPushTokens } from '../../domain/limits/limits.ts'
import { later } from '../../domain/time/later.ts'
import { successMessages } from '../../i18n/messages/successes.ts'
import type { Call, PushServices } from '../handler.ts'

/** Identifies a device: the address of a web subscription stays the same when its keys change. */
function toName(platform: PushPlatform, token: string, { isService }: PushServices): string {
  if (platform !== 'web') return token
  const subscription = parseWebSubscription(token)
  if (!subscription || !isService(subscription.endpoint))
    throw new Problem('INVALID_INPUT', { fields: { token: { error: 'invalid' } } })
  return subscription.endpoint
}

/** A device of this session that shows notifications, or shows them still. */
export async function saveToken(
  call: Call<'POST /user/notifications/token'>,
): Promise<Ok<'POST /user/notifications/token'>> {
  const { db, caller, body, push, locale, now } = call
  const { customer, session } = caller
  const { platform, token } = body
  const device = hash('sha256', `${platform} ${toName(platform, token, push)}`, 'buffer')
  await db.transaction().execute(async (tx) => {
    await savePushToken(tx, { customer, session, platform, token, hash: device, now })
    await keepNewestTokens(tx, customer, maxPushTokens)
  })
  const renewAt = later(now, secondsToRenew).toISOString()
  return { renewAt, message: successMessages[locale].DEVICE_SAVED }
}
