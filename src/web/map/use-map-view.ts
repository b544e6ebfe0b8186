import { type RefObject, useRef, useState } from 'react'
import { type Frame, formatFrame } from '../../domain/map-frame.ts'
import { keptOnGround } from '../../domain/map-view.ts'
import type { SetView } from './map-moves.ts'

export type MapView = {
  /** What is looked at. */
  view: Frame
  setView: SetView
  surface: RefObject<HTMLDivElement | null>
  /** Whether one finger and the keys move the map. */
  isFree: boolean
  moveFreely(): void
  /** The pointer is here: from now on it can drag, and two fingers pinch. */
  begin(): void
}

/** What was loaded, until somebody moves it; and anew whenever something else is loaded. What moves it comes when it is wanted. */
export function useMapView(frame: Frame): MapView {
  const loaded = formatFrame(frame)
  const [state, setState] = useState({ loaded, view: frame })
  if (state.loaded !== loaded) setState({ loaded, view: frame })
  const [isFree, setIsFree] = useState(false)
  const surface = useRef<HTMLDivElement>(null)
  const attached = useRef<{ to: HTMLDivElement; done: Promise<void> }>(null)
  const free = useRef(false)

  const setView: SetView = (change) => setState(({ view, ...rest }) => ({ ...rest, view: keptOnGround(change(view)) }))

  async function begin(): Promise<void> {
    const { current } = surface
    if (!current) return
    // Whoever asks a second time waits for the first: until then no key is heard.
    if (attached.current?.to !== current) attached.current = { to: current, done: attach(current) }
    await attached.current.done
  }

  async function attach(element: HTMLDivElement): Promise<void> {
    const { attachMoves } = await import('./map-moves.ts')
    attachMoves(element, { setView, isFree: () => free.current, onLeave: () => setFree(element, false) })
  }

  function setFree(element: HTMLDivElement, to: boolean): void {
    free.current = to
    element.style.touchAction = to ? 'none' : 'pan-x pan-y'
    setIsFree(to)
  }

  async function moveFreely(): Promise<void> {
    await begin()
    const { current } = surface
    if (!current) return
    setFree(current, true)
    current.tabIndex = 0
    current.focus()
  }

  return { view: state.loaded === loaded ? state.view : frame, setView, surface, isFree, moveFreely, begin }
}
