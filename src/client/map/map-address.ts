import { type Frame, formatFrame, wholeCountry } from '../../domain/map/map-frame.ts'
import { toSquare } from '../../domain/map/map-view.ts'
import type { PlaceKind } from '../../domain/map/place-kind.ts'

/** The part of the map in its address. */
export type MapAddress = {
  frame: Frame
  kinds: readonly PlaceKind[]
  place: string | null
  /** The places nearest to the middle are listed first, not the best. */
  isNear?: boolean
}

const whole = formatFrame(toSquare(wholeCountry))

export function toMapPath({ frame, kinds, place, isNear }: MapAddress): string {
  const shown = formatFrame(frame)
  const query = [
    shown === whole ? '' : `frame=${shown}`,
    kinds.length > 0 ? `kinds=${kinds.join(',')}` : '',
    place ? `place=${place}` : '',
    isNear ? 'sort=near' : '',
  ].filter(Boolean)
  return query.length > 0 ? `/navigator?${query.join('&')}` : '/navigator'
}
