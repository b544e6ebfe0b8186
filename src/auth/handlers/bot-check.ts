import type { LimitName } from '../../domain/limits.ts'
import { findBrowser } from '../devices.ts'
import type { Handler } from '../handler.ts'

/**
 * Refused when too many are begun from one address, or by one browser that has signed in before; before that, and when they come from everywhere
 * at once, each is more work.
 */
export const beginBotCheck: Handler<'GET /public/bot-check/challenge'> = async ({
  botCheck,
  db,
  limits,
  secrets,
  device,
  address,
  now,
}) => {
  const browser = findBrowser(secrets.device, device)
  const own: [LimitName, string | undefined] = browser ? ['challengesOfDevice', browser] : ['challenges', address]
  await limits.require(db, ...own)
  if (browser) await limits.require(db, 'signInOfDevices', address)
  await limits.take(db, 'challengesInAll', 'all')
  const load = Math.max(await limits.fill(db, ...own), await limits.fill(db, 'challengesInAll', 'all'))
  return botCheck.challenge(now, load)
}
