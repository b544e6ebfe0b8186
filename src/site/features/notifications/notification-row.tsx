import { Link } from 'react-router'
import { Badge } from '../../../ui/badge.tsx'
import { ChevronEndIcon } from '../../../ui/icons.tsx'
import type { NotificationView as Row } from './load-notifications.ts'

export const NotificationRow = ({ row, unseen }: { row: Row; unseen: string }) => (
  <Link
    to={`/account/Notifications/${row.id}`}
    className={`flex min-h-16 items-center gap-4 rounded-card border bg-surface p-4 shadow-soft hover:border-brand ${row.isSeen ? 'border-line' : 'border-brand'}`}
  >
    <span className="min-w-0 grow">
      <span className="flex flex-wrap items-center gap-2">
        <span className={row.isSeen ? 'font-semibold' : 'font-bold'} {...row.written}>
          {row.title}
        </span>
        {!row.isSeen && <Badge tone="brand">{unseen}</Badge>}
      </span>
      <span className={`text-ink-soft ${row.isSeen ? 'line-clamp-2' : ''}`} {...row.written}>
        {row.body}
      </span>
      <span className="block text-sm text-ink-soft">{row.at}</span>
    </span>
    <ChevronEndIcon className="size-4 text-ink-soft" />
  </Link>
)
