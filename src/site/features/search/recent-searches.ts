import { deviceValue } from '../../../client/device/device-value.ts'
import { isText } from '../../../client/device/stored-shape.ts'
import { searchesKey } from '../../../client/session/clear-on-sign-out.ts'

const max = 8

/** The newest first. They stay on this device only, and until the customer signs out. */
const searches = deviceValue<readonly string[]>(searchesKey, (stored) =>
  Array.isArray(stored) ? stored.filter(isText).slice(0, max) : [],
)

export function remember(query: string): void {
  if (query) searches.write([query, ...searches.read().filter((other) => other !== query)].slice(0, max))
}

export function forget(query: string): void {
  searches.write(searches.read().filter((other) => other !== query))
}

export const useRecentSearches = searches.useValue
