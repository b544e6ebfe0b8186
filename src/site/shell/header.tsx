import { NavLink, useLocation } from 'react-router'
import { CachedHtml } from '../../client/document/html-cache/cached-html.tsx'
import { LanguageSwitch } from '../../client/frame/language-switch.tsx'
import { Link } from '../../client/frame/link.tsx'
import { PersonalPart } from '../../client/frame/personal-part.tsx'
import { useText } from '../../client/text.tsx'
import { ChevronDownIcon } from '../../ui/icons.tsx'
import { PhoneIcon } from '../../ui/icons-detail.tsx'
import { Logo } from '../../ui/logo.tsx'
import { CurrencySwitch } from './currency-switch.tsx'
import { HeaderSearch, useSearchKey } from './header-search.tsx'
import { SectionsMenu, sectionsMenu } from './sections-menu.tsx'

/** `isPaying`: nothing but the way home, the language and help. */
export function Header({ isPaying }: { isPaying: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  useSearchKey()
  return (
    <header className="page-header">
      <div>
        <Link to="/" className="flex rounded-control py-1" aria-label={`${t.brand.name}, ${t.nav.home}`}>
          <Logo>
            <span className="max-[21.5rem]:hidden">{t.brand.name}</span>
          </Logo>
        </Link>
        <MainLinks isPaying={isPaying} />
        {/* The search itself has its own box. */}
        {pathname !== '/search' && (
          <CachedHtml key={pathname} as="div" className={isPaying ? 'hidden' : 'contents'} data="search">
            {() => <HeaderSearch />}
          </CachedHtml>
        )}
        <div className="flex items-center gap-1">
          {isPaying && (
            <Link to="/contact" target="_blank" className="header-link max-sm:px-2 max-sm:text-sm">
              <PhoneIcon className="size-5 min-[24rem]:hidden" />
              <span className="max-[24rem]:sr-only">{t.nav.contact}</span>
            </Link>
          )}
          <CachedHtml as="span" className="shrink-0 max-lg:hidden" data="currency">
            {() => <CurrencySwitch />}
          </CachedHtml>
          <LanguageSwitch />
          <div className={isPaying ? 'hidden' : 'contents'}>
            <PersonalPart />
          </div>
        </div>
      </div>
      <SectionsMenu />
    </header>
  )
}

function MainLinks({ isPaying }: { isPaying: boolean }) {
  const t = useText()
  const { pathname } = useLocation()
  // As many as there is room for; the menu has all of them.
  const links = [
    { to: '/properties', label: t.nav.propertiesShort },
    { to: '/discounts', label: t.nav.discounts },
    { to: '/offers', label: t.nav.offers, className: 'max-xl:hidden' },
    { to: '/tourism-packages/iraq', label: t.nav.tours, className: 'max-lg:hidden' },
    { to: '/umrah', label: t.nav.umrah, className: 'max-lg:hidden' },
  ]
  return (
    <nav aria-label={t.nav.main} className={isPaying ? 'hidden' : 'hidden md:block'}>
      <CachedHtml as="ul" className="flex items-center" data="header" at={pathname}>
        {() => (
          <>
            {links.map(({ to, label, className }) => (
              <li key={to} className={className}>
                <NavLink to={to} className="header-link">
                  {label}
                </NavLink>
              </li>
            ))}
            <li>
              <button type="button" popoverTarget={sectionsMenu} className="header-link">
                {t.nav.more}
                <ChevronDownIcon className="size-4" />
              </button>
            </li>
          </>
        )}
      </CachedHtml>
    </nav>
  )
}
