import type { Presence } from '../../db/presence.ts'
import type { Log } from '../log.ts'

type Watch = Pick<Presence, 'setAway' | 'setBack'>

/** Says once that the database has gone away, and once that it is back. The requests refused meanwhile are at level debug. */
export function logPresence(presence: Watch & Pick<Presence, 'isAway'>, log: Pick<Log, 'warn' | 'error'>): Watch {
  let since = 0
  return {
    setAway() {
      if (!presence.isAway()) {
        since = Date.now()
        log.error({}, 'the database is away: only cached pages are answered')
      }
      presence.setAway()
    },
    setBack() {
      if (presence.isAway()) log.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database is back')
      presence.setBack()
    },
  }
}
