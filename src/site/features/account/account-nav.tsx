import { useEffect, useRef } from 'react'
import { NavLink, useLocation } from 'react-router'
import { type AccountGroup, isAt } from './account-groups.ts'

type AccountNavProps = { label: string; overview: string; groups: AccountGroup[] }

const entry =
  'flex min-h-11 items-center rounded-full border border-line-strong bg-surface px-4 font-semibold hover:bg-sunken aria-[current=page]:border-brand aria-[current=page]:bg-brand aria-[current=page]:text-on-brand lg:rounded-control lg:border-transparent lg:bg-transparent lg:aria-[current=page]:border-transparent lg:aria-[current=page]:bg-brand-soft lg:aria-[current=page]:text-brand-deep'

/**
 * On a phone a row with the group of the screen that is open: the overview lists all groups and needs no row. A column of all groups
 * where there is room.
 */
export function AccountNav({ label, overview, groups }: AccountNavProps) {
  const row = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another screen is another place in the row
  useEffect(() => bringIntoView(row.current), [pathname])
  return (
    <nav
      ref={row}
      aria-label={label}
      className={`-mx-4 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:block lg:space-y-4 lg:overflow-visible lg:px-0 ${pathname === '/account' ? 'hidden' : 'flex'}`}
    >
      <NavLink to="/account" end className={`${entry} shrink-0`}>
        {overview}
      </NavLink>
      {groups.map(({ title, screens }) => (
        <div key={title} className={screens.some(({ to }) => isAt(pathname, to)) ? 'max-lg:contents' : 'max-lg:hidden'}>
          <p className="px-4 text-sm text-ink-soft max-lg:hidden">{title}</p>
          <ul className="flex gap-2 lg:flex-col lg:gap-0">
            {screens.map(({ to, label }) => (
              <li key={to} className="shrink-0">
                <NavLink to={to} className={entry}>
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
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
