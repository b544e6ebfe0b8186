import { useEffect, useLayoutEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import type { MapView } from '../../../client/map/use-map-view.ts'
import { type Frame, formatFrame } from '../../../domain/map/map-frame.ts'
import { toStepped } from '../../../domain/map/map-steps.ts'

/** No search runs while the map is moving. */
const patience = 400

type Search = { frame: Frame; hrefOf: (frame: string) => string; isOn: boolean }

/** Looks for stays where the map has come to rest. Each place is a step of the way back. */
export function useMapSearch({ view, setView }: MapView, { frame, hrefOf, isOn }: Search): { href: string | null } {
  const navigate = useNavigate()
  const loaded = formatFrame(frame)
  const wanted = formatFrame(toStepped(view))
  const href = wanted === loaded ? null : hrefOf(wanted)
  const asked = useRef('')
  const before = useRef({ loaded, view })

  // A visitor who has moved on while the answer was under way stays there.
  useLayoutEffect(() => {
    const { loaded: last, view: further } = before.current
    before.current = { loaded, view }
    if (last === loaded) return
    if (asked.current === loaded && formatFrame(toStepped(further)) !== loaded) setView(() => further)
    asked.current = ''
  })

  useEffect(() => {
    if (!isOn || href === null) return
    const timer = setTimeout(() => {
      asked.current = wanted
      navigate(href, { preventScrollReset: true })
    }, patience)
    return () => clearTimeout(timer)
  }, [isOn, href, wanted, navigate])

  return { href }
}
