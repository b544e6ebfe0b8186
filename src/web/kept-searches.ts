/** Where this device keeps what was searched for. */
export const keptSearches = 'safar.searches'

/** On a shared device the next person must not read what the last one looked for. */
export function forgetSearches(): void {
  try {
    localStorage.removeItem(keptSearches)
  } catch {
    // A browser that keeps nothing for us has nothing to forget.
  }
}
