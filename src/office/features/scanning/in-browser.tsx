import type { ReactNode } from 'react'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useIsHydrated } from '../../../ui/use-is-hydrated.ts'

/** The server renders the same page for all members: only the browser knows the device's user and its storage. */
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
