import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and in the first rendering of a browser, which must be the same. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
