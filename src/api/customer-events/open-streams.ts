import { type EventStream, heartbeat, sendEvent } from './event-stream.ts'

/** The pages of this process that listen, by customer. */
export type OpenStreams = {
  all(): EventStream[]
  of(customer: number): EventStream[]
  count(): number
  add(stream: EventStream): void
  drop(stream: EventStream): void
  sendOrDrop(stream: EventStream, text: string): void
}

/** In milliseconds. Proxies drop connections that are silent for a minute, and a failed write reveals a phone that has gone. */
const beat = 20_000
const look = 1_000

/** One timer for all streams, while there is any: it drops those whose token has expired, and sends heartbeats. */
export function createOpenStreams(now: () => Date): OpenStreams {
  const byCustomer = new Map<number, Set<EventStream>>()
  let count = 0
  let timer: NodeJS.Timeout | undefined
  let silentFor = 0

  const all = (): EventStream[] => [...byCustomer.values()].flatMap((streams) => [...streams])

  function add(stream: EventStream): void {
    const { customer } = stream.caller
    const streams = byCustomer.get(customer) ?? new Set()
    byCustomer.set(customer, streams.add(stream))
    if (count++ === 0) timer = setInterval(tick, look).unref()
    stream.response.once('close', () => drop(stream))
  }

  function drop(stream: EventStream): void {
    const streams = byCustomer.get(stream.caller.customer)
    if (!streams?.delete(stream)) return
    count--
    if (streams.size === 0) byCustomer.delete(stream.caller.customer)
    stream.response.end()
    if (count === 0) clearInterval(timer)
  }

  function sendOrDrop(stream: EventStream, text: string): void {
    if (sendEvent(stream, text)) return
    drop(stream)
    stream.response.destroy()
  }

  function tick(): void {
    const at = now()
    silentFor += look
    const isBeat = silentFor >= beat
    if (isBeat) silentFor = 0
    for (const stream of all()) {
      if (stream.expiresAt <= at) drop(stream)
      else if (isBeat) sendOrDrop(stream, heartbeat)
    }
  }

  return { all, of: (customer) => [...(byCustomer.get(customer) ?? [])], count: () => count, add, drop, sendOrDrop }
}
