import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Below those that the system itself gives away: another test that listens wherever there is room, or a connection that somebody opens, would
 * otherwise take one between its being found and its being used.
 */
const first = 20_000
const count = 12_000
let next = randomInt(count)

/** One that nobody listens at, and that this process has not named before. */
export async function findFreePort(host = 'localhost'): Promise<number> {
  for (;;) {
    const port = first + (next++ % count)
    const probe = createServer()
    const isFree = await new Promise<boolean>((resolve) => {
      probe.once('error', () => resolve(false))
      probe.listen(port, host, () => resolve(true))
    })
    if (!isFree) continue
    probe.close()
    await once(probe, 'close')
    return port
  }
}
