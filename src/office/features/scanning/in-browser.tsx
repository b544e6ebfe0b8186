import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'

/** The server draws the same for everybody: who uses the device, and what it remembers, is known in the browser alone. */
export const InBrowser = ({ loading, children }: { loading: string; children: ReactNode }) =>
  useIsHydrated() ? children : <PageSkeleton label={loading} />

export const PageSkeleton = ({ label }: { label: string }) => (
  <div role="status" className="space-y-4">
    <span className="sr-only">{label}</span>
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-20 w-full" />
    <Skeleton className="h-64 w-full" />
  </div>
)
