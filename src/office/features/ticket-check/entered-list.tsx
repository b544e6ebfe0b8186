import { fill } from '../../../i18n/fill.ts'
import type { DoorText } from '../../../i18n/messages/door.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TicketIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toTimeText } from '../till/answer-text.ts'
import type { EntryList } from './use-entered.ts'

type EnteredListProps = { messages: DoorText; entered: EntryList | null; isOld: boolean; load: () => void }

export function EnteredList({ messages, entered, isOld, load }: EnteredListProps) {
  const { list } = messages
  const conflicts = entered?.entries.filter(({ conflict }) => conflict !== null) ?? []
  const rows = entered?.entries.filter(({ conflict }) => conflict === null) ?? []
  return (
    <div className="space-y-6">
      <h2 className="sr-only">{list.title}</h2>
      {isOld && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-4 text-warning">
          <p className="grow font-semibold">{list.failed}</p>
          <Button type="button" tone="quiet" onClick={load}>
            {list.reload}
          </Button>
        </div>
      )}
      {!entered && !isOld && <Skeleton className="h-64 w-full" />}
      {entered && <Counts messages={list} entered={entered} />}
      {conflicts.length > 0 && (
        <section className="rounded-card border-2 border-danger bg-danger-soft p-4">
          <h3 className="text-lg">{list.conflicts}</h3>
          <p className="mb-3">{list.conflictsText}</p>
          <ul className="space-y-2">
            {conflicts.map((entry) => (
              <li key={entry.id} className="rounded-control bg-surface px-4 py-3">
                <span className="block font-bold">{entry.conflict && messages.conflicts[entry.conflict]}</span>
                <Facts entry={entry} messages={messages} />
              </li>
            ))}
          </ul>
        </section>
      )}
      {entered && rows.length === 0 && conflicts.length === 0 ? (
        <EmptyState title={list.empty} icon={<TicketIcon className="size-8" />}>
          {list.emptyText}
        </EmptyState>
      ) : (
        <ul aria-label={list.newest} className="space-y-3">
          {rows.map((entry) => (
            <li
              key={entry.id}
              className="flex items-start justify-between gap-3 rounded-card border border-line bg-surface p-4 shadow-soft"
            >
              <div className="min-w-0">
                <bdi lang="" className="block font-bold wrap-anywhere">
                  {entry.holder}
                </bdi>
                <Facts entry={entry} messages={messages} />
              </div>
              <span className="flex flex-col items-end gap-2">
                <Badge tone={entry.direction === 'in' ? 'success' : 'neutral'}>{list[entry.direction]}</Badge>
                {entry.isOffline && <Badge tone="warning">{list.late}</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

const Facts = ({ entry, messages }: { entry: EntryList['entries'][number]; messages: DoorText }) => (
  <span className="block text-ink-soft">
    {[
      toTimeText(entry.at),
      entry.category,
      entry.age && messages.ages[entry.age],
      fill(messages.answer.ticket, { number: entry.number }),
      entry.door,
    ]
      .filter(Boolean)
      .join(' · ')}
  </span>
)

function Counts({ messages, entered: { categories } }: { messages: DoorText['list']; entered: EntryList }) {
  const sum = (of: 'sold' | 'entered' | 'inside') => categories.reduce((total, category) => total + category[of], 0)
  const rows = [
    ...categories.map(({ stockId, title, day, time, ...counts }) => ({
      key: String(stockId),
      name: title ?? ([day, time].filter(Boolean).join(' ') || messages.all),
      ...counts,
    })),
    ...(categories.length > 1
      ? [{ key: 'all', name: messages.all, sold: sum('sold'), entered: sum('entered'), inside: sum('inside') }]
      : []),
  ]
  if (rows.length === 0) return null
  const cell = 'px-3 py-2 text-end tabular-nums'
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-soft">
      <table className="w-full">
        <thead className="text-sm text-ink-soft">
          <tr>
            <th scope="col" className="px-3 py-2 text-start font-semibold">
              {messages.category}
            </th>
            {(['entered', 'inside', 'sold'] as const).map((name) => (
              <th key={name} scope="col" className={`${cell} font-semibold`}>
                {messages[name]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="font-bold">
          {rows.map((row) => (
            <tr key={row.key} className="border-t border-line">
              <th scope="row" className="px-3 py-2 text-start">
                {row.name}
              </th>
              <td className={cell}>{row.entered}</td>
              <td className={cell}>{row.inside}</td>
              <td className={cell}>{row.sold}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
