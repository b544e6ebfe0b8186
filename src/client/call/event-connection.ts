import type { Locale } from '../../domain/text/locale.ts'
import { createEventReader, type ServerEvent } from './event-reader.ts'

/** The server sends something at least every 20 seconds; a connection that is silent for longer is dead, even if the browser thinks otherwise. */
const maxSilence = 40_000

type ConnectionOptions = {
  locale: Locale
  signal: AbortSignal
  /** The last event, so that the following ones are sent. */
  lastId: string
  onEvent: (event: ServerEvent) => void
  onLive: () => void
}

/** One connection, until it ends for any reason. Returns whether there was one. */
export async function readConnection({ locale, signal, lastId, onEvent, onLive }: ConnectionOptions): Promise<boolean> {
  const silence = new AbortController()
  // `AbortSignal.any` is newer than many phones.
  const leave = () => silence.abort()
  signal.addEventListener('abort', leave)
  let timer: ReturnType<typeof setTimeout> | undefined
  const hear = () => {
    clearTimeout(timer)
    timer = setTimeout(leave, maxSilence)
  }
  let wasLive = false
  try {
    hear()
    // By the cookie: a token would first have to be renewed, by every page that is opened.
    const response = await fetch(`/api/events?lang=${locale}`, {
      headers: { accept: 'text/event-stream', ...(lastId && { 'last-event-id': lastId }) },
      cache: 'no-store',
      signal: silence.signal,
    })
    if (!response.ok || !response.body) return false
    wasLive = true
    onLive()
    const read = createEventReader()
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader()
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      hear()
      for (const event of read(part.value)) onEvent(event)
    }
  } catch {
    // A connection that breaks is opened again.
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', leave)
  }
  return wasLive
}
