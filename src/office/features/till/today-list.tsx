import type { ReactNode } from 'react'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, fillCount } from '../../../i18n/fill.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import type { BusinessText } from '../../../i18n/messages/business.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TicketIcon } from '../../../ui/icons.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { isPending } from '../offline-queue/queue.ts'
import { toTimeText } from './answer-text.ts'
import { type ConflictRow, toConflictRows } from './conflict-rows.ts'
import type { RedemptionQueue } from './redemption-queue.ts'
import { toTodaySums } from './today-sums.ts'
import { Undo } from './undo-form.tsx'
import type { Row, Today } from './use-today.ts'

type TodayListProps = {
  locale: Locale
  messages: BusinessText
  today: Today | null
  isOld: boolean
  /** Those of this business alone. */
  queue: RedemptionQueue
  load: () => void
}

export function TodayList({ locale, messages, today, isOld, queue, load }: TodayListProps) {
  const { today: texts } = messages
  const pending = queue.filter(isPending)
  const conflicts = toConflictRows(messages.conflicts, queue, today?.conflicts ?? [])
  return (
    <div className="space-y-6">
      <h2 className="sr-only">{texts.title}</h2>
      {isOld && (
        <div role="status" className="flex flex-wrap items-center gap-3 rounded-card bg-warning-soft p-4 text-warning">
          <p className="grow font-semibold">
            {today ? fill(texts.old, { time: toTimeText(today.loadedAt) }) : texts.failed}
          </p>
          <Button type="button" tone="quiet" onClick={load}>
            {texts.reload}
          </Button>
        </div>
      )}
      {conflicts.length > 0 && (
        <Panel title={texts.conflicts} text={texts.conflictsText} look="border-danger bg-danger-soft">
          {conflicts.map((conflict) => (
            <QueueRow key={conflict.key} row={conflict} texts={texts} />
          ))}
        </Panel>
      )}
      {pending.length > 0 && (
        <Panel title={texts.waiting} text={texts.pendingText} look="border-gold bg-warning-soft">
          {pending.map(({ id, discount, acceptedAt }) => (
            <QueueRow
              key={id}
              row={{ key: id, reason: discount?.title ?? texts.withoutDiscount, acceptedAt }}
              texts={texts}
            />
          ))}
        </Panel>
      )}
      {today ? <Rows {...{ locale, messages, today, load }} /> : !isOld && <Skeleton className="h-64 w-full" />}
    </div>
  )
}

function Rows({
  locale,
  messages,
  today,
  load,
}: Pick<TodayListProps, 'locale' | 'messages' | 'load'> & { today: Today }) {
  const { today: texts } = messages
  const { rows, total } = today
  if (rows.length === 0)
    return (
      <EmptyState title={texts.empty} icon={<TicketIcon className="size-8" />}>
        {texts.emptyText}
      </EmptyState>
    )
  const sums = toTodaySums(rows)
  const inDinars = (amount: number) => formatPrice(locale, { amount, currency: 'IQD' })
  return (
    <>
      {sums.bills > 0 && (
        <dl className="grid grid-cols-2 gap-3">
          <Sum label={texts.saved} value={inDinars(sums.saved)} />
          <Sum label={texts.bills} value={inDinars(sums.bills)} />
        </dl>
      )}
      <p className="font-bold">
        {fillCount(locale, sums.uses, texts.uses)}
        {total > rows.length && ` · ${fill(texts.more, { count: rows.length })}`}
      </p>
      <ul className="space-y-3">
        {rows.map((row) => (
          <RedemptionRow key={row.id} {...{ locale, messages, row, load }} />
        ))}
      </ul>
    </>
  )
}

type RowProps = Pick<TodayListProps, 'locale' | 'messages' | 'load'> & { row: Row }

function RedemptionRow({ locale, messages, row, load }: RowProps) {
  const { today: texts } = messages
  const isUndone = row.undoneAt !== null
  const Line = isUndone ? 's' : 'span'
  return (
    <li className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft">
      <div className="flex items-start gap-4">
        <span className="text-lg font-bold tabular-nums">{toTimeText(row.redeemedAt)}</span>
        <div className="min-w-0 grow">
          <Line className={isUndone ? 'text-ink-soft' : ''}>
            <bdi lang="" className="block font-bold">
              {row.guest}
            </bdi>
            <span className="block">
              {row.discount
                ? `${fill(messages.discount.off, row.discount)} · ${row.discount.title}`
                : texts.withoutDiscount}
            </span>
            {row.saved && <span className="block font-semibold">{formatPrice(locale, row.saved, '−')}</span>}
          </Line>
        </div>
        {isUndone && <Badge tone="danger">{texts.undone}</Badge>}
        {!isUndone && row.isOffline && <Badge tone="warning">{texts.late}</Badge>}
      </div>
      {!isUndone && row.undoUntil && (
        <Undo id={row.id} undoUntil={row.undoUntil} messages={messages.undo} label={row.guest} onUndone={load} />
      )}
    </li>
  )
}

const Sum = ({ label, value }: { label: string; value: string }) => (
  <div className="rounded-card border border-line bg-surface p-4 shadow-soft">
    <dt className="text-sm text-ink-soft">{label}</dt>
    <dd className="text-xl font-bold">{value}</dd>
  </div>
)

type PanelProps = { title: string; text: string; look: string; children: ReactNode }

const Panel = ({ title, text, look, children }: PanelProps) => (
  <section className={`rounded-card border-2 p-4 ${look}`}>
    <h3 className="text-lg">{title}</h3>
    <p className="mb-3">{text}</p>
    <ul className="space-y-2">{children}</ul>
  </section>
)

const QueueRow = ({ row, texts }: { row: ConflictRow; texts: BusinessText['today'] }) => (
  <li className="rounded-control bg-surface px-4 py-3">
    <span className="block font-bold">{row.reason}</span>
    <span className="text-ink-soft">{fill(texts.at, { time: toTimeText(row.acceptedAt) })}</span>
  </li>
)
