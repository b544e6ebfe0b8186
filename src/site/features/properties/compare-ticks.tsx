import { type ComponentType, type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type CompareBarProps, comparedStays, toggleCompared } from './compared-stays.ts'

export type CompareTicksProps = Pick<CompareBarProps, 'plan'> & {
  /** Ticks that were pressed before this was there. */
  early: RefObject<HTMLInputElement[]>
}

/** Hears the ticks of all cards. The bar comes with the first of them. */
export function CompareTicks({ plan, early }: CompareTicksProps) {
  const { key } = useLocation()
  const ids = comparedStays.useValue()
  const [Bar, setBar] = useState<ComponentType<CompareBarProps> | null>(null)
  const [isFull, setFull] = useState(false)
  const hasSome = ids.length > 0 || isFull
  useEffect(() => {
    if (hasSome)
      import('./compare-bar.tsx').then(
        ({ CompareBar }) => setBar(() => CompareBar),
        () => {
          // Without it the ticks are kept all the same.
        },
      )
  }, [hasSome])
  useEffect(() => {
    const take = (tick: HTMLInputElement) => {
      const isTaken = toggleCompared(Number(tick.dataset.compare), tick.checked)
      if (!isTaken) tick.checked = false
      setFull(!isTaken)
    }
    for (const tick of early.current.splice(0)) take(tick)
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset.compare) take(target)
    }
    addEventListener('change', listen)
    return () => removeEventListener('change', listen)
  }, [early])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cards
  useEffect(() => {
    const stored = comparedStays.read()
    for (const tick of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
      tick.checked = stored.includes(Number(tick.dataset.compare))
  }, [ids, key])
  // Room at the end of the page, so that it covers nothing there.
  return Bar && hasSome ? (
    <div className="h-16">
      <Bar plan={plan} isFull={isFull} />
    </div>
  ) : null
}
