import { useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useWayBack } from './use-way-back.ts'

/** For a part that lies over the page: the way back of a phone closes it, however it was opened. */
export function useOverlayWayBack(): void {
  const overlay = useContext(OverlayTriggerStateContext)
  useWayBack(() => overlay?.close())
}
