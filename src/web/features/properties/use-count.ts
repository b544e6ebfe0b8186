import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { toFormPath } from '../../forms/get-form.tsx'

/** Who ticks three boxes in a row asks once. */
const patience = 300

async function askLabel(address: string, signal: AbortSignal): Promise<string | null> {
  const answer = await fetch(address, { signal })
  return answer.ok ? ((await answer.json()) as { label: string }).label : null
}

/** What the button says: the count that the page came with, then that of what is chosen, and none while it is not known. */
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
    setTimeout(() => {
      if (!form || asking.signal.aborted) return
      askLabel(toFormPath(address, new FormData(form)), asking.signal).then(
        (found) => asking.signal.aborted || setLabel(found ?? unknown),
        // Without an answer the button shows the stays all the same.
        () => undefined,
      )
    }, patience)
  }
  return { label, recount }
}
