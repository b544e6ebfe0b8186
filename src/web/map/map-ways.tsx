import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import type { Frame } from '../../domain/map-frame.ts'
import { keptOnGround, moved, zoomed } from '../../domain/map-view.ts'
import type { mapText } from '../../i18n/messages/map.ts'
import { buttonClass } from '../ui/button-link.tsx'

type Props = {
  frame: Frame
  hrefOf: (frame: Frame) => string
  whole: { href: string; frame: Frame }
  text: (typeof mapText)['en']['ways']
  /** In a row that is swiped on a phone. */
  isInRow?: boolean
  /** No step of its own on the way back. */
  replace?: boolean
  /** Moves it here, instead of asking for what is there. */
  onMove?: (to: Frame) => void
}

const step = 0.5

/** The map moved by links: they need no script, no mouse and no steady hand. */
export function MapWays({ frame, hrefOf, whole, text, isInRow, replace, onMove }: Props) {
  const wayTo = (to: Frame, href = hrefOf(to)) => ({
    to: href,
    replace,
    preventScrollReset: true,
    onClick(event: MouseEvent) {
      if (!onMove) return
      event.preventDefault()
      onMove(to)
    },
  })
  const ways: { sign: string; label: string; to: Frame }[] = [
    { sign: '+', label: text.in, to: zoomed(frame, 2) },
    { sign: '−', label: text.out, to: zoomed(frame, 0.5) },
    { sign: '↑', label: text.north, to: moved(frame, 0, -step) },
    { sign: '↓', label: text.south, to: moved(frame, 0, step) },
    { sign: '←', label: text.west, to: moved(frame, -step, 0) },
    { sign: '→', label: text.east, to: moved(frame, step, 0) },
  ]
  return (
    <nav aria-label={text.label}>
      <ul className={`flex gap-1.5 ${isInRow ? 'md:flex-wrap' : 'flex-wrap'}`} dir="ltr">
        {ways.map(({ sign, label, to }) => (
          <li key={sign}>
            <Link
              {...wayTo(keptOnGround(to))}
              aria-label={label}
              title={label}
              className={buttonClass({ tone: 'quiet', size: 'icon', className: 'text-xl' })}
            >
              <span aria-hidden="true">{sign}</span>
            </Link>
          </li>
        ))}
        <li>
          <Link {...wayTo(whole.frame, whole.href)} className={buttonClass({ tone: 'quiet', size: 'small' })}>
            {text.whole}
          </Link>
        </li>
      </ul>
    </nav>
  )
}
