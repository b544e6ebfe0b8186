import type { Locale } from '../../domain/text/locale.ts'
import { readConnection } from './event-connection.ts'
import type { ServerEvent } from './event-reader.ts'

type Listener = {
  onEvent: (event: ServerEvent) => void
  /** Whether events arrive by themselves now; otherwise pages have to ask. */
  onLiveChange: (isLive: boolean) => void
}

/** Messages between the tabs of a browser: the tab that listens passes events on. */
type TabMessage =
  | { kind: 'event'; event: ServerEvent }
  /** With how much is unread, for who has come later. */
  | { kind: 'line'; isLive: boolean; ready: ServerEvent | null }
  | { kind: 'ask' }

const name = 'safar-events'
const pauses = { first: 1_000, max: 30_000 }

const listeners = new Set<Listener>()
let isLive = false
/** The last event in any tab: the next listener goes on from there. */
let lastId = ''
let ready: ServerEvent | null = null
let stop: (() => void) | null = null

/** Follows the events of the signed-in customer. One connection a browser for any number of tabs; it ends with the last of them. */
export function followEvents(locale: Locale, listener: Listener): () => void {
  listeners.add(listener)
  listener.onLiveChange(isLive)
  const begin = () => {
    stop ??= follow(locale)
  }
  // A page that is put aside must not keep the others from listening, and cannot be kept for the way back while it does.
  const rest = () => {
    stop?.()
    stop = null
  }
  addEventListener('pagehide', rest)
  addEventListener('pageshow', begin)
  begin()
  return () => {
    listeners.delete(listener)
    removeEventListener('pagehide', rest)
    removeEventListener('pageshow', begin)
    if (listeners.size === 0) rest()
  }
}

function follow(locale: Locale): () => void {
  const leaving = new AbortController()
  const { signal } = leaving
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name)
  let isListening = false
  const say = (spoken: TabMessage) => channel?.postMessage(spoken)

  const setLive = (next: boolean) => {
    isLive = next
    for (const listener of listeners) listener.onLiveChange(next)
  }
  const hear = (event: ServerEvent) => {
    if (event.id) lastId = event.id
    ready = toReady(event) ?? ready
    for (const listener of listeners) listener.onEvent(event)
  }
  const listen = async () => {
    isListening = true
    const onLiveChange = (next: boolean) => {
      setLive(next)
      say({ kind: 'line', isLive: next, ready: null })
    }
    // The former listener has gone, perhaps without a message.
    onLiveChange(false)
    await keepConnected(locale, signal, {
      onLiveChange,
      onEvent(event) {
        hear(event)
        say({ kind: 'event', event })
      },
    })
  }

  channel?.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'event') hear(data.event)
    else if (data.kind === 'line') {
      setLive(data.isLive)
      if (data.ready) hear(data.ready)
    } else if (isListening) say({ kind: 'line', isLive, ready })
  })
  say({ kind: 'ask' })
  // Without a way to take turns or to pass it on, each tab listens for itself.
  if (navigator.locks && channel) void navigator.locks.request(name, { signal }, listen).catch(() => {})
  else void listen()
  return () => {
    leaving.abort()
    channel?.close()
    isLive = false
  }
}

/** How much is unread after an event, as a new connection would begin with. Without its number: it was heard before. */
function toReady({ data }: ServerEvent): ServerEvent | null {
  const { unread_count } = JSON.parse(data) as { unread_count?: number }
  return unread_count === undefined ? null : { id: '', name: 'ready', data: JSON.stringify({ unread_count }) }
}

async function keepConnected(locale: Locale, signal: AbortSignal, { onEvent, onLiveChange }: Listener): Promise<void> {
  let pause = pauses.first
  while (!signal.aborted) {
    const wasLive = await readConnection({ locale, signal, lastId, onEvent, onLive: () => onLiveChange(true) })
    if (signal.aborted) return
    onLiveChange(false)
    pause = wasLive ? pauses.first : Math.min(pauses.max, pause * 2)
    await new Promise<void>((resolve) => {
      setTimeout(resolve, pause)
      signal.addEventListener('abort', () => resolve(), { once: true })
    })
  }
}
