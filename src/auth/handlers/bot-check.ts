import type { Handler } from '../handler.ts'

/** Refused when too many are begun from one address; before that, and when they come from everywhere at once, each is more work. */
export const beginBotCheck: Handler<'GET /public/bot-check/challenge'> = async ({
  botCheck,
  db,
  limits,
  address,
  now,
}) => {
  await limits.require(db, 'challenges', address)
  await limits.take(db, 'challengesInAll', 'all')
  const load = Math.max(await limits.fill(db, 'challenges', address), await limits.fill(db, 'challengesInAll', 'all'))
  return botCheck.challenge(now, load)
}
