import { flushSync } from 'react-dom'
import type { Frame } from '../../domain/map/map-frame.ts'
import { moved, zoomed } from '../../domain/map/map-view.ts'

export type SetView = (change: (shown: Frame) => Frame) => void

type Options = {
  setView: SetView
  /** Whether one finger moves the map, too. Until the visitor asks for that it scrolls the page. */
  isFree: () => boolean
  /** Escape: the tab key goes on behind the map. */
  onLeave: () => void
}
type Spot = { x: number; y: number }

const arrows: Record<string, [east: number, south: number]> = {
  ArrowUp: [0, -0.2],
  ArrowDown: [0, 0.2],
  ArrowLeft: [-0.2, 0],
  ArrowRight: [0.2, 0],
}

/** Beyond these the map is drawn anew, so that its edges are never bare and its letters never coarse. */
const farthest = 0.2
const closest = 1.5
const widest = 0.7
/** A wheel has no end: it has come to rest when it has been still for so long. */
const restAfter = 120
const tapSlack = 4

/**
 * Drag, pinch, wheel and keys for a map that is on the page already. While it moves, only its layer is shifted, which costs a phone nothing;
 * it is drawn anew when it comes to rest.
 */
export function attachMoves(surface: HTMLElement, { setView, isFree, onLeave }: Options): void {
  const layer = surface.firstElementChild as HTMLElement
  const { move, rest, restSoon } = createMotion(surface, setView)
  surface.style.cursor = 'grab'
  layer.style.transformOrigin = '0 0'
  layer.style.willChange = 'transform'

  attachDrag(surface, { move, rest, isFree })
  surface.addEventListener(
    'wheel',
    (event) => {
      event.preventDefault()
      move({ x: 0, y: 0 }, toScale(event), spotOn(surface, event))
      restSoon()
    },
    { passive: false },
  )
  surface.addEventListener('dblclick', (event) => {
    event.preventDefault()
    move({ x: 0, y: 0 }, 2, spotOn(surface, event))
  })
  surface.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return onLeave()
    const change = toKeyChange(event)
    if (!change) return
    event.preventDefault()
    setView(change)
  })
}

type Motion = { move: (by: Spot, scale?: number, at?: Spot) => void; rest: () => void; restSoon: () => void }

/** The layer while it is shifted, until it rests and the frame is changed. */
function createMotion(surface: HTMLElement, setView: SetView): Motion {
  const layer = surface.firstElementChild as HTMLElement
  let shift = { x: 0, y: 0, scale: 1 }
  let painting = 0
  let resting: ReturnType<typeof setTimeout> | undefined

  const paint = () => {
    painting = 0
    layer.style.transform = `translate(${shift.x}px, ${shift.y}px) scale(${shift.scale})`
  }
  const rest = () => {
    clearTimeout(resting)
    cancelAnimationFrame(painting)
    painting = 0
    const change = toChange(shift, sizeOf(surface))
    shift = { x: 0, y: 0, scale: 1 }
    // In one step: between them the map would jump.
    flushSync(() => setView(change))
    layer.style.transform = ''
  }
  const move = (by: Spot, scale = 1, at: Spot = { x: 0, y: 0 }) => {
    shift = {
      x: at.x + by.x - (at.x - shift.x) * scale,
      y: at.y + by.y - (at.y - shift.y) * scale,
      scale: shift.scale * scale,
    }
    const { width, height, side } = sizeOf(surface)
    const reach = Math.max(
      Math.abs(centreShift(shift.x, shift.scale, width, side)),
      Math.abs(centreShift(shift.y, shift.scale, height, side)),
    )
    if (reach > farthest || shift.scale > closest || shift.scale < widest) return rest()
    painting ||= requestAnimationFrame(paint)
  }
  const restSoon = () => {
    clearTimeout(resting)
    resting = setTimeout(rest, restAfter)
  }
  return { move, rest, restSoon }
}

type DragOptions = Pick<Motion, 'move' | 'rest'> & Pick<Options, 'isFree'>

function attachDrag(surface: HTMLElement, { move, rest, isFree }: DragOptions): void {
  const fingers = new Map<number, Spot>()
  let hasDragged = false
  surface.addEventListener('pointerdown', (event) => {
    if (event.button !== 0) return
    fingers.set(event.pointerId, spotOn(surface, event))
    hasDragged = false
  })
  surface.addEventListener('pointermove', (event) => {
    const before = fingers.get(event.pointerId)
    if (!before) return
    const now = spotOn(surface, event)
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1]
    if (!other && event.pointerType === 'touch' && !isFree()) return
    if (!hasDragged && distanceOf(before, now) < tapSlack) return
    // Only now: a tap must still reach the mark under it.
    if (!hasDragged) surface.setPointerCapture(event.pointerId)
    hasDragged = true
    fingers.set(event.pointerId, now)
    if (!other) return move({ x: now.x - before.x, y: now.y - before.y })
    const [middle, was] = [middleOf(now, other), middleOf(before, other)]
    const scale = distanceOf(now, other) / Math.max(1, distanceOf(before, other))
    move({ x: middle.x - was.x, y: middle.y - was.y }, scale, was)
  })
  const lift = ({ pointerId }: PointerEvent) => {
    if (fingers.delete(pointerId) && hasDragged && fingers.size === 0) rest()
  }
  surface.addEventListener('pointerup', lift)
  surface.addEventListener('pointercancel', lift)
  // Else the browser would carry the link under the pointer away.
  surface.addEventListener('dragstart', (event) => event.preventDefault())
  // A drag that ends on a mark is no tap on it.
  surface.addEventListener(
    'click',
    (event) => {
      // The Enter key taps, too, even after a drag: it has no count of clicks.
      if (!hasDragged || event.detail === 0) return
      event.preventDefault()
      event.stopPropagation()
    },
    true,
  )
}

function spotOn(surface: HTMLElement, { clientX, clientY }: MouseEvent): Spot {
  const { left, top } = surface.getBoundingClientRect()
  return { x: clientX - left, y: clientY - top }
}

/** The frame that the shifted layer shows. */
const toChange =
  ({ x, y, scale }: Spot & { scale: number }, { width, height, side }: Size) =>
  (shown: Frame): Frame =>
    zoomed(moved(shown, centreShift(x, scale, width, side), centreShift(y, scale, height, side)), scale)

/** The former offset of the present middle, in parts of the square that the frame is drawn as. */
const centreShift = (shift: number, scale: number, length: number, side: number): number =>
  ((length / 2 - shift) / scale - length / 2) / side

type Size = { width: number; height: number; side: number }

/** A square is drawn in the middle, as large as fits; beyond it the map goes on. */
const sizeOf = ({ clientWidth: width, clientHeight: height }: HTMLElement): Size => ({
  width,
  height,
  side: Math.min(width, height),
})

function toKeyChange({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): ((shown: Frame) => Frame) | null {
  if (ctrlKey || metaKey || altKey) return null
  const arrow = arrows[key]
  if (arrow) return (shown) => moved(shown, ...arrow)
  if (key === '+' || key === '=') return (shown) => zoomed(shown, 1.5)
  if (key === '-') return (shown) => zoomed(shown, 1 / 1.5)
  return null
}

/** Some wheels count lines, and a pinch on a trackpad comes as a wheel with small steps. */
function toScale({ deltaY, deltaMode, ctrlKey }: WheelEvent): number {
  const pixels = deltaY * (deltaMode === 1 ? 20 : 1)
  return Math.min(1.4, Math.max(1 / 1.4, Math.exp(-pixels * (ctrlKey ? 0.01 : 0.003))))
}

const distanceOf = (one: Spot, other: Spot): number => Math.hypot(one.x - other.x, one.y - other.y)
const middleOf = (one: Spot, other: Spot): Spot => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })
