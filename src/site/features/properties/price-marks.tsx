import { type PointerEvent, useRef } from 'react'
import { Link } from 'react-router'
import { type DrawnPoint, isDrawn } from '../../../client/map/map-drawing.ts'
import { MarkWay } from '../../../client/map/mark-way.tsx'
import { useBothText } from '../../../client/money/both-text.ts'
import { type Cost, toOtherCurrency } from '../../../client/money/dinars.tsx'
import { useRootData } from '../../../client/root-data.ts'
import { useLocale } from '../../../client/text.tsx'
import type { Position } from '../../../domain/map/map-frame.ts'
import { formatShortPrice } from '../../../i18n/format-short-price.ts'
import type { PriceMark } from './property-map-data.ts'

type Props = {
  marks: readonly PriceMark[]
  chosen: number | null
  onChoose: (id: number | null) => void
  project: (position: Position) => DrawnPoint
}

/**
 * Each is a link: a price to its stay, a number to its part of the map. A finger has nothing to hover with, so its first tap only
 * shows which stay it is.
 */
export function PriceMarks({ marks, chosen, onChoose, project }: Props) {
  const isTouch = useRef(false)
  const toPills = usePills()
  const both = useBothText()
  const drawn = marks.map((mark) => ({ ...mark, ...project(mark.coordinates) })).filter(isDrawn)
  const shown = drawn.map(({ id, x, y, price, text, label, href, isGone }) => {
    const pills = price ? toPills(price) : [{ text, look: undefined }]
    const full = price ? `${label}: ${both(price)}` : label
    return (
      <Link
        key={id ?? href}
        to={href}
        // The accessible name contains the visible text, for speech input.
        aria-label={id === null ? label : [...pills.map(({ text }) => text), full].join(', ')}
        aria-current={id !== null && id === chosen ? 'true' : undefined}
        preventScrollReset={id === null}
        draggable={false}
        className="group outline-none"
        onPointerEnter={({ pointerType }: PointerEvent) => pointerType === 'mouse' && onChoose(id)}
        onPointerDown={({ pointerType }: PointerEvent) => {
          isTouch.current = pointerType === 'touch'
        }}
        onFocus={() => isTouch.current || onChoose(id)}
        onClick={(event) => {
          if (!isTouch.current || id === null || id === chosen) return
          event.preventDefault()
          onChoose(id)
        }}
      >
        <title>{full}</title>
        <g transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
          {pills.map(({ text, look }) => (
            <g key={text} className={look}>
              <Pill text={text} isGone={isGone} isSeveral={id === null} />
            </g>
          ))}
        </g>
      </Link>
    )
  })
  const ways = drawn.map(({ spot, x, y, href }) => spot && <MarkWay key={href} from={project(spot)} to={{ x, y }} />)
  return [...ways, ...shown]
}

/** A mark has room for one currency: both are drawn, and the one that was not chosen is hidden. */
function usePills(): (price: Cost) => { text: string; look: string | undefined }[] {
  const rate = useRootData()?.rate.dinarsPerDollar
  const locale = useLocale()
  return (price) => {
    const text = formatShortPrice(locale, price)
    if (!rate) return [{ text, look: undefined }]
    const other = formatShortPrice(locale, toOtherCurrency(price, rate))
    return price.currency === 'USD'
      ? [
          { text: other, look: 'mark-iqd mark-about' },
          { text, look: 'mark-usd' },
        ]
      : [
          { text, look: 'mark-iqd' },
          { text: other, look: 'mark-usd mark-about' },
        ]
  }
}

const letter = 19
const tall = 72

/** Drawn for a phone, where a map is narrow; where it is wider it would be larger than its letters need. */
function Pill({ text, isGone, isSeveral }: { text: string; isGone: boolean; isSeveral: boolean }) {
  const wide = Math.max(tall, text.length * letter + 40)
  const color = isGone
    ? 'fill-sunken stroke-line-strong'
    : isSeveral
      ? 'fill-brand stroke-surface group-hover:fill-brand-deep'
      : 'fill-surface stroke-brand'
  const ink = isGone ? 'fill-ink-soft' : isSeveral ? 'fill-on-brand' : 'fill-brand-deep'
  return (
    <g className="md:scale-[.62]">
      <rect
        x={-wide / 2}
        y={-tall / 2}
        width={wide}
        height={tall}
        rx={tall / 2}
        className={`[stroke-width:5px] group-focus-visible:stroke-gold group-focus-visible:[stroke-width:12px] group-aria-[current=true]:fill-gold-soft group-aria-[current=true]:stroke-gold ${color}`}
      />
      <text
        textAnchor="middle"
        dominantBaseline="central"
        className={`pointer-events-none text-[36px] font-bold group-aria-[current=true]:fill-gold-ink ${ink}`}
      >
        {text}
      </text>
    </g>
  )
}
