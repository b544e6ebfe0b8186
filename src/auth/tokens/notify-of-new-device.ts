import type { Tx } from '../../db/database.ts'
import { findAccount } from '../../db/queries/accounts/accounts.ts'
import { findAgentsAfter } from '../../db/queries/accounts/sessions.ts'
import { toDeviceKind } from '../../domain/accounts/device-kind.ts'
import { later } from '../../domain/time/later.ts'
import { notifyOfSecurity } from '../../notify/notify-of-security.ts'
import { findDevice } from '../devices.ts'
import type { CallContext } from '../handler.ts'

/** In seconds: who was away for longer is told again. */
const remembered = 90 * 24 * 60 * 60

/**
 * Tells the owner of an account about a sign-in with a kind of device that it was not used with lately, unless this very browser did so
 * before. Only a complete sign-in gets here, so no stranger can cause messages. Many devices cause a few messages a day, and the rest stays
 * in the list.
 */
export async function notifyOfNewDevice(tx: Tx, context: CallContext, account: string): Promise<void> {
  const { secrets, device, limits, locale, now, agent = null } = context
  if (findDevice(secrets.device, device, account)) return
  const agents = await findAgentsAfter(tx, account, later(now, -remembered))
  if (agents.some((known) => toDeviceKind(known) === toDeviceKind(agent))) return
  const isTooMuch = (await limits.take(tx, 'newDevices', account, account)) > 0
  const { phone = null } = (!isTooMuch && (await findAccount(tx, account))) || {}
  await notifyOfSecurity(tx, { account, phone, notice: 'device', agent, locale, now })
}
