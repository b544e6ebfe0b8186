import { classes } from './classes.ts'

/** Size and radius come by class: `<Skeleton className="h-6 w-40" />`. */
export function Skeleton({ className = 'h-4 w-full' }: { className?: string }) {
  return (
    <span
      aria-hidden="true"
      className={classes('block animate-breathe rounded-lg bg-line motion-reduce:animate-none', className)}
    />
  )
}

export function SkeletonCard({ className }: { className?: string }) {
  return (
    <div
      aria-hidden="true"
      className={classes('overflow-hidden rounded-card border border-line bg-surface', className)}
    >
      <Skeleton className="aspect-4/3 w-full rounded-none" />
      <div className="flex flex-col gap-3 p-4">
        <Skeleton className="h-5 w-3/4" />
        <Skeleton className="h-4 w-1/2" />
        <Skeleton className="mt-2 h-6 w-1/3" />
      </div>
    </div>
  )
}

type SkeletonListProps = { label: string; count?: number; className?: string }

export function SkeletonList({ label, count = 6, className }: SkeletonListProps) {
  return (
    <div role="status" className={className ?? 'grid gap-5 sm:grid-cols-2 lg:grid-cols-3'}>
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, index) => index).map((index) => (
        <SkeletonCard key={index} />
      ))}
    </div>
  )
}
