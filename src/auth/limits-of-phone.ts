import { Problem } from '../contract/problems.ts'
import type { Db } from '../db/database.ts'
import type { Purpose } from '../db/queries/accounts/verifications.ts'
import type { LimitName } from '../domain/limits/limits.ts'
import { toLimitedNetwork } from '../http/limited-address.ts'
import { findDevice } from './devices.ts'
import type { CallContext } from './handler.ts'

export type WhosePhone = { phone: string; account: string | null }

/** The limits of a verification. A caller who wants another phone is a stranger to it, however well their account knows the browser. */
export const toWhosePhone = ({ phone, account, purpose }: WhosePhone & { purpose: Purpose }): WhosePhone => ({
  phone,
  account: purpose === 'phone' ? null : account,
})

type Counted = {
  ofDevice: LimitName
  /** By all browsers of the account together: of messages, which cost money. */
  ofDevices?: LimitName
  perIpAddress: readonly LimitName[]
  perPhone: readonly LimitName[]
}

/** The hour before the day: what the hour refuses is not counted for the day. */
const counted = {
  passwords: { ofDevice: 'passwordsOfDevice', perIpAddress: ['passwordsPerIpAddress'], perPhone: ['passwords'] },
  passwordsFirst: {
    ofDevice: 'passwordsOfDevice',
    perIpAddress: ['passwordsFirstPerIpAddress'],
    perPhone: ['passwordsFirst'],
  },
  verify: {
    ofDevice: 'verifyOfDevice',
    perIpAddress: ['verifyPerIpAddress', 'verifyPerIpAddressPerDay'],
    perPhone: ['verify'],
  },
  verifyFirst: { ofDevice: 'verifyOfDevice', perIpAddress: ['verifyFirstPerIpAddress'], perPhone: ['verifyFirst'] },
  sms: {
    ofDevice: 'smsOfDevice',
    ofDevices: 'smsOfDevices',
    perIpAddress: ['smsToPhonePerIpAddress', 'smsToPhonePerIpAddressPerDay'],
    perPhone: ['smsToPhone', 'smsToPhonePerDay'],
  },
  codesAgain: { ofDevice: 'codesAgainOfDevice', perIpAddress: ['codesAgainPerIpAddress'], perPhone: ['codesAgain'] },
} as const satisfies Record<string, Counted>

/** One of a limit, and the account that a hit is told of. */
export type Share = readonly [name: LimitName, subject: string | undefined, account?: string]

/**
 * Limits of everything that a possible stranger does about a phone. One address gets only a share, so that it cannot use up the owner's part;
 * and a browser that signed in to the account before has limits of its own, which no stranger can reach.
 */
export function sharesOfPhone(
  { secrets, device, address }: CallContext,
  what: keyof typeof counted,
  { phone, account }: WhosePhone,
): Share[] {
  const { ofDevice, ofDevices, perIpAddress, perPhone }: Counted = counted[what]
  const accountId = account ?? undefined
  const known = findDevice(secrets.device, device, account)
  if (known) return [[ofDevice, known, accountId], ...(ofDevices ? [[ofDevices, phone, accountId] as const] : [])]
  const pair = address === undefined ? undefined : `${phone} ${toLimitedNetwork(address)}`
  return [
    ...perIpAddress.map((name): Share => [name, pair, accountId]),
    ...perPhone.map((name): Share => [name, phone, accountId]),
  ]
}

/** All or none, for messages: what a later one refuses must not use up an earlier one, or strangers could do so without anything being sent. */
export async function takeAll({ limits }: Pick<CallContext, 'limits'>, shares: Share[], db: Db): Promise<number> {
  for (const [n, share] of shares.entries()) {
    const wait = await limits.take(db, ...share)
    if (wait === 0) continue
    await giveBackAll({ limits }, shares.slice(0, n), db)
    return wait
  }
  return 0
}

export async function giveBackAll({ limits }: Pick<CallContext, 'limits'>, shares: Share[], db: Db): Promise<void> {
  for (const [name, subject] of shares) if (subject !== undefined) await limits.giveBack(db, name, subject)
}

/**
 * Charges the limits of a guess one by one: a refused guess has used up the caller's own limits all the same, so refused callers cannot lie in
 * wait. When the phone's limit is used up, a reserve remains for callers with few tries: the owner is one of them, and a few strangers are not.
 */
export async function takeForPhone(
  context: CallContext,
  what: 'passwords' | 'verify',
  whose: WhosePhone,
  db: Db = context.db,
): Promise<number> {
  for (const share of sharesOfPhone(context, what, whose)) {
    const wait = await context.limits.take(db, ...share)
    if (wait === 0) continue
    const isPerPhone = share[0] === what
    return isPerPhone && (await takeAll(context, sharesOfPhone(context, `${what}First`, whose), db)) === 0 ? 0 : wait
  }
  return 0
}

export async function requireForPhone(...input: Parameters<typeof takeForPhone>): Promise<void> {
  const wait = await takeForPhone(...input)
  if (wait > 0) throw new Problem('TOO_MANY_REQUESTS', { retryAfter: wait })
}
