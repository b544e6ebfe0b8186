import { parseAgent } from '../domain/accounts/device-kind.ts'
import type { AccountText } from './messages/account.ts'

type Messages = AccountText['profile']['sessions']

/** `Chrome on Android`, as far as the device says what it is. */
export function toDeviceName(
  agent: string | null,
  messages: Pick<Messages, 'on' | 'unknown' | 'browsers' | 'systems'>,
): string {
  const { browser, system } = parseAgent(agent)
  if (browser && system) return messages.on(messages.browsers[browser], messages.systems[system])
  if (browser) return messages.browsers[browser]
  return system ? messages.systems[system] : messages.unknown
}
