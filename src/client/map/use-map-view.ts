import { type RefObject, useEffect, useRef, useState } from 'react'
import { type Frame, formatFrame } from '../../domain/map/map-frame.ts'
import { keptOnGround } from '../../domain/map/map-view.ts'
import { loadUnasked } from '../device/reload-guard.ts'
import type { SetView } from './map-moves.ts'

export type MapView = {
  /** The visible frame. */
  view: Frame
  setView: SetView
  surface: RefObject<HTMLDivElement | null>
  /** Whether it can be focused by the tab key, as a map that fills its screen can. */
  isStop: boolean
  /** Whether the keys move it and reach its marks, and one finger moves it wherever it is. */
  isFree: boolean
  moveFreely(): void
  /** The keys move it no longer: the tab key goes on behind it. */
  leave(): void
  /** The pointer is here: from now on it can drag, and two fingers pinch. */
  begin(): void
}

/**
 * The loaded frame until the visitor moves it, and again whenever another one is loaded. The code for moving it loads on demand. `isScreen`: the map
 * fills the screen, so one finger moves it from the beginning, and nothing scrolls below that finger.
 */
export function useMapView(frame: Frame, { isScreen = false } = {}): MapView {
  const loaded = formatFrame(frame)
  const [state, setState] = useState({ loaded, view: frame })
  if (state.loaded !== loaded) setState({ loaded, view: frame })
  const [isFree, setIsFree] = useState(false)
  const [isStop, setIsStop] = useState(false)
  const surface = useRef<HTMLDivElement>(null)
  const attached = useRef<{ to: HTMLDivElement; done: Promise<void> }>(null)
  const free = useRef(false)

  const setView: SetView = (change) => setState(({ view, ...rest }) => ({ ...rest, view: keptOnGround(change(view)) }))

  async function begin(): Promise<void> {
    const { current } = surface
    if (!current) return
    // A second request waits for the first: until then no key is handled.
    if (attached.current?.to !== current) attached.current = { to: current, done: attach(current) }
    await attached.current.done
  }

  async function attach(element: HTMLDivElement): Promise<void> {
    // Firefox breaks the import off where the page is left; without it the map stays one of links.
    const moves = await loadUnasked(() => import('./map-moves.ts')).catch(() => null)
    if (!moves) return
    const { attachMoves } = moves
    attachMoves(element, { setView, isFree: () => isScreen || free.current, onLeave: () => setFree(false) })
    setTouch(element)
  }

  const setTouch = (element: HTMLDivElement): void => {
    element.style.touchAction = isScreen || free.current ? 'none' : 'pan-x pan-y'
  }

  function setFree(to: boolean): void {
    free.current = to
    if (surface.current) setTouch(surface.current)
    setIsFree(to)
  }

  async function moveFreely(): Promise<void> {
    await begin()
    const { current } = surface
    if (!current) return
    setFree(true)
    current.tabIndex = 0
    if (!current.contains(document.activeElement)) current.focus()
  }

  const start = useRef(begin)
  useEffect(() => {
    if (!isScreen) return
    setIsStop(true)
    void start.current()
  }, [isScreen])

  const leave = () => setFree(false)
  const view = state.loaded === loaded ? state.view : frame
  return { view, setView, surface, isStop, isFree, moveFreely, leave, begin }
}
