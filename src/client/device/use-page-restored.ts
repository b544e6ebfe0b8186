import { useEffect, useEffectEvent } from 'react'

/** When somebody comes back to a page that the browser had kept as it was left: it does not know what has happened since. */
export function useReturn(act: () => void): void {
  const come = useEffectEvent(act)
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && come()
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
