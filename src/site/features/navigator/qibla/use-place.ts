import { useState } from 'react'
import type { Coordinates } from '../../../../domain/map/coordinates.ts'
import { deviceLocation } from '../device-location.ts'
import type { QiblaData } from './load-qibla.ts'

export type HereState = 'unasked' | 'asking' | 'denied' | 'failed'

export type QiblaLocation = {
  /** Null: here, where no city is. */
  title: string | null
  id: number | null
  coordinates: Coordinates
  here: HereState
  chooseCity(id: number): void
  /** Asks the device; what it answers never leaves it. */
  findHere(): void
}

/** The city of the address, or the one that this device remembers, or where the device is. */
export function usePlace({ locations, location, isAsked }: QiblaData): QiblaLocation {
  const device = deviceLocation.useValue()
  const [picked, setPicked] = useState<number | null>(null)
  const [here, setHere] = useState<Coordinates | null>(null)
  const [state, setState] = useState<HereState>('unasked')
  const wanted = picked ?? (isAsked ? location.id : device)
  const city = locations.find(({ id }) => id === wanted) ?? location

  const chooseCity = (id: number) => {
    setHere(null)
    setPicked(id)
    deviceLocation.write(id)
  }
  const findHere = () => {
    if (!('geolocation' in navigator)) return setState('failed')
    setState('asking')
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setState('unasked')
        setHere({ latitude, longitude })
      },
      ({ code, PERMISSION_DENIED }) => setState(code === PERMISSION_DENIED ? 'denied' : 'failed'),
      { maximumAge: 600_000, timeout: 20_000 },
    )
  }
  const where = here ? { id: null, title: null, coordinates: here } : city
  return { ...where, here: state, chooseCity, findHere }
}
