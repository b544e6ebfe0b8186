import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { Purpose } from '../../db/queries/accounts/verifications.ts'
import { findDevice } from '../devices.ts'
import type { CallContext } from '../handler.ts'
import { type Share, sharesOfPhone, takeAll, type WhosePhone } from '../limits-of-phone.ts'

const home = '+964'
const everybody = 'all'

export type WantedMessage = WhosePhone & { purpose: Purpose }

/** A message that anyone may ask for. What one address can take of a phone's comes first, so that it cannot use up the rest. */
export const takeMessage = (context: CallContext, wanted: WantedMessage, db: Db = context.db): Promise<number> =>
  takeAll(context, [...sharesOfWanted(context, wanted), ...sharesOfMessage(context, wanted)], db)

/**
 * Of a phone's messages those for a forgotten password and those for registering are counted apart: of one phone only the ones or the others
 * are ever sent, and a stranger who claims to have forgotten what nobody has must not keep a newcomer waiting. Whoever wants to have the phone
 * beside their account may be either.
 */
export function sharesOfWanted(context: CallContext, { purpose, phone, account }: WantedMessage): Share[] {
  const newcomers = `new ${phone}`
  const phones = { register: [newcomers], phone: [phone, newcomers], forgot: [phone], login: [phone], confirm: [phone] }
  return phones[purpose].flatMap((one) => sharesOfPhone(context, 'sms', { phone: one, account }))
}

/** Of a message to whatever phone. */
export const sharesOfMessage = (context: CallContext, whose: WhosePhone): Share[] => [
  ...sharesOfAddress(context, whose),
  ...sharesOfAll,
]

/**
 * A message to another country costs more, and pays those who have it sent there by the thousand. Browsers that signed in to their account
 * before have messages of their own, which a stranger at their address cannot use up.
 */
export const sharesOfAddress = ({ address, secrets, device }: CallContext, { phone, account }: WhosePhone): Share[] => [
  ...(phone.startsWith(home) ? [] : [['smsAbroad', address] as const]),
  ...(findDevice(secrets.device, device, account)
    ? [['smsOfDevicesFromAddress', address] as const]
    : [['smsFromAddress', address] as const, ['smsFromLine', address] as const]),
]

/** Of the address only what costs most: who floods it must not be in the way of a message that each code has once. */
export const sharesOfLongCode = ({ address }: CallContext, phone: string): Share[] => [
  ...(phone.startsWith(home) ? [] : [['smsAbroad', address] as const]),
  ...sharesOfAll,
]

export const sharesOfAll: Share[] = [
  ['smsInAll', everybody],
  ['smsInAllDay', everybody],
]

/** Whoever knows the password is not kept out by what others have sent: it is counted with all the others, and not refused. */
export async function takeMessageAfterPassword(
  { limits, ...context }: CallContext,
  { phone, account }: WhosePhone,
  db: Db = context.db,
): Promise<number> {
  const wait = await limits.take(db, 'smsAfterPassword', phone, account ?? undefined)
  if (wait > 0) return wait
  await countMessage({ limits, db })
  return 0
}

/** For a message that has a limit of its own. */
export async function countMessage({ limits, db }: Pick<CallContext, 'limits' | 'db'>): Promise<void> {
  await limits.take(db, 'smsInAll', everybody)
  await limits.take(db, 'smsInAllDay', everybody)
}

/**
 * One that was never written costs nobody anything: what everybody has is whole again, or phones that nobody has would use it up. What is
 * this address's or this phone's stays taken. Nobody waits for it, or who asked could tell by the time whether somebody has the phone; where
 * it fails, a message too many is counted.
 */
export function giveBackMessage({ limits, db }: Pick<CallContext, 'limits' | 'db'>): void {
  for (const name of ['smsInAll', 'smsInAllDay'] as const) limits.giveBack(db, name, everybody).catch(() => {})
}

const toRequire =
  <Whose>(take: (context: CallContext, whose: Whose) => Promise<number>) =>
  async (context: CallContext, whose: Whose): Promise<void> => {
    const wait = await take(context, whose)
    if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
  }

export const requireMessage = toRequire(takeMessage)
export const requireMessageAfterPassword = toRequire(takeMessageAfterPassword)
