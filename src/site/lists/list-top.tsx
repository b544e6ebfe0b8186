import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { Unbroken } from '../../ui/unbroken.tsx'

type ListTopProps = {
  title: string
  count: ReactNode
  search?: ReactNode
  /** Takes a line of its own where there is room. */
  isWideSearch?: boolean
  /** Buttons for filters, order and map. */
  actions?: ReactNode
  chips?: ReactNode
}

/**
 * What stands above every list: its name, how many there are, one row to search, filter and sort, and one of what can be or is chosen.
 * On a phone it leaves the first card in the first window (e2e/site/list-windows.test.ts).
 */
export function ListTop({ title, count, search, isWideSearch, actions, chips }: ListTopProps) {
  // Panels that were opened on one page are closed on the next.
  const { key } = useLocation()
  return (
    <header>
      <h1 className="mb-1 text-2xl sm:text-3xl md:mb-3 md:text-4xl">
        <Unbroken text={title} />
      </h1>
      <div className="mb-3 flex flex-wrap items-center gap-2 md:mb-5">
        <p className={`min-w-0 grow text-ink-soft md:text-lg ${search ? 'max-md:basis-full' : 'basis-0'}`}>{count}</p>
        {search && (
          <div
            className={`min-w-32 grow basis-0 has-[details[open]]:basis-full print:hidden ${isWideSearch ? 'md:order-first md:basis-full' : 'md:max-w-88'}`}
          >
            {search}
          </div>
        )}
        <div key={key} className="contents print:hidden">
          {actions && <div className="flex gap-2">{actions}</div>}
          <div className="min-w-0 basis-full empty:hidden">{chips}</div>
        </div>
      </div>
    </header>
  )
}
