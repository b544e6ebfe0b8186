import { buttonClass } from '../../ui/button-link.tsx'
import { useText } from '../text.tsx'
import { BellIcon } from './nav-icons.tsx'
import { SiteLink } from './site-link.tsx'

/** More than this is many. */
const max = 99

export function Bell({ unread }: { unread: number }) {
  const t = useText()
  return (
    <SiteLink
      to="/account/Notifications"
      className={buttonClass({ tone: 'ghost', size: 'icon', className: 'relative' })}
    >
      <BellIcon />
      <span className="sr-only">{t.nav.notifications}</span>
      <span aria-live="polite" dir="ltr" className="bell-count">
        {unread > max ? `${max}+` : unread || ''}
      </span>
    </SiteLink>
  )
}
