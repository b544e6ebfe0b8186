import type { ServerResponse } from 'node:http'
import type { CustomerMember } from '../../domain/accounts/member.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** One page of a customer that listens. */
export type EventStream = {
  caller: CustomerMember
  locale: Locale
  response: ServerResponse
  /** The end of the token that it was opened with. */
  expiresAt: Date
  /** The last event that it was sent. */
  seen: bigint
  /** Events are being read for it, and whether more have come meanwhile. */
  isReading: boolean
  isBehind: boolean
}

/** Slow readers are dropped instead of waited for. */
const maxUnread = 64 * 1024

/** False once the reader has gone. */
export function sendEvent({ response }: EventStream, text: string): boolean {
  if (response.destroyed || response.writableEnded || response.writableLength > maxUnread) return false
  response.write(text)
  return true
}

/** Each line of data must be one line, which JSON always is. */
export const toMessage = (id: bigint, event: string, data: object): string =>
  `id: ${id}\nevent: ${event}\ndata: ${JSON.stringify(data)}\n\n`

/** Comes back soon, but not all at the same moment after a restart. */
export const toRetry = (): string => `retry: ${1_000 + Math.floor(Math.random() * 2_000)}\n\n`

export const heartbeat = ':\n\n'

/** Nothing on the way may keep it back, and nothing may keep it. */
export const streamHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
}
