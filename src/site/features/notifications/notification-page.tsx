import { Link } from 'react-router'
import { PageHeading } from '../../../client/frame/page.tsx'
import { SiteLink } from '../../../client/frame/site-link.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ChevronStartIcon } from '../../../ui/icons.tsx'
import type { loadNotification } from './load-notifications.ts'
import { useMarkSeen } from './use-mark-seen.ts'

export function NotificationPage({ messages, row, open }: Awaited<ReturnType<typeof loadNotification>>) {
  useMarkSeen(row)
  return (
    <div className="space-y-4">
      <Link
        to="/account/Notifications"
        className="inline-flex min-h-11 items-center gap-1 font-semibold text-brand hover:underline print:hidden"
      >
        <ChevronStartIcon className="size-4" />
        {messages.back}
      </Link>
      <div {...row.written}>
        <PageHeading title={row.title} />
        <p className="max-w-prose text-lg">{row.body}</p>
      </div>
      <p className="text-sm text-ink-soft">{row.at}</p>
      <ButtonLink as={SiteLink} to={open.to} className="max-sm:w-full">
        {open.label}
      </ButtonLink>
    </div>
  )
}
