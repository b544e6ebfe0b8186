import { type ComponentType, useEffect, useState } from 'react'
import type { CheaperDaysProps } from './cheaper-days-props.ts'

/** Asked for after the page, which waits for none of it; its line is free from the beginning, so that nothing moves. */
export function CheaperSlot(props: CheaperDaysProps) {
  const [Days, setDays] = useState<ComponentType<CheaperDaysProps> | null>(null)
  useEffect(() => {
    import('./cheaper-days.tsx').then(
      ({ CheaperDays }) => setDays(() => CheaperDays),
      () => {
        // It is an extra.
      },
    )
  }, [])
  return <div className="min-h-11 noscript:hidden">{Days && <Days {...props} />}</div>
}
