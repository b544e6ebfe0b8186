import { type RefObject, useEffect, useEffectEvent } from 'react'
import type { CropState } from './use-crop.ts'

type Point = { x: number; y: number }

const distance = (one: Point, other: Point): number => Math.hypot(one.x - other.x, one.y - other.y)
const midway = (one: Point, other: Point): Point => ({ x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 })

/** One finger or the mouse moves, two fingers move and zoom, the wheel zooms; all in parts of the frame, from 0 to 1. */
export function useCropGestures(frame: RefObject<HTMLElement | null>, { move, zoom }: CropState): void {
  const drag = useEffectEvent((from: Point, to: Point) => move({ x: to.x - from.x, y: to.y - from.y }))
  const pinch = useEffectEvent((factor: number, at: Point) => zoom(factor, at))
  useEffect(() => {
    const element = frame.current
    if (!element) return
    const held = new Map<number, Point>()
    const toPlace = ({ clientX, clientY }: MouseEvent): Point => {
      const { left, top, width, height } = element.getBoundingClientRect()
      return { x: (clientX - left) / width, y: (clientY - top) / height }
    }
    const take = (event: PointerEvent) => {
      element.setPointerCapture(event.pointerId)
      held.set(event.pointerId, toPlace(event))
    }
    const go = (event: PointerEvent) => {
      const before = held.get(event.pointerId)
      if (!before) return
      const now = toPlace(event)
      held.set(event.pointerId, now)
      const other = [...held].find(([id]) => id !== event.pointerId)?.[1]
      if (!other) return drag(before, now)
      drag(midway(before, other), midway(now, other))
      const apart = distance(before, other)
      if (apart > 0) pinch(distance(now, other) / apart, midway(now, other))
    }
    const letGo = ({ pointerId }: PointerEvent) => void held.delete(pointerId)
    const turnWheel = (event: WheelEvent) => {
      event.preventDefault()
      pinch(Math.exp(-event.deltaY / 500), toPlace(event))
    }
    element.addEventListener('pointerdown', take)
    element.addEventListener('pointermove', go)
    element.addEventListener('pointerup', letGo)
    element.addEventListener('pointercancel', letGo)
    // The page must not scroll along.
    element.addEventListener('wheel', turnWheel, { passive: false })
    return () => {
      element.removeEventListener('pointerdown', take)
      element.removeEventListener('pointermove', go)
      element.removeEventListener('pointerup', letGo)
      element.removeEventListener('pointercancel', letGo)
      element.removeEventListener('wheel', turnWheel)
    }
  }, [frame])
}
