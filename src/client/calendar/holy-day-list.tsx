import type { Locale } from '../../domain/text/locale.ts'
import { holyDaysText } from '../../i18n/messages/holy-days.ts'
import { toHolySpanText } from './holy-span-text.ts'
import type { HolySpan } from './holy-spans.ts'

/** The names of the marked days, and their effect on travellers. */
export function HolyDayList({ locale, spans }: { locale: Locale; spans: readonly HolySpan[] }) {
  const { names, crowds, about } = holyDaysText[locale]
  if (spans.length === 0) return null
  return (
    <div className="mt-3 rounded-control bg-gold-soft px-4 py-3 text-sm text-gold-ink">
      <ul className="space-y-1">
        {spans.map((span) => (
          <li key={span.name + span.first}>
            <strong>{names[span.name]}</strong> ({toHolySpanText(locale, span)}): {crowds[span.name]}
          </li>
        ))}
      </ul>
      {spans.some(({ name }) => name !== 'nawruz') && <p className="mt-1 text-xs">{about}</p>}
    </div>
  )
}
