import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Ready, WorkerQuestion } from '../child.ts'

/** Tells the bench where to find this process, and ends with it, however it ends. */
export function announce(ready: Ready, stop: () => Promise<void> = async () => {}): void {
  // An interrupt reaches the whole group; the end of the bench is told by the lost connection, and then there is time to clean up.
  process.on('SIGINT', () => {})
  process.once('disconnect', () => void stop().finally(() => process.exit(0)))
  process.on('message', (asked: WorkerQuestion) => void answer(asked).then((number) => process.send?.(number)))
  process.send?.(ready)
}

async function answer(asked: WorkerQuestion): Promise<number> {
  if (asked === 'memory') return measureMemory()
  const { user, system } = process.cpuUsage()
  return (user + system) / 1_000_000
}

/** In bytes, without what nobody holds any more: collecting it gives some of it back only a while later. */
async function measureMemory(): Promise<number> {
  for (let round = 0; round < 5; round++) {
    globalThis.gc?.()
    await sleep(200)
  }
  return process.memoryUsage.rss()
}

export const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`

export async function serveBare(listener: RequestListener, stop?: () => Promise<void>): Promise<void> {
  const server = createServer(listener).listen(0, '127.0.0.1')
  await once(server, 'listening')
  announce({ url: addressOf(server) }, stop)
}
