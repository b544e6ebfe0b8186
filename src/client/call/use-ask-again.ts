import { useEffect, useEffectEvent } from 'react'
import { useRevalidator } from 'react-router'

const paces = {
  /** The person waits for a bank that answers within seconds, often a moment after they have come back from it. */
  soon: { first: 1_000, growth: 1.5, max: 3_000 },
  /** Most refunds come within seconds, some within days. */
  gently: { first: 2_000, growth: 1.6, max: 60_000 },
  /** A list that others work on, too. */
  calmly: { first: 30_000, growth: 1, max: 30_000 },
} as const

/** Reloads the page's data in intervals, while the page is visible and the last answer has come. */
export function useAskAgain(isOpen: boolean, pace: keyof typeof paces = 'soon'): void {
  const { revalidate, state } = useRevalidator()
  const ask = useEffectEvent(() => {
    if (state === 'idle' && !document.hidden && navigator.onLine) void revalidate()
  })
  useEffect(() => {
    if (!isOpen) return
    const { first, growth, max } = paces[pace]
    let timer: ReturnType<typeof setTimeout>
    const wait = (pause: number) => {
      timer = setTimeout(() => {
        ask()
        wait(Math.min(max, pause * growth))
      }, pause)
    }
    wait(first)
    return () => clearTimeout(timer)
  }, [isOpen, pace])
}
