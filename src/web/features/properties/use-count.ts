import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { toFormPath } from '../../forms/get-form.tsx'

/** Who ticks three boxes in a row asks once. */
const patience = 300

/** What the button says: the count that the page came with, then that of what is chosen, and none while it is not known. */
export function useCount(initial: string, unknown: string) {
  const { load, state, data } = useFetcher<{ label: string }>()
  const [isWaiting, setWaiting] = useState(false)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  const recount = (form: HTMLFormElement | null) => {
    clearTimeout(timer.current)
    setWaiting(true)
    timer.current = setTimeout(() => {
      setWaiting(false)
      if (form) void load(toFormPath('/properties/count', new FormData(form)))
    }, patience)
  }
  return { label: isWaiting || state !== 'idle' ? unknown : (data?.label ?? initial), recount }
}
