import { formatPrice } from '../../../../i18n/format.ts'
import type { ChangeView } from './load-change.ts'
import type { Preview } from './to-change-sums.ts'
import { toDatesText } from './to-dates-text.ts'

/** The stay before and after the change, side by side: days, rooms, total. */
export function ComparedStays({ view, preview }: { view: ChangeView; preview: Preview }) {
  const { locale, messages } = view
  const { before, after, totalBefore, total, currency } = preview
  const stays = [
    { label: messages.before, stay: before, rooms: view.rooms, total: totalBefore },
    { label: messages.after, stay: after, rooms: preview.rooms, total },
  ]
  return (
    <dl className="grid gap-3 sm:grid-cols-2">
      {stays.map(({ label, stay, rooms, total }) => (
        <div key={label} className="rounded-card border border-line p-3">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd>
            <p className="font-semibold">{toDatesText(locale, stay)}</p>
            <p className="text-sm">
              {rooms
                .filter(({ count }) => count > 0)
                .map(({ count, title }) => `${count} × ${title}`)
                .join(' + ')}
            </p>
            <p className="mt-1 text-lg font-bold tabular-nums">{formatPrice(locale, { amount: total, currency })}</p>
          </dd>
        </div>
      ))}
    </dl>
  )
}
