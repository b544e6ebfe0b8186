import { NavLink, useLocation } from 'react-router'
import { CachedHtml } from '../../client/document/html-cache/cached-html.tsx'
import { useText } from '../../client/text.tsx'
import { useSaving } from '../../ui/saving.ts'
import { CurrencyButtons } from './currency-switch.tsx'
import { sectionsOf } from './sections.ts'

/** The id that a button names in `popoverTarget` to open the menu. */
export const sectionsMenu = 'sections'

/** Everything at once. The browser opens, closes and places it in the top layer by itself, with or without script; an old one by `old-browsers`. */
export function SectionsMenu() {
  const t = useText()
  const { key, pathname } = useLocation()
  return (
    <nav
      // Going somewhere makes a new one, which is closed.
      key={key}
      id={sectionsMenu}
      popover="auto"
      aria-label={t.nav.sections}
      className="sections-menu"
    >
      <CachedHtml as="ul" className="grid grid-cols-2 gap-1" data="sections" at={pathname}>
        {() =>
          sectionsOf(t).map(({ to, label, Icon }) => (
            <li key={to}>
              <NavLink to={to} end={to === '/discounts'}>
                <Icon className="size-5 text-brand" />
                {label}
              </NavLink>
            </li>
          ))
        }
      </CachedHtml>
      <p className="mt-1 border-t border-line pt-1 lg:hidden noscript:hidden">
        <CurrencyButtons className="min-h-11 w-full cursor-pointer px-3 text-start text-sm font-semibold hover:text-brand" />
      </p>
      {useSaving() && (
        <a href="#saving" className="flex min-h-11 items-center px-3 text-sm text-ink-soft hover:text-brand">
          {t.nav.saving}
        </a>
      )}
    </nav>
  )
}
