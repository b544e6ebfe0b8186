import { type ComponentType, useEffect, useRef, useState } from 'react'
import { loadUnasked } from '../../../client/device/reload-guard.ts'
import type { CompareTicksProps } from './compare-ticks.tsx'

/** Loads what keeps the ticks of the cards, after the page has been taken over. It gets the ticks that came before it. */
export function CompareSlot({ plan }: Pick<CompareTicksProps, 'plan'>) {
  const early = useRef<HTMLInputElement[]>([])
  const [Ticks, setTicks] = useState<ComponentType<CompareTicksProps> | null>(null)
  useEffect(() => {
    if (Ticks) return
    const listen = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.dataset.compare) early.current.push(target)
    }
    addEventListener('change', listen)
    loadUnasked(() => import('./compare-ticks.tsx')).then(
      ({ CompareTicks }) => setTicks(() => CompareTicks),
      () => {
        // Without it nothing can be compared; the list is whole.
      },
    )
    return () => removeEventListener('change', listen)
  }, [Ticks])
  return Ticks && <Ticks plan={plan} early={early} />
}
