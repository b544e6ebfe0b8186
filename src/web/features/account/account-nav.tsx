import { NavLink } from 'react-router'

type AccountNavProps = { label: string; screens: { to: string; label: string }[] }

/** A row that can be pushed along on a phone, a column where there is room. */
export const AccountNav = ({ label, screens }: AccountNavProps) => (
  <nav aria-label={label}>
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] lg:mx-0 lg:flex-col lg:overflow-visible lg:px-0">
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
