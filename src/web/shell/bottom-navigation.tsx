import { NavLink } from 'react-router'
import { useText } from '../text.tsx'
import { BedIcon, CalendarIcon, HomeIcon } from '../ui/icons.tsx'
import { ArticleIcon, WalkIcon } from './nav-icons.tsx'

/** On a phone the five ways through the product lie under the thumb. */
export function BottomNavigation() {
  const t = useText()
  const links = [
    { to: '/', label: t.nav.home, Icon: HomeIcon },
    { to: '/properties', label: t.nav.staysShort, Icon: BedIcon },
    { to: '/events', label: t.nav.events, Icon: CalendarIcon },
    { to: '/activity', label: t.nav.activities, Icon: WalkIcon },
    { to: '/article', label: t.nav.articles, Icon: ArticleIcon },
  ]
  return (
    <nav
      aria-label={t.nav.phone}
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden print:hidden"
    >
      <ul className="flex">
        {links.map(({ to, label, Icon }) => (
          <li key={to} className="min-w-0 grow basis-0">
            <NavLink
              to={to}
              end={to === '/'}
              className="flex min-h-14 flex-col items-center justify-center gap-0.5 px-0.5 text-center text-[0.7rem] leading-tight font-semibold text-ink-soft aria-[current=page]:text-brand"
            >
              <Icon className="size-5" />
              <span className="max-w-full truncate">{label}</span>
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
