import type { Tx } from '../../db/database.ts'
import { insertSession } from '../../db/queries/accounts/sessions.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { later } from '../../domain/time/later.ts'
import { addDevice } from '../devices.ts'
import type { AuthDependencies, CallContext } from '../handler.ts'
import { lifetimes } from '../lifetimes.ts'
import { createToken, sha256 } from '../secrets.ts'
import { notifyOfNewDevice } from './notify-of-new-device.ts'

export type Opened = Member & { refreshToken: string; expiresAt: Date }

const maxAgent = 400

/** For an account that was there before: its owner is told where the device is new. */
export async function openSessionAgain(tx: Tx, context: CallContext, account: string): Promise<Opened> {
  await notifyOfNewDevice(tx, context, account)
  return openSession(tx, context, account)
}

export async function openSession(tx: Tx, { now, agent, address }: CallContext, account: string): Promise<Opened> {
  const refreshToken = createToken()
  const expiresAt = later(now, lifetimes.refreshToken)
  const session = await insertSession(tx, {
    account,
    agent: agent?.slice(0, maxAgent) ?? null,
    address: address ?? null,
    tokenHash: sha256(refreshToken),
    now,
    expiresAt,
  })
  return { account, session, refreshToken, expiresAt }
}

/** After the transaction: a key may have to be read, and that needs a connection of its own. */
export const toTokens = async (
  { accessTokens }: AuthDependencies,
  { refreshToken, expiresAt, ...member }: Opened,
  now: Date,
) => ({
  accessToken: await accessTokens.issue(member, now),
  expiresIn: lifetimes.accessToken,
  refreshToken,
  refreshExpiresIn: Math.max(0, Math.round((expiresAt.getTime() - now.getTime()) / 1000)),
})

/** The same for a browser that was not signed in before, with what it is known by from now on. */
export const toSignedIn = async (context: CallContext, opened: Opened) => ({
  ...(await toTokens(context, opened, context.now)),
  deviceToken: addDevice(context.secrets.device, context.device, opened.account),
})
