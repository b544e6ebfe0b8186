import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { loadUnasked } from '../../../client/device/reload-guard.ts'

/** The button's label: the page's own count, then that of the present choice, and none while it is loading. */
export function useCount(initial: string, unknown: string) {
  const [label, setLabel] = useState(initial)
  const address = useHref('/properties/count')
  const asked = useRef<AbortController>(undefined)
  useEffect(() => () => asked.current?.abort(), [])
  const recount = (form: HTMLFormElement | null) => {
    asked.current?.abort()
    const asking = new AbortController()
    asked.current = asking
    setLabel(unknown)
    loadUnasked(() => import('./recount.ts'))
      .then((loaded) => form && loaded.recount(form, address, asking.signal))
      // Without an answer the button shows the stays all the same.
      .then(
        (counted) => counted && setLabel(counted),
        () => undefined,
      )
  }
  return { label, recount }
}
