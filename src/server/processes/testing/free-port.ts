import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * Ports below those that the system assigns: another test that listens on any port, or an outgoing connection, could otherwise take one between
 * finding and using it.
 */
const first = 20_000
const count = 12_000
let next = randomInt(count)

/** A port without a listener that this process has not returned before. */
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
