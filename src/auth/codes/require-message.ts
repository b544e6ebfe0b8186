import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import type { Purpose } from '../../db/queries/accounts/verifications.ts'
import { findDevice } from '../devices.ts'
import type { CallContext } from '../handler.ts'
import { type Share, sharesOfPhone, takeAll, type WhosePhone } from '../limits-of-phone.ts'

const home = '+964'
const everybody = 'all'

export type WantedMessage = WhosePhone & { purpose: Purpose }

/** A message on anyone's request. The address's share of a phone's messages is charged first, so that one address cannot use up the rest. */
export const takeMessage = (context: CallContext, wanted: WantedMessage, db: Db = context.db): Promise<number> =>
  takeAll(context, [...sharesOfWanted(context, wanted), ...sharesOfMessage(context, wanted)], db)

/**
 * Messages for a forgotten password and for registering have separate budgets. A phone only ever gets one of both kinds, so a stranger who
 * claims a forgotten password cannot delay a newcomer. A phone that is added to an account may be of either kind.
 */
export function sharesOfWanted(context: CallContext, { purpose, phone, account }: WantedMessage): Share[] {
  const newcomers = `new ${phone}`
  const phones = { register: [newcomers], phone: [phone, newcomers], forgot: [phone], login: [phone], confirm: [phone] }
  return phones[purpose].flatMap((one) => sharesOfPhone(context, 'sms', { phone: one, account }))
}

/** The budgets of a message to any phone. */
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
    ? [['smsOfDevicesPerIpAddress', address] as const]
    : [['smsPerIpAddress', address] as const, ['smsPerNetwork', address] as const]),
]

/** Charges the address for the expensive part only: a flood from one address must not block a message that each code has once. */
export const sharesOfLongCode = ({ address }: CallContext, phone: string): Share[] => [
  ...(phone.startsWith(home) ? [] : [['smsAbroad', address] as const]),
  ...sharesOfAll,
]

export const sharesOfAll: Share[] = [
  ['smsGlobally', everybody],
  ['smsGloballyPerDay', everybody],
]

/** A caller who knows the password is not kept out by strangers' messages: this message is counted with them, and not refused. */
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
  await limits.take(db, 'smsGlobally', everybody)
  await limits.take(db, 'smsGloballyPerDay', everybody)
}

/**
 * Gives the global budget back for a message that was never written; otherwise phones without an account would use it up. The budgets of the
 * address and the phone stay charged. The answer does not wait for this, since its time would tell whether an account exists. If it fails, one
 * message too many is counted.
 */
export function giveBackMessage({ limits, db }: Pick<CallContext, 'limits' | 'db'>): void {
  for (const name of ['smsGlobally', 'smsGloballyPerDay'] as const) limits.giveBack(db, name, everybody).catch(() => {})
}

const toRequire =
  <Whose>(take: (context: CallContext, whose: Whose) => Promise<number>) =>
  async (context: CallContext, whose: Whose): Promise<void> => {
    const wait = await take(context, whose)
    if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
  }

export const requireMessage = toRequire(takeMessage)
export const requireMessageAfterPassword = toRequire(takeMessageAfterPassword)
