import type { ReactNode } from 'react'

type WithAsideProps = { label: string; aside: ReactNode; children: ReactNode }

/**
 * A text with what one decides by beside it: the price, the way to buy. On a phone that comes first, and so it does in
 * the document: were it moved there by its order alone, a half-read page would draw the text and push it away again.
 */
export const WithAside = ({ label, aside, children }: WithAsideProps) => (
  <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
    <aside aria-label={label} className="space-y-4 self-start lg:sticky lg:top-20 lg:col-start-2">
      {aside}
    </aside>
    <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">{children}</div>
  </div>
)
