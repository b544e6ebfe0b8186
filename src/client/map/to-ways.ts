import type { Frame } from '../../domain/map/map-frame.ts'
import { keptOnGround, moved, zoomed } from '../../domain/map/map-view.ts'
import type { mapText } from '../../i18n/messages/map.ts'

export type Way = { sign: string; label: string; to: Frame }
export type WayName = 'in' | 'out' | 'north' | 'south' | 'west' | 'east'
export type WaysText = (typeof mapText)['en']['ways']

const step = 0.5

/** Targets of one tap on a map: for visitors without script, a mouse or a steady hand. */
export function toWays(frame: Frame, text: WaysText): Record<WayName, Way> {
  const toWay = (sign: string, label: string, to: Frame): Way => ({ sign, label, to: keptOnGround(to) })
  return {
    in: toWay('+', text.in, zoomed(frame, 2)),
    out: toWay('−', text.out, zoomed(frame, 0.5)),
    north: toWay('↑', text.north, moved(frame, 0, -step)),
    south: toWay('↓', text.south, moved(frame, 0, step)),
    west: toWay('←', text.west, moved(frame, -step, 0)),
    east: toWay('→', text.east, moved(frame, step, 0)),
  }
}
