import type { MouseEvent } from 'react'
import { NavLink, useLocation } from 'react-router'
import { noteNavigationEnd } from '../../client/device/reload-guard.ts'
import { CachedHtml } from '../../client/document/html-cache/cached-html.tsx'
import { AccountIcon, MoreNavIcon } from '../../client/frame/nav-icons.tsx'
import { usePersonal } from '../../client/session/personal.ts'
import { openSignIn } from '../../client/session/sign-in-request.ts'
import { useText } from '../../client/text.tsx'
import { HomeIcon, PercentIcon, SearchIcon, SuitcaseIcon } from '../../ui/icons.tsx'
import { sectionsMenu } from './sections-menu.tsx'

const account = '/account'

/** Without script it stays a link, and the server sends visitors to the home page. */
const signInFirst = (event: MouseEvent): void => {
  event.preventDefault()
  // The guard of reloads takes every click on a link for a way that was gone.
  noteNavigationEnd()
  openSignIn({ to: account })
}

/**
 * On a phone the five ways through the product lie under the thumb. Pages are the same for all: the personal part of the header marks a
 * customer, and the styles then hide one of two entries of the same size.
 */
export function BottomNavigation() {
  const t = useText()
  const user = usePersonal()?.user
  const { pathname } = useLocation()
  const links = [
    { to: '/', label: t.nav.home, Icon: HomeIcon },
    { to: '/search', label: t.search.title, Icon: SearchIcon },
    { to: '/discounts', label: t.nav.discounts, Icon: PercentIcon },
    { to: '/account/history', label: t.nav.trips, Icon: SuitcaseIcon, className: 'for-user' },
    { to: account, label: t.nav.account, Icon: AccountIcon, end: true, onClick: user ? undefined : signInFirst },
  ]
  return (
    <nav aria-label={t.nav.phone} data-bottom-navigation="" className="bottom-navigation">
      <CachedHtml as="ul" className="flex" data="bottom" at={pathname}>
        {() => (
          <>
            {links.map(({ to, label, Icon, className, end = to === '/', onClick }) => (
              <li key={to} className={className}>
                <NavLink to={to} end={end} onClick={onClick}>
                  <Icon />
                  <span className="max-w-full truncate">{label}</span>
                </NavLink>
              </li>
            ))}
            <li className="for-visitor">
              <button type="button" popoverTarget={sectionsMenu}>
                <MoreNavIcon />
                {t.nav.more}
              </button>
            </li>
          </>
        )}
      </CachedHtml>
    </nav>
  )
}
