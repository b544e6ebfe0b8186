import { randomBytes, randomInt } from 'node:crypto'
import type { Ok } from '../../contract/contract.ts'
import { Problem } from '../../contract/problems.ts'
import type { Db, Tx } from '../../db/database.ts'
import {
  type CurrentSubscription,
  findCurrent,
  insertWindow,
  type OpenWindow,
  replaceWindow,
} from '../../db/queries/discounts/discount-windows.ts'
import { lockSubscription } from '../../db/queries/discounts/subscriptions.ts'
import { shortCodeLength, shortCodeLetters, toShownCode } from '../../domain/orders/short-code.ts'
import { isRunning, usesLeft } from '../../domain/sales/subscription.ts'
import { later } from '../../domain/time/later.ts'
import type { Call } from '../handler.ts'
import { minLeft, secondTap, windowSeconds } from './window-rules.ts'

type Received = Call<'GET /customer/auth/receive-discount'>
type Answer = Ok<'GET /customer/auth/receive-discount'>

/** The open code, the same on several phones; a new one where that has ended, or where a new one is requested. */
export async function receiveDiscount(call: Received): Promise<Answer> {
  const { db, caller, query, now } = call
  const isNew = query.new === 'true'
  const current = await requireRunning(db, caller.customer, now)
  const shown = await show(call, current, findShowable(current, { isNew, now }))
  if (shown) return shown
  await call.limits.require(db, 'discountCodes', String(caller.customer), caller.account)
  await call.limits.require(db, 'discountCodesGlobally', 'all')
  const opened = await db.transaction().execute((tx) => openWindow(tx, call, { id: current.id, isNew }))
  const answer = await show(call, opened, opened.window)
  if (!answer) throw new Error('The key that signs cannot sign')
  return answer
}

async function requireRunning(db: Db, customer: number, now: Date): Promise<CurrentSubscription> {
  const current = await findCurrent(db, customer, now)
  if (current?.status === 'suspended') throw new Problem('SUBSCRIPTION_SUSPENDED')
  if (!current || !isRunning(current, now)) throw new Problem('NO_ACTIVE_PACKAGE')
  return current
}

/** Who taps twice for a new one has asked once. */
function findShowable(
  { window }: CurrentSubscription,
  { isNew, now }: { isNew: boolean; now: Date },
): OpenWindow | null {
  const isLongEnough = window !== null && window.expiresAt >= later(now, minLeft)
  const isWanted = !isNew || (window !== null && now < later(window.openedAt, secondTap))
  return isLongEnough && isWanted ? window : null
}

/** Under the lock of the subscription, so that two phones get the same. */
async function openWindow(
  tx: Tx,
  { caller, discountKeys, now }: Received,
  { id, isNew }: { id: number; isNew: boolean },
): Promise<CurrentSubscription> {
  await lockSubscription(tx, id)
  const current = await requireRunning(tx, caller.customer, now)
  const meanwhile = findShowable(current, { isNew, now })
  if (meanwhile && (await discountKeys.sign(toToken(meanwhile), now))) return current
  await replaceWindow(tx, current.id, now)
  const { id: key } = await discountKeys.getSigner(now)
  for (;;) {
    const window: OpenWindow = {
      id: randomBytes(8).readBigInt64BE(),
      key,
      shortCode: createShortCode(),
      openedAt: now,
      expiresAt: later(now, windowSeconds),
    }
    if (await insertWindow(tx, current.id, window)) return { ...current, window }
  }
}

const createShortCode = (): string =>
  Array.from({ length: shortCodeLength }, () => shortCodeLetters[randomInt(shortCodeLetters.length)]).join('')

const toToken = ({ id, key, expiresAt }: OpenWindow) => ({ window: id, key, expiresAt })

/** Null where there is none to show, or its key is there no more. */
async function show(
  { discountKeys, locale, now }: Received,
  current: CurrentSubscription,
  window: OpenWindow | null,
): Promise<Answer | null> {
  const token = window && (await discountKeys.sign(toToken(window), now))
  if (!window || !token) return null
  const { id, title, expiresAt, uses, used } = current
  return {
    token,
    shortCode: toShownCode(window.shortCode),
    expiresAt: window.expiresAt.toISOString(),
    secondsLeft: Math.floor((window.expiresAt.getTime() - now.getTime()) / 1000),
    subscription: {
      id,
      title: title[locale],
      expireAt: expiresAt.toISOString(),
      uses: { total: uses, used, left: usesLeft(current) },
    },
  }
}
