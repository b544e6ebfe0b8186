import { Link, NavLink } from 'react-router'
import { useText } from '../text.tsx'
import { Logo } from '../ui/logo.tsx'
import { LanguageSwitch } from './language-switch.tsx'

export function Header() {
  const t = useText()
  const links = [
    ['/properties', t.nav.stays],
    ['/events', t.nav.events],
    ['/activity', t.nav.activities],
    ['/article', t.nav.articles],
  ] as const
  return (
    <header className="sticky top-0 z-30 border-b border-line bg-ground/95 backdrop-blur print:hidden">
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4">
        <Link to="/" className="rounded-control py-1" aria-label={`${t.brand.name}, ${t.nav.home}`}>
          <Logo>{t.brand.name}</Logo>
        </Link>
        <nav aria-label={t.nav.main} className="hidden md:block">
          <ul className="flex items-center gap-1">
            {links.map(([to, label]) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold text-ink-soft hover:bg-sunken hover:text-ink aria-[current=page]:text-brand"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <LanguageSwitch />
      </div>
    </header>
  )
}
