import type { AuthKey } from '../contract/auth.ts'
import { Problem, type ProblemCode } from '../contract/problems.ts'
import { isOpenVerification } from '../db/queries/accounts/verifications.ts'
import type { CallInput } from '../http/call-input.ts'
import { isVerificationId, maxTries } from './codes/code.ts'
import { findBrowser } from './devices.ts'
import type { AuthDependencies, CallContext } from './handler.ts'

/** Calls with a count of their own. Thousands of good renewals come from one address of a mobile network: only those in vain are counted. */
const unlimited: AuthKey[] = [
  'GET /public/bot-check/challenge',
  'POST /public/auth/refresh',
  'POST /public/auth/logout',
]

/** A browser that has signed in before gets in, whatever others at the same address do. */
export async function admitBrowser(
  { db, limits, secrets }: AuthDependencies,
  key: AuthKey,
  input: CallInput,
): Promise<void> {
  const browser = findBrowser(secrets.device, input.device)
  if (!browser || unlimited.includes(key)) return
  await limits.require(db, 'signInOfDevice', browser.name)
  await limits.require(db, 'signInOfDevices', browser.group)
}

/** After the bot check, so that a flood has to work for each call that could get in the way of others at the address. */
export async function countChecked({ db, limits, secrets, device, address }: CallContext): Promise<void> {
  if (!findBrowser(secrets.device, device)) await limits.require(db, 'signInChecked', address)
}

/**
 * What goes on with a code that is on its way has proved that it was begun: it is counted by that, and an address that is flooded is in the way of
 * one call instead of two.
 */
export async function countPending(call: CallContext, id: string): Promise<void> {
  const { db, limits, now } = call
  const isOpen = isVerificationId(id) && (await isOpenVerification(db, id, { now, max: maxTries }))
  if (isOpen) await limits.require(db, 'signInPending', id)
  else await countChecked(call)
}

/** Counts calls that proved nothing. A limit on all calls would let a sender of junk keep out all others of an address. */
export async function countInVain({
  db,
  limits,
  secrets,
  device,
  address,
}: AuthDependencies & Pick<CallInput, 'device' | 'address'>): Promise<void> {
  if (!findBrowser(secrets.device, device)) await limits.require(db, 'signIn', address)
}

/** How such a call ends: with an id or a token that is none of ours any more, or refused anyway. */
const endsInVain: ProblemCode[] = [
  'CODE_EXPIRED',
  'CONFIRMATION_REQUIRED',
  'INVALID_INPUT',
  'TOKEN_EXPIRED',
  'TOO_MANY_REQUESTS',
  'UNAUTHORIZED',
]

export async function followCall<T>(
  parts: AuthDependencies,
  key: AuthKey,
  input: CallInput,
  call: () => Promise<T>,
): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (key === 'POST /public/auth/refresh') await parts.limits.require(parts.db, 'renewalsInVain', input.address)
    // One that leads on is not in vain.
    const isInVain =
      error instanceof Problem && endsInVain.includes(error.code) && !error.details && !unlimited.includes(key)
    if (!isInVain) throw error
    await countInVain({ ...parts, device: input.device, address: input.address }).catch((problem) => {
      // A caller with a session and an expired token has to be told so: it makes the browser renew the token.
      throw error.code === 'UNAUTHORIZED' ? error : problem
    })
    throw error
  }
}
