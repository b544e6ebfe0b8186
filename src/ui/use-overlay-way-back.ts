import { useContext } from 'react'
import { OverlayTriggerStateContext } from 'react-aria-components/Dialog'
import { useWayBack } from './use-way-back.ts'

/** Within something that lies over the page: whatever opened it, the way back of a phone closes it. */
export function useOverlayWayBack(): void {
  const overlay = useContext(OverlayTriggerStateContext)
  useWayBack(() => overlay?.close())
}
