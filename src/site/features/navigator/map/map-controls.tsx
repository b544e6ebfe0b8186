import type { MouseEvent } from 'react'
import { Link, type LinkProps } from 'react-router'
import { toWays, type Way, type WaysText } from '../../../../client/map/to-ways.ts'
import type { Frame } from '../../../../domain/map/map-frame.ts'
import { MinusIcon, PlusIcon } from '../../../../ui/icons-detail.tsx'
import { LocateIcon, MoveIcon } from '../../../../ui/icons-map.tsx'

type Props = {
  frame: Frame
  whole: Frame
  hrefOf: (frame: Frame) => string
  /** Moves the map here, instead of loading another page. */
  onMove?: (to: Frame) => void
  onNear: () => void
  text: { ways: WaysText; nearMe: string }
}

const face = 'flex size-11 cursor-pointer items-center justify-center text-ink hover:bg-sunken'
const group = 'overflow-hidden rounded-control border border-line-strong bg-surface shadow-soft'

/** Controls on the map near the thumb: zoom, the person's location, and a pad that moves it without dragging. */
export function MapControls({ frame, whole, hrefOf, onMove, onNear, text }: Props) {
  const ways = toWays(frame, text.ways)
  const toLink = (to: Frame) => ({
    to: hrefOf(to),
    // No step of its own on the way back.
    replace: true,
    preventScrollReset: true,
    onClick(event: MouseEvent) {
      if (!onMove) return
      event.preventDefault()
      onMove(to)
    },
  })
  return (
    <nav
      aria-label={text.ways.label}
      className="absolute end-2 bottom-[calc(var(--map-foot,0px)+1.75rem)] z-10 flex flex-col items-end gap-2 [@media(max-height:30rem)]:flex-row"
    >
      <MovePad ways={ways} whole={whole} text={text.ways} toLink={toLink} />
      <div className={`${group} noscript:hidden`}>
        <button type="button" onClick={onNear} aria-label={text.nearMe} title={text.nearMe} className={face}>
          <LocateIcon />
        </button>
      </div>
      <div className={group}>
        <Link {...toLink(ways.in.to)} aria-label={ways.in.label} title={ways.in.label} className={face}>
          <PlusIcon />
        </Link>
        <Link
          {...toLink(ways.out.to)}
          aria-label={ways.out.label}
          title={ways.out.label}
          className={`${face} border-t border-line`}
        >
          <MinusIcon />
        </Link>
      </div>
    </nav>
  )
}

type MovePadProps = {
  ways: ReturnType<typeof toWays>
  whole: Frame
  text: WaysText
  toLink: (to: Frame) => LinkProps
}

function MovePad({ ways, whole, text, toLink }: MovePadProps) {
  const arrow = ({ sign, label, to }: Way, place: string) => (
    <Link {...toLink(to)} aria-label={label} title={label} className={`${face} text-xl ${place}`}>
      <span aria-hidden="true">{sign}</span>
    </Link>
  )
  return (
    <details className={`${group} flex flex-col-reverse`}>
      <summary
        aria-label={text.label}
        title={text.label}
        className={`${face} ms-auto list-none [&::-webkit-details-marker]:hidden`}
      >
        <MoveIcon />
      </summary>
      <div dir="ltr" className="grid grid-cols-3 border-b border-line">
        {arrow(ways.north, 'col-start-2')}
        {arrow(ways.west, 'col-start-1 row-start-2')}
        {arrow(ways.east, 'col-start-3 row-start-2')}
        {arrow(ways.south, 'col-start-2 row-start-3')}
        <Link
          {...toLink(whole)}
          className="col-span-3 flex min-h-11 items-center justify-center border-t border-line px-2 text-sm font-semibold hover:bg-sunken"
        >
          {text.whole}
        </Link>
      </div>
    </details>
  )
}
