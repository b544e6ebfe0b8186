import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { type CompareBarProps, comparedStays, toggleCompared } from './compared-stays.ts'

/** Hears the ticks of all cards. The bar comes with the first of them. */
export function CompareSlot({ plan }: Pick<CompareBarProps, 'plan'>) {
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other cards
  useEffect(() => {
    for (const tick of document.querySelectorAll<HTMLInputElement>('[data-compare]'))
      tick.checked = ids.includes(Number(tick.dataset.compare))
  }, [ids, key])
  useEffect(() => {
    const listen = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.dataset.compare === undefined) return
      const isTaken = toggleCompared(Number(target.dataset.compare), target.checked)
      if (!isTaken) target.checked = false
      setFull(!isTaken)
    }
    addEventListener('change', listen)
    return () => removeEventListener('change', listen)
  }, [])
  // Room at the end of the page, so that it covers nothing there.
  return Bar && hasSome ? (
    <div className="h-16">
      <Bar plan={plan} isFull={isFull} />
    </div>
  ) : null
}
