import { useEffect, useRef, useState } from 'react'
import { useHref } from 'react-router'
import { toFormPath } from '../../forms/get-form.tsx'

/** Who ticks three boxes in a row asks once. */
const patience = 300

type Answer = { label: string; counts: Partial<Record<string, Record<string, number>>> }

async function ask(address: string, signal: AbortSignal): Promise<Answer | null> {
  const answer = await fetch(address, { signal })
  return answer.ok ? ((await answer.json()) as Answer) : null
}

/** Beside each box how many stays it would leave. The rows are drawn once, as the server has put them together: only the numbers change. */
function writeCounts(form: HTMLFormElement, { counts }: Answer): void {
  for (const box of form.querySelectorAll<HTMLInputElement>('[type=checkbox]')) {
    const count = counts[box.name]?.[box.value] ?? 0
    const note = box.nextElementSibling?.querySelector('.note')
    if (note) note.textContent = `${count}`
    // Never what is chosen, nor what a keyboard stands on.
    box.disabled = !count && !box.matches(':checked,:focus')
  }
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
      ask(toFormPath(address, new FormData(form)), asking.signal).then(
        (answer) => {
          if (asking.signal.aborted) return
          setLabel(answer?.label ?? unknown)
          if (answer) writeCounts(form, answer)
        },
        // Without an answer the button shows the stays all the same.
        () => undefined,
      )
    }, patience)
  }
  return { label, recount }
}
