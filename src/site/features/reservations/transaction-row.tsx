import { Link } from 'react-router'
import { ChevronEndIcon } from '../../../ui/icons.tsx'
import type { TransactionRow as Row } from './load-transactions.ts'

export const TransactionRow = ({ row }: { row: Row }) => (
  <Link
    to={`/account/transactions/${row.id}`}
    className="flex min-h-16 items-center gap-4 rounded-card border border-line bg-surface p-4 shadow-soft hover:border-brand"
  >
    <span className="min-w-0 grow">
      <span className="block font-semibold">
        {row.title} · {row.item}
      </span>
      <span className="block text-sm text-ink-soft">
        {row.paidAt} · {row.method}
      </span>
      {row.byLink && <span className="block text-sm text-ink-soft">{row.byLink}</span>}
    </span>
    <span className="shrink-0 text-end tabular-nums">
      <span className={`block font-bold ${row.kind === 'credit' ? 'text-success' : ''}`}>{row.amount}</span>
      {row.price && <span className="block text-sm text-ink-soft">{row.price}</span>}
    </span>
    <ChevronEndIcon className="size-4 text-ink-soft" />
  </Link>
)
