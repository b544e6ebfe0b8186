import { minute } from '../time/units.ts'
import { limits } from './limits.ts'
import type { Limit, LimitedBy } from './rate.ts'

const subjects: Partial<Record<LimitedBy, string>> = {
  address: 'IP address',
  network: 'IPv6 /56 or IPv4 address',
  mailbox: 'mail address',
  'phone and address': 'phone and IP address',
  all: 'global',
}

/** The table of docs/operations/reference/limits.md. */
export function toLimitsTable(): string {
  const rows = Object.entries<Limit>(limits).map(
    ([name, { by, burst, every, meaning, isLoose }]) =>
      `| \`${name}\` | ${subjects[by] ?? by} | ${burst} | ${toPace(every)} | ${meaning}${isLoose ? ' (in tenths)' : ''} |`,
  )
  return ['| Limit | Per | Burst | Then | Counts |', '|---|---|---|---|---|', ...rows].join('\n')
}

const toPace = (every: number): string => {
  if (every < 1) return `${Math.round(1 / every)} a second`
  if (every < minute) return every === 1 ? 'one a second' : `one in ${every} seconds`
  return every === minute ? 'one a minute' : `one in ${Math.round((every / minute) * 10) / 10} minutes`
}
