import type { Db } from '../../db/database.ts'
import { type EventsAfter, findEventsAfter } from '../../db/queries/accounts/customer-events.ts'
import { batchRequests } from './batch-requests.ts'
import { describeEvent } from './event-kinds.ts'
import { type EventStream, toMessage } from './event-stream.ts'
import type { OpenStreams } from './open-streams.ts'

/** Sends a stream the events that it has not seen. One read at a time for each stream, so that nothing comes twice or in another order. */
export function createStreamReader(db: Db, { sendOrDrop, drop }: OpenStreams): (stream: EventStream) => Promise<void> {
  const findEvents = batchRequests((queries: EventsAfter[]) => findEventsAfter(db, queries))

  async function sendNewEvents(stream: EventStream): Promise<void> {
    while (stream.isBehind && !stream.response.writableEnded) {
      stream.isBehind = false
      const events = await findEvents({ customer: stream.caller.customer, after: stream.seen })
      for (const event of events) {
        const data = await describeEvent(db, stream.locale, event)
        stream.seen = event.id
        if (data) sendOrDrop(stream, toMessage(event.id, event.kind, data))
        stream.isBehind = true
      }
    }
  }

  return async (stream) => {
    stream.isBehind = true
    if (stream.isReading) return
    stream.isReading = true
    try {
      await sendNewEvents(stream)
    } catch {
      // The database is away: the page comes back with another connection, and gets everything since the last event that it saw.
      drop(stream)
    } finally {
      stream.isReading = false
    }
  }
}
