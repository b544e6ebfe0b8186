import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import type { LimitName } from '../domain/limits.ts'
import { toLimitedLine } from '../http/limited-address.ts'
import { findDevice } from './devices.ts'
import type { CallContext } from './handler.ts'

export type WhosePhone = { phone: string; account: string | null }

type Counted = { ofDevice: LimitName; fromAddress: readonly LimitName[]; fromAll: readonly LimitName[] }

/** The hour before the day: what the hour refuses is not counted for the day. */
const counted = {
  passwords: { ofDevice: 'passwordsOfDevice', fromAddress: ['passwordsFromAddress'], fromAll: ['passwords'] },
  verify: {
    ofDevice: 'verifyOfDevice',
    fromAddress: ['verifyFromAddress', 'verifyFromAddressDay'],
    fromAll: ['verify'],
  },
  sms: {
    ofDevice: 'smsOfDevice',
    fromAddress: ['smsToPhoneFromAddress', 'smsToPhoneFromAddressDay'],
    fromAll: ['smsToPhone', 'smsToPhoneDay'],
  },
  codesAgain: { ofDevice: 'codesAgainOfDevice', fromAddress: ['codesAgainFromAddress'], fromAll: ['codesAgain'] },
} as const satisfies Record<string, Counted>

/**
 * Whatever is done about a phone by somebody who may be a stranger. One address gets less of it than there is, so that it cannot use up what
 * the owner needs; and a browser that signed in to the account before has limits of its own, which no stranger can reach.
 */
export async function takeForPhone(
  { limits, secrets, device, address, ...context }: CallContext,
  what: keyof typeof counted,
  { phone, account }: WhosePhone,
  db: Db = context.db,
): Promise<number> {
  const { ofDevice, fromAddress, fromAll }: Counted = counted[what]
  const accountId = account ?? undefined
  const known = findDevice(secrets.device, device, account)
  if (known) return limits.take(db, ofDevice, known, accountId)
  const pair = address === undefined ? undefined : `${phone} ${toLimitedLine(address)}`
  for (const name of fromAddress) {
    const wait = await limits.take(db, name, pair, accountId)
    if (wait > 0) return wait
  }
  for (const name of fromAll) {
    const wait = await limits.take(db, name, phone, accountId)
    if (wait > 0) return wait
  }
  return 0
}

export async function requireForPhone(...input: Parameters<typeof takeForPhone>): Promise<void> {
  const wait = await takeForPhone(...input)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', undefined, wait)
}
