import { type ReactNode, useEffect, useState } from 'react'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { useIsHydrated } from '../../../../ui/use-is-hydrated.ts'
import { isLoadedHere } from './loaded-here.ts'

/** The page is everybody's; who somebody is, and what the device remembers, is only known in the browser. */
export function InBrowser({ loading, children }: { loading: string; children: ReactNode }) {
  const isInBrowser = useIsHydrated()
  // What was asked here would be cut off by it.
  const [isLeaving] = useState(() => typeof document !== 'undefined' && !isLoadedHere() && navigator.onLine)
  useEffect(() => {
    if (isLeaving) location.reload()
  }, [isLeaving])
  return isInBrowser && !isLeaving ? children : <PageSkeleton label={loading} />
}

export const PageSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="space-y-4">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)
