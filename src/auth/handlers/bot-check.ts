import type { LimitName } from '../../domain/limits/limits.ts'
import { findBrowser } from '../devices.ts'
import type { Handler } from '../handler.ts'

/**
 * A check gets harder the more are begun from one address, by one known browser, or globally. Refusals come only far beyond that: otherwise a
 * caller who begins many and solves none would keep out all others of an address.
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
  if (browser) {
    await limits.require(db, 'challengesOfDevice', browser.name)
    await limits.require(db, 'signInOfDevices', browser.group)
  } else await limits.require(db, 'challengesMax', address)
  // Checks beyond an address's share make it harder for that address alone.
  if (browser || (await limits.take(db, 'challenges', address)) === 0)
    await limits.take(db, 'challengesGlobally', 'all')
  const own: [LimitName, string | undefined] = browser ? ['challengesOfDevice', browser.name] : ['challenges', address]
  const load = Math.max(await limits.fill(db, ...own), await limits.fill(db, 'challengesGlobally', 'all'))
  return botCheck.challenge(now, load)
}
