import type { DatabaseAvailability } from '../../db/availability.ts'
import type { Log } from '../log.ts'

type Watch = Pick<DatabaseAvailability, 'setUnavailable' | 'setAvailable'>

/** Says once that the database has gone away, and once that it is back. The requests refused meanwhile are at level debug. */
export function logAvailability(
  availability: Watch & Pick<DatabaseAvailability, 'isUnavailable'>,
  log: Pick<Log, 'warn' | 'error'>,
): Watch {
  let since = 0
  return {
    setUnavailable() {
      if (!availability.isUnavailable()) {
        since = Date.now()
        log.error({}, 'the database is unreachable: only cached pages are served')
      }
      availability.setUnavailable()
    },
    setAvailable() {
      if (availability.isUnavailable())
        log.warn({ seconds: Math.round((Date.now() - since) / 1000) }, 'the database is reachable again')
      availability.setAvailable()
    },
  }
}
