import { useSyncExternalStore } from 'react'

/** Opens the share sheet of the system. Null if the browser has none, and on the server, which cannot know. */
export function useShareSheet(shared: { url: string; title: string }): (() => void) | null {
  const canShare = useSyncExternalStore(never, hasSheet, no)
  // Closing the sheet is a decision, not a failure.
  return canShare ? () => void navigator.share(shared).catch(() => {}) : null
}

const never = () => () => {}
const hasSheet = () => typeof navigator.share === 'function'
const no = () => false
