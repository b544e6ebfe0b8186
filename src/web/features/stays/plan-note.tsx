import { Link } from 'react-router'
import type { toPlanNote } from './to-plan-note.ts'

/** What the visitor asked for before coming here: days, nights, guests, and what that costs at least. */
export const PlanNote = ({ note }: { note: NonNullable<ReturnType<typeof toPlanNote>> }) => (
  <section aria-labelledby="plan" className="rounded-card border border-line bg-brand-soft p-5">
    <h2 id="plan" className="text-base">
      {note.title}
    </h2>
    {note.lines.map((line) => (
      <p key={line}>{line}</p>
    ))}
    {note.total && (
      <p className="mt-2">
        {note.total.label}{' '}
        <bdi dir="ltr" className="font-bold whitespace-nowrap">
          {note.total.price}
        </bdi>
      </p>
    )}
    <Link
      to={note.change.to}
      className="inline-flex min-h-11 items-center font-semibold text-brand-deep underline underline-offset-4"
    >
      {note.change.label}
    </Link>
  </section>
)
