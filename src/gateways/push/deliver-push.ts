import type { Db } from '../../db/database.ts'
import {
  type DuePush,
  delayPush,
  dropPushToken,
  giveUpExpiredPush,
  giveUpPush,
  markPushed,
  takeDuePush,
} from '../../db/queries/messages/push-deliveries.ts'
import { toEntityPath } from '../../domain/accounts/notification.ts'
import { later } from '../../domain/time/later.ts'
import { localPath } from '../../i18n/locale-facts.ts'
import { type Push, PushError, type PushGateways } from './push-gateway.ts'

type Log = { warn(about: object, message: string): void; error(about: object, message: string): void }
type Deps = { db: Db; gateways: PushGateways; log: Log; now?: () => Date; pollEvery?: number }

const batch = 20
const maxPause = 15 * 60
/** After these a device gets nothing of it any more; the message has long been sent. */
const maxAttempts = 8

/** 4, 8, 16… seconds. */
const pauseAfter = (attempts: number): number => Math.min(2 ** (attempts + 1), maxPause)

/** Brings notifications to devices: each by one process, again after a failure for as long as it is of use. */
export function deliverPush({ db, gateways, log, now = () => new Date(), pollEvery = 2_000 }: Deps): {
  stop(): Promise<void>
} {
  let isStopped = false
  let running: Promise<void> | null = null

  async function send(due: DuePush): Promise<void> {
    const { id, notification, device, platform, attempts } = due
    const gateway = gateways[platform]
    if (!gateway) return giveUpPush(db, id, now())
    try {
      await gateway.send(toPush(due, now()))
    } catch (error) {
      const { isGone, isFinal, retryAfter, message } =
        error instanceof PushError ? error : new PushError('unexpected', { isFinal: true })
      log.warn({ push: String(id), attempts, reason: message }, 'a push was not accepted by its service')
      if (isGone) return dropPushToken(db, device)
      if (isFinal || attempts >= maxAttempts) return giveUpPush(db, id, now())
      return delayPush(db, id, later(now(), Math.max(pauseAfter(attempts), retryAfter ?? 0)))
    }
    await markPushed(db, id, notification, now())
  }

  async function drain(): Promise<void> {
    for (let isMore = true; isMore && !isStopped; ) {
      await giveUpExpiredPush(db, now())
      const due = await takeDuePush(db, now(), batch)
      await Promise.all(due.map(send))
      isMore = due.length === batch
    }
  }

  function work(): void {
    if (isStopped || running) return
    running = drain()
      .catch((error: { name?: string }) => log.error({ reason: error.name }, 'pushes could not be delivered'))
      .finally(() => {
        running = null
      })
  }

  const timer = setInterval(work, pollEvery)
  work()
  return {
    async stop() {
      isStopped = true
      clearInterval(timer)
      await running
    },
  }
}

const toPush = (
  { notification: id, token, title, body, language, entity, entityId, expiresAt }: DuePush,
  now: Date,
): Push => ({
  id,
  token,
  title,
  body,
  language,
  data: { entity, id: entityId },
  path: localPath(language, toEntityPath(entity, entityId)),
  lifetime: Math.max(60, Math.floor((expiresAt.getTime() - now.getTime()) / 1000)),
})
