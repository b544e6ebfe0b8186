import { toStaticHtml } from '../../../client/static-html/to-static-html.tsx'
import type { Locale } from '../../../domain/text/locale.ts'
import { fill, leftToRight } from '../../../i18n/fill.ts'
import { meetingText } from '../../../i18n/messages/meeting.ts'
import { purchasesText } from '../../../i18n/messages/purchases.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { ClockIcon, PinIcon } from '../../../ui/icons.tsx'
import { MapIcon } from '../../../ui/icons-detail.tsx'
import { commaOf } from '../purchases/comma-of.ts'
import type { Sale } from './sale-data.ts'

type Met = Pick<Sale, 'itemType' | 'meeting' | 'needs' | 'stocks'>

/** The meeting point and time, before paying: as HTML, for a page that needs no script for it. */
export function renderMeeting(locale: Locale, sale: Met): string {
  const { meeting } = sale
  if (!meeting) return ''
  const hour = toHour(locale, sale)
  const { latitude, longitude } = meeting.coordinates
  return toStaticHtml(
    locale,
    <section aria-labelledby="meeting">
      <h2 id="meeting" className="mb-4 scroll-mt-20 text-2xl">
        {toTitle(locale, sale)}
      </h2>
      <div className="space-y-3 rounded-card border border-line bg-surface p-4 shadow-soft sm:p-6">
        <p className="flex items-start gap-3">
          <PinIcon className="mt-0.5 size-5 shrink-0 text-brand" />
          <span>
            <span className="block font-semibold">{meeting.title}</span>
            <span className="block text-ink-soft">{meeting.address}</span>
          </span>
        </p>
        {hour && (
          <p className="flex items-start gap-3">
            <ClockIcon className="mt-0.5 size-5 shrink-0 text-brand" />
            {hour}
          </p>
        )}
        <ButtonLink
          href={`https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`}
          rel="noopener noreferrer"
          tone="quiet"
          size="small"
        >
          <MapIcon />
          {purchasesText[locale].detail.map}
        </ButtonLink>
      </div>
    </section>,
  )
}

const isFlight = ({ itemType, needs }: Met): boolean => itemType === 'offer' && needs.travellers !== 'none'

/** Groups meet, flights depart, and anything else simply is somewhere. */
function toTitle(locale: Locale, sale: Met): string {
  const { leaves, place } = purchasesText[locale].labels
  if (sale.itemType !== 'offer') return meetingText[locale].title
  return isFlight(sale) ? leaves : place
}

/** Null where nothing says an hour, or where an hour is that of checking in. */
function toHour(locale: Locale, sale: Met): string | null {
  const clocks = [...new Set(sale.stocks.flatMap(({ time }) => time ?? []))].sort()
  if (clocks.length === 0 || (sale.itemType === 'offer' && !isFlight(sale))) return null
  const { departs, begins } = meetingText[locale]
  const text = sale.itemType === 'activity' ? begins : departs
  return fill(text, { clocks: clocks.map(leftToRight).join(commaOf(locale)) })
}
