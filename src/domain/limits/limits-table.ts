import { minute } from '../time/units.ts'
import { limits } from './limits.ts'
import type { Limit } from './rate.ts'

/** As the documentation shows them. */
export function toLimitsTable(): string {
  const rows = Object.entries<Limit>(limits).map(
    ([name, { by, burst, every, meaning, isLoose }]) =>
      `| \`${name}\` | ${by} | ${burst} | ${toPace(every)} | ${meaning}${isLoose ? ' (counted in tenths)' : ''} |`,
  )
  return ['| Limit | by | at once | then | of |', '|---|---|---|---|---|', ...rows].join('\n')
}

const toPace = (every: number): string => {
  if (every < 1) return `${Math.round(1 / every)} a second`
  if (every < minute) return every === 1 ? 'one a second' : `one in ${every} seconds`
  return every === minute ? 'one a minute' : `one in ${Math.round((every / minute) * 10) / 10} minutes`
}
