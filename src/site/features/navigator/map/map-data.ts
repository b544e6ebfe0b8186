import type { MapStyle } from '../../../../client/map/map-style.ts'
import type { Ok } from '../../../../contract/contract.ts'
import type { Frame, Position } from '../../../../domain/map/map-frame.ts'
import type { PlaceKind } from '../../../../domain/map/place-kind.ts'
import type { mapText } from '../../../../i18n/messages/map.ts'
import type { Chip } from '../../../../ui/chip-links.tsx'

type PlacesAnswer = Ok<'GET /public/places'>
type Text = (typeof mapText)['en']

export type Place = PlacesAnswer['places'][number]
export type MapMark = Omit<PlacesAnswer['marks'][number], 'frame'> & {
  /** A tap on a cluster shows these; a single place opens its card. */
  closer: Frame | null
  label: string
  /** The true position, if its mark had to make room for others. */
  spot: Position | null
}

/** The texts that are whole before the browser has them. */
export type MapTexts = {
  [Name in keyof Text as Text[Name] extends (...input: never[]) => string ? never : Name]: Text[Name]
}

/** The target depends on the visible frame at the time of the tap. */
export type KindChip = Omit<Chip, 'href'> & { kinds: PlaceKind[] }

export type NavigatorData = {
  text: MapTexts
  style: MapStyle | null
  /** The requested frame: as high and wide as the visitor's window, or a square. */
  frame: Frame
  isNear: boolean
  kinds: readonly PlaceKind[]
  place: Ok<'GET /public/places/{key}'> | null
  tabs: { label: string; chips: Chip[] }
  chips: KindChip[]
  marks: MapMark[]
  places: Place[]
  found: string
  listedOnly: string | null
}
