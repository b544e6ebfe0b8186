import { buttonClass } from '../../ui/button-link.tsx'
import { usePersonal } from '../session/personal.ts'
import { openSignIn } from '../session/sign-in-request.ts'
import { useText } from '../text.tsx'
import { Bell } from './bell.tsx'
import { AccountIcon } from './nav-icons.tsx'
import { SiteLink } from './site-link.tsx'

/** The sign-in button; for customers, their initial, which leads to the account. */
export function AccountButton() {
  const t = useText()
  const user = usePersonal()?.user
  if (user)
    return (
      <>
        {user.unreadNotifications !== null && <Bell unread={user.unreadNotifications} />}
        <SiteLink
          to="/account"
          aria-label={t.nav.account}
          className={buttonClass({ size: 'icon', className: 'rounded-full' })}
        >
          {[...user.name.toLocaleUpperCase()][0]}
        </SiteLink>
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
