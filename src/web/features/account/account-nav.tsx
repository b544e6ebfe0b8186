import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'

type AccountNavProps = { label: string; screens: { to: string; label: string }[] }

/** A row that can be pushed along on a phone, a column where there is room. */
export function AccountNav({ label, screens }: AccountNavProps) {
  const row = useRef<HTMLUListElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another place in the row
  useEffect(() => bringIntoView(row.current), [pathname])
  return (
    <nav aria-label={label}>
      <ul
        ref={row}
        className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0"
      >
        {screens.map(({ to, label }) => (
          <li key={to} className="shrink-0">
            <NavLink
              to={to}
              end={to === '/account'}
              className="flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold hover:bg-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand lg:rounded-control lg:border-transparent lg:bg-transparent lg:aria-[current=page]:border-transparent lg:aria-[current=page]:bg-brand-soft lg:aria-[current=page]:text-brand-deep"
            >
              {label}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The last screens lie beyond the edge of a phone: where one is must be seen. In the row alone, the page stays where it is. */
function bringIntoView(row: HTMLElement | null): void {
  const here = row?.querySelector('[aria-current=page]')
  if (!row || !here) return
  const middleOf = (element: Element) => {
    const { left, width } = element.getBoundingClientRect()
    return left + width / 2
  }
  row.scrollBy({ left: middleOf(here) - middleOf(row), behavior: 'instant' })
}
