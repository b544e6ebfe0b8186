import { Link } from 'react-router'
import type { BusinessText } from '../../../i18n/messages/business.ts'

/** Behind the hash: the way there needs no network, and the phone's back button leads back. */
export const todayHash = '#today'

const entry =
  'flex min-h-12 items-center justify-center rounded-control px-4 text-lg font-semibold text-ink-soft aria-[current=page]:bg-brand aria-[current=page]:text-on-brand'

export const Tabs = ({ messages, isToday }: { messages: BusinessText['tabs']; isToday: boolean }) => (
  <nav aria-label={messages.label} className="mb-5 grid grid-cols-2 gap-2 rounded-card bg-sunken p-1.5">
    <Link to="/business" preventScrollReset aria-current={isToday ? undefined : 'page'} className={entry}>
      {messages.scan}
    </Link>
    <Link to={todayHash} preventScrollReset aria-current={isToday ? 'page' : undefined} className={entry}>
      {messages.today}
    </Link>
  </nav>
)
