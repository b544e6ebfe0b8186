import { useEffect, useEffectEvent, useState } from 'react'
import { type Crop, type CropFormats, firstCrop, moveCrop, turnCrop, zoomCrop } from './crop-frame.ts'

/** The step of one press: a part of the frame, and a factor of the zoom. */
export const cropStep = { move: 0.04, zoom: 1.1 } as const

const keys: Readonly<Record<string, { x: number; y: number } | number>> = {
  ArrowUp: { x: 0, y: -cropStep.move },
  ArrowDown: { x: 0, y: cropStep.move },
  ArrowLeft: { x: -cropStep.move, y: 0 },
  ArrowRight: { x: cropStep.move, y: 0 },
  '+': cropStep.zoom,
  '=': cropStep.zoom,
  '-': 1 / cropStep.zoom,
  '−': 1 / cropStep.zoom,
}

export type CropState = {
  crop: Crop
  move: (by: { x: number; y: number }) => void
  zoom: (factor: number, at?: { x: number; y: number }) => void
  turn: () => void
}

export function useCrop(cropped: CropFormats): CropState {
  const [crop, setCrop] = useState<Crop>(firstCrop)
  const move: CropState['move'] = (by) => setCrop((before) => moveCrop(cropped, before, by))
  const zoom: CropState['zoom'] = (factor, at) => setCrop((before) => zoomCrop(cropped, before, factor, at))
  const press = useEffectEvent((event: KeyboardEvent) => {
    const act = event.altKey || event.ctrlKey || event.metaKey ? undefined : keys[event.key]
    if (act === undefined) return
    event.preventDefault()
    if (typeof act === 'number') zoom(act)
    else move(act)
  })
  // Wherever the focus is in the dialog: nothing else in it wants these keys.
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
  return { crop, move, zoom, turn: () => setCrop((before) => turnCrop(cropped, before)) }
}
