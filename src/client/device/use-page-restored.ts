import { useEffect, useEffectEvent } from 'react'

/** Runs when the browser restores a page from its cache: the page does not know what has happened since. */
export function useReturn(act: () => void): void {
  const come = useEffectEvent(act)
  useEffect(() => {
    const listen = ({ persisted }: PageTransitionEvent) => persisted && come()
    addEventListener('pageshow', listen)
    return () => removeEventListener('pageshow', listen)
  }, [])
}
