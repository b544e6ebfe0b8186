import { Link } from 'react-router'
import { usePersonal } from '../../client/session/personal.ts'
import { openSignIn } from '../../client/session/sign-in-request.ts'
import { useText } from '../../client/text.tsx'
import { buttonClass } from '../../ui/button-link.tsx'
import { Bell } from './bell.tsx'
import { AccountIcon } from './nav-icons.tsx'

/** The way in; for whoever is in, their initial leads to the account. */
export function AccountButton() {
  const t = useText()
  const user = usePersonal()?.user
  if (user)
    return (
      <>
        {user.unreadNotifications !== null && <Bell unread={user.unreadNotifications} />}
        <Link
          to="/account"
          aria-label={t.nav.account}
          className={buttonClass({ size: 'icon', className: 'rounded-full' })}
        >
          {[...user.name.toLocaleUpperCase()][0]}
        </Link>
      </>
    )
  return (
    <button
      type="button"
      onClick={() => openSignIn()}
      className={buttonClass({ tone: 'ghost', size: 'small', className: 'noscript:hidden max-sm:px-3' })}
    >
      <AccountIcon />
      <span className="max-sm:sr-only whitespace-nowrap">{t.nav.signIn}</span>
    </button>
  )
}
