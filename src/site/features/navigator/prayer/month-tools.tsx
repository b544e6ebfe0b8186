import { Link } from 'react-router'
import { useLocale } from '../../../../client/text.tsx'
import { prayerText } from '../../../../i18n/messages/prayer.ts'
import { buttonClass } from '../../../../ui/button-link.tsx'
import { ChevronEndIcon, ChevronStartIcon } from '../../../../ui/icons.tsx'
import { PrinterIcon } from '../../../../ui/icons-account.tsx'
import type { Month } from '../../../../ui/month-grid.ts'
import { prayerPath } from '../navigator-paths.ts'
import type { PrayerData } from './load-prayer.ts'
import type { PrayerDays } from './prayer-days.ts'

/** To the months before and after, and onto paper. */
export function MonthTools({ month, shown }: { month: PrayerData['month']; shown: PrayerDays }) {
  const t = prayerText[useLocale()]
  const to = (value: Month) =>
    `${prayerPath}?${new URLSearchParams({ location: String(shown.location.id), method: shown.method.key, month: value })}`
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      {month.previous && (
        <Link
          to={to(month.previous)}
          preventScrollReset
          aria-label={t.previousMonth}
          className={buttonClass({ tone: 'quiet', size: 'icon' })}
        >
          <ChevronStartIcon />
        </Link>
      )}
      {month.next && (
        <Link
          to={to(month.next)}
          preventScrollReset
          aria-label={t.nextMonth}
          className={buttonClass({ tone: 'quiet', size: 'icon' })}
        >
          <ChevronEndIcon />
        </Link>
      )}
      <button
        type="button"
        onClick={() => print()}
        className={buttonClass({ tone: 'quiet', size: 'small', className: 'noscript:hidden' })}
      >
        <PrinterIcon />
        {t.print}
      </button>
    </div>
  )
}
