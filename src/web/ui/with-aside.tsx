import type { ReactNode } from 'react'

type WithAsideProps = { label: string; aside: ReactNode; children: ReactNode }

/** A text with what one decides by beside it: the price, the way to buy. On a phone that comes first. */
export const WithAside = ({ label, aside, children }: WithAsideProps) => (
  <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
    <div className="min-w-0 space-y-10">{children}</div>
    <aside aria-label={label} className="order-first space-y-4 self-start lg:sticky lg:top-20 lg:order-none">
      {aside}
    </aside>
  </div>
)
