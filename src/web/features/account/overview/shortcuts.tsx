import { Link } from 'react-router'
import { useText } from '../../../text.tsx'
import { ChevronEndIcon, GiftIcon, HeartIcon, PassportIcon, PercentIcon, SearchIcon } from '../../../ui/icons.tsx'
import { UserIcon } from '../../../ui/icons-account.tsx'
import { PhoneIcon } from '../../../ui/icons-detail.tsx'

export function Shortcuts({ title, profile, wishlist }: { title: string; profile: string; wishlist: string }) {
  const t = useText()
  const links = [
    { to: '/account/wishlist', label: wishlist, Icon: HeartIcon },
    { to: '/account/profile', label: profile, Icon: UserIcon },
    { to: '/discounts', label: t.nav.discounts, Icon: PercentIcon },
    { to: '/offers', label: t.nav.offers, Icon: GiftIcon },
    { to: '/visa-permits', label: t.nav.visas, Icon: PassportIcon },
    { to: '/search', label: t.search.title, Icon: SearchIcon },
    { to: '/contact', label: t.nav.contact, Icon: PhoneIcon },
  ]
  return (
    <nav aria-labelledby="shortcuts">
      <h2 id="shortcuts" className="mb-4 text-2xl">
        {title}
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
        {links.map(({ to, label, Icon }) => (
          <li key={to}>
            <Link
              to={to}
              className="flex min-h-14 items-center gap-3 rounded-control border border-line bg-surface px-4 font-semibold hover:text-brand"
            >
              <Icon className="size-5 text-brand" />
              <span className="grow">{label}</span>
              <ChevronEndIcon className="size-4 text-ink-soft" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
