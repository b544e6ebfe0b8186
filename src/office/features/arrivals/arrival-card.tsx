import { Badge } from '../../../ui/badge.tsx'
import type { ArrivalData, ArrivalsData } from './load-arrivals.ts'
import { MarkButtons } from './mark-buttons.tsx'

type ArrivalCardProps = { arrival: ArrivalData; arrivals: ArrivalsData }

export const ArrivalCard = ({ arrival, arrivals }: ArrivalCardProps) => (
  <article className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft">
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="min-w-0">
        <p className="text-sm text-ink-soft">
          <bdi dir="ltr">{arrival.code}</bdi>
          {arrival.property && ` · ${arrival.property}`}
        </p>
        {/* A name is in the language of whoever has it. */}
        <h2 className="text-lg wrap-anywhere">
          <bdi lang="">{arrival.name}</bdi>
        </h2>
      </div>
      <p className="flex flex-wrap gap-2">
        {arrival.late && <Badge tone="warning">{arrival.late}</Badge>}
        <Badge tone={arrival.status.tone}>{arrival.status.label}</Badge>
      </p>
    </div>
    <p>
      {arrival.stay}
      <br />
      {arrival.party}
      <br />
      {arrival.rooms}
    </p>
    {arrival.phone && (
      <a
        href={arrival.phone.href}
        className="inline-flex min-h-11 items-center font-semibold text-brand hover:underline"
      >
        {arrival.phone.text}
      </a>
    )}
    {arrival.facts.map((fact) => (
      <p key={fact} className="text-sm wrap-anywhere">
        {fact}
      </p>
    ))}
    {arrival.notes && (
      <p lang="" className="text-sm wrap-anywhere">
        {arrival.notes}
      </p>
    )}
    <MarkButtons arrival={arrival} messages={arrivals.actions} />
    {arrival.log.length > 0 && (
      <details className="text-sm">
        <summary className="flex min-h-11 cursor-pointer items-center font-semibold">{arrivals.messages.log}</summary>
        <ul className="space-y-1">
          {arrival.log.map(({ id, what, by, at }) => (
            <li key={id}>
              {what} · <bdi lang="">{by}</bdi> · {at}
            </li>
          ))}
        </ul>
      </details>
    )}
  </article>
)
