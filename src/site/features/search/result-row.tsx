import { Link } from 'react-router'
import { type Cost, usePrice } from '../../../client/money/dinars.tsx'
import { useLocale, useText } from '../../../client/text.tsx'
import { formatDate, formatMoment } from '../../../i18n/format.ts'
import { formatPrice } from '../../../i18n/format-price.ts'
import { plural } from '../../../i18n/plural.ts'
import { Badge } from '../../../ui/badge.tsx'
import { Picture } from '../../../ui/picture.tsx'
import { Price } from '../../../ui/price.tsx'
import type { Aside } from './kinds.ts'
import { useSearchMessages } from './search-messages.ts'
import { Marked } from './suggestions/highlighted.tsx'
import type { Row } from './to-results.ts'

export function ResultRow({ row: { to, title, line, quote, picture, aside, isSoldOut } }: { row: Row }) {
  const { soldOut } = useSearchMessages()
  return (
    <Link
      to={to}
      data-result=""
      className="flex items-center gap-4 rounded-card border border-line bg-surface p-2.5 hover:bg-sunken"
    >
      <Picture
        picture={{ ...picture, alt: '' }}
        sizes="6rem"
        className="aspect-square w-18 shrink-0 rounded-control sm:w-22"
      />
      <div className="min-w-0 grow">
        <span className="block font-semibold">
          <Marked text={title} />
        </span>
        {line && (
          <span className="line-clamp-1 text-sm text-ink-soft">
            <Marked text={line} />
          </span>
        )}
        {quote && (
          <span className="line-clamp-2 text-sm text-ink-soft">
            <Marked text={quote} />
          </span>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <div>
            <RowEnd aside={aside} />
          </div>
          {isSoldOut && <Badge tone="danger">{soldOut}</Badge>}
        </div>
      </div>
    </Link>
  )
}

function RowEnd({ aside }: { aside: Aside }) {
  const t = useText()
  const locale = useLocale()
  const { businesses } = useSearchMessages()
  if ('percent' in aside) return <Badge tone="gold">{t.price.off(aside.percent)}</Badge>
  if ('properties' in aside) return t.home.properties(aside.properties)
  if ('businesses' in aside) return plural(locale, aside.businesses, businesses)
  if ('startsAt' in aside) return formatMoment(locale, aside.startsAt).day
  if ('publishedOn' in aside) return formatDate(locale, aside.publishedOn)
  if (aside.price === null) return t.price.free
  return <RowPrice {...aside} cost={aside.price} />
}

type RowPriceProps = { cost: Cost; before?: Cost; isPerNight?: true; isFrom?: true; nights?: number }

function RowPrice({ cost, before, isPerNight, isFrom, nights }: RowPriceProps) {
  const { price } = useText()
  const { nights: forNights } = useSearchMessages()
  const locale = useLocale()
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5">
      {isFrom && <span className="note">{price.from}</span>}
      <Price
        {...usePrice(cost)}
        before={before && formatPrice(locale, before)}
        beforeLabel={price.before}
        amountLabel={before && price.now}
        note={nights ? plural(locale, nights, forNights) : isPerNight && price.perNight}
        size="small"
      />
    </div>
  )
}
