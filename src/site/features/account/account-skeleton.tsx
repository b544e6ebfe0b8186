import { useHref, useNavigation } from 'react-router'
import { Skeleton } from '../../../ui/skeleton.tsx'

/** Whether another screen of the account is on its way: on a slow phone the answer to a tap must not wait for it. */
export function useIsHeadingElsewhere(pathname: string): boolean {
  const base = useHref('/account')
  const here = useHref(pathname)
  const next = useNavigation().location?.pathname
  return next !== undefined && next !== here && (next === base || next.startsWith(`${base}/`))
}

/** That something is loading says the bar, once. */
export const AccountSkeleton = () => (
  <div data-own-skeleton="" className="space-y-6">
    <Skeleton className="h-10 w-2/3" />
    <Skeleton className="h-48 w-full rounded-card" />
    <Skeleton className="h-48 w-full rounded-card" />
  </div>
)
