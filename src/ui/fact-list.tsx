/** `isLtr`: a code, which reads from left to right in every language. */
export type FactRow = { label: string; value: string; isLtr?: boolean }

type FactListProps = { facts: readonly FactRow[]; className?: string }

export const FactList = ({ facts, className = 'sm:grid-cols-2' }: FactListProps) => (
  <dl className={`grid gap-x-6 gap-y-3 ${className}`}>
    {facts.map(({ label, value, isLtr }) => (
      <div key={label} className="min-w-0">
        <dt className="text-sm text-ink-soft">{label}</dt>
        <dd className="font-semibold wrap-anywhere">{isLtr ? <bdi dir="ltr">{value}</bdi> : value}</dd>
      </div>
    ))}
  </dl>
)
