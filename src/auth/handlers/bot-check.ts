import type { LimitName } from '../../domain/limits/limits.ts'
import { findBrowser } from '../devices.ts'
import type { Handler } from '../handler.ts'

/**
 * Each is more work the more are begun from one address, or by one browser that has signed in before, or from everywhere at once. Far beyond
 * that they are refused: not sooner, or whoever begins many and solves none would keep out all the others of an address.
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
  // What an address begins beyond its own makes it harder for itself alone.
  if (browser || (await limits.take(db, 'challenges', address)) === 0) await limits.take(db, 'challengesInAll', 'all')
  const own: [LimitName, string | undefined] = browser ? ['challengesOfDevice', browser.name] : ['challenges', address]
  const load = Math.max(await limits.fill(db, ...own), await limits.fill(db, 'challengesInAll', 'all'))
  return botCheck.challenge(now, load)
}
