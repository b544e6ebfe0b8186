import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Frame } from '../../../domain/map/map-frame.ts'
import { useLocale } from '../../text.tsx'
import type { DrawnPoint } from '../map-drawing.ts'
import type { MapStyle } from '../map-style.ts'
import { openStreets, type Streets } from './open-streets.ts'

export type ShownStreets = { hasNames: boolean; credits: Credit[] }
export type Credit = { text: string; href: string | null }

type Props = { style: MapStyle; frame: Frame; marks: readonly DrawnPoint[]; onShown: (shown: ShownStreets) => void }

/** The operator's street map, below all that lies on it. Where it cannot be had, the drawn ground stays. */
export default function StreetCanvas({ style, frame, marks, onShown }: Props) {
  const locale = useLocale()
  const canvas = useRef<HTMLCanvasElement>(null)
  const [streets, setStreets] = useState<Streets | null>(null)
  const draw = useRef(() => {})
  draw.current = () => {
    if (canvas.current) streets?.draw(canvas.current, frame, marks)
  }

  useEffect(() => {
    let isWanted = true
    let painting = 0
    const redraw = () => {
      cancelAnimationFrame(painting)
      painting = requestAnimationFrame(() => draw.current())
    }
    const dark = matchMedia('(prefers-color-scheme: dark)')
    const open = () =>
      openStreets({ style, locale, isDark: dark.matches, onTile: redraw }).then(
        (opened) => {
          if (!isWanted) return
          setStreets(opened)
          onShown({ hasNames: opened.hasNames, credits: opened.attributions.flatMap(toCredits) })
        },
        () => {},
      )
    open()
    dark.addEventListener('change', open)
    const size = new ResizeObserver(redraw)
    if (canvas.current?.parentElement) size.observe(canvas.current.parentElement)
    return () => {
      isWanted = false
      cancelAnimationFrame(painting)
      dark.removeEventListener('change', open)
      size.disconnect()
    }
  }, [style, locale, onShown])

  // Before it is shown: what lies on the map has moved already.
  useLayoutEffect(() => draw.current())

  return <canvas ref={canvas} className="absolute max-w-none" />
}

/** An attribution is foreign HTML: only its texts are used, and links that lead to the web. */
function toCredits(html: string): Credit[] {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  return [...body.childNodes]
    .map((node) => ({
      text: (node.textContent ?? '').replace(/\s+/g, ' ').trim(),
      href: node instanceof HTMLAnchorElement && /^https?:$/.test(node.protocol) ? node.href : null,
    }))
    .filter(({ text }) => text !== '')
}
