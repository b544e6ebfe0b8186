import type { ReactNode } from 'react'

type WithAsideProps = {
  label: string
  /** Null where there is nothing to decide. */
  aside: ReactNode
  /** Higher than a window: it moves with the page, or its end would be out of reach. */
  isTall?: boolean
  children: ReactNode
}

/**
 * A text with what one decides by beside it: the price, the way to buy. On a phone that comes first, and so it does in
 * the document: were it moved there by its order alone, a half-read page would draw the text and push it away again.
 */
export const WithAside = ({ label, aside, isTall = false, children }: WithAsideProps) => (
  <div className="mt-8 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
    {aside && (
      <aside
        aria-label={label}
        className={`min-w-0 space-y-4 self-start lg:col-start-2 ${isTall ? '' : 'lg:sticky lg:top-20'}`}
      >
        {aside}
      </aside>
    )}
    <div className="min-w-0 space-y-10 lg:col-start-1 lg:row-start-1">{children}</div>
  </div>
)
