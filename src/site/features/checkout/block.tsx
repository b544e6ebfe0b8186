import type { ReactNode } from 'react'

type BlockProps = { id: string; title: ReactNode; hint?: string; children: ReactNode }

/** One part of a checkout. */
export const Block = ({ id, title, hint, children }: BlockProps) => (
  <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
    <h2 id={id} className="text-xl">
      {title}
    </h2>
    {hint && <p className="mt-1 text-ink-soft">{hint}</p>}
    <div className="mt-4 space-y-2">{children}</div>
  </section>
)
