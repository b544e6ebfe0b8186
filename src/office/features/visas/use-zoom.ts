import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react'
import { moveBy, pressKey, wholePaper, type Zoom, zoomBy } from './zoom.ts'

type Point = { x: number; y: number }
type Client = { clientX: number; clientY: number }

/** A stage on which something is zoomed and moved: by wheel, two fingers, a drag, and keys. */
export function useZoom() {
  const [zoom, setZoom] = useState<Zoom>(wholePaper)
  const stage = useRef<HTMLButtonElement>(null)
  const fingers = useRef(new Map<number, Point>())

  const toPoint = (event: Client) => toPointOn(stage.current, event)

  const turnWheel = useEffectEvent((event: WheelEvent) => {
    // A pinch on a touchpad comes with `ctrlKey`. A wheel alone scrolls the page, until the officer works on this paper.
    if (!event.ctrlKey && document.activeElement !== stage.current) return
    event.preventDefault()
    const factor = Math.exp(-event.deltaY / (event.ctrlKey ? 100 : 400))
    setZoom((before) => zoomBy(before, factor, toPoint(event)))
  })
  useEffect(() => {
    const element = stage.current
    // React listens passively, so it could not keep the page from scrolling.
    element?.addEventListener('wheel', turnWheel, { passive: false })
    return () => element?.removeEventListener('wheel', turnWheel)
  }, [])

  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const now = toPoint(event)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    if (!other) return setZoom((zoom) => moveBy(zoom, now.x - before.x, now.y - before.y))
    setZoom((zoom) => pinch(zoom, { before, now, other }))
  }
  const letGo = (event: PointerEvent<HTMLElement>) => void fingers.current.delete(event.pointerId)

  return {
    zoom,
    setZoom,
    stage: {
      ref: stage,
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        fingers.current.set(event.pointerId, toPoint(event))
      },
      onPointerMove,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onDoubleClick: (event: MouseEvent<HTMLElement>) => {
        const at = toPoint(event)
        setZoom((before) => zoomBy(before, 2, at))
      },
      onKeyDown: (event: KeyboardEvent) => {
        const next = event.ctrlKey || event.metaKey || event.altKey ? null : pressKey(zoom, event.key)
        if (!next) return
        event.preventDefault()
        setZoom(next)
      },
    },
  }
}

/** From the middle of the stage, in parts of it. */
function toPointOn(stage: HTMLElement | null, { clientX, clientY }: Client): Point {
  const box = stage?.getBoundingClientRect()
  if (!box) return { x: 0, y: 0 }
  return { x: (clientX - box.left) / box.width - 0.5, y: (clientY - box.top) / box.height - 0.5 }
}

/** One finger moves, the other stands: their distance zooms, the middle between them moves the paper. */
function pinch(zoom: Zoom, { before, now, other }: { before: Point; now: Point; other: Point }): Zoom {
  const factor = distance(now, other) / Math.max(0.01, distance(before, other))
  const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
  return zoomBy(moveBy(zoom, (now.x - before.x) / 2, (now.y - before.y) / 2), factor, middle)
}

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
