import { useSyncExternalStore } from 'react'

/** False on the server: a phone is the first guess. */
export function useIsWide(pixels = 640): boolean {
  const query = `(min-width: ${pixels}px)`
  return useSyncExternalStore(
    (notify) => {
      const media = matchMedia(query)
      media.addEventListener('change', notify)
      return () => media.removeEventListener('change', notify)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
