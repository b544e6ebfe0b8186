import type { ReactNode } from 'react'
import type { PackedText } from '../../../client/document/html-cache/packed.ts'
import type { MapStyle } from '../../../client/map/map-style.ts'
import type { Frame, Position } from '../../../domain/map/map-frame.ts'
import type { Currency } from '../../../domain/money/money.ts'
import type { mapText } from '../../../i18n/messages/map.ts'

/** One stay with its price, or several with their number. */
export type PriceMark = {
  /** Null: several. */
  id: number | null
  coordinates: Position
  /** The true position, if its mark had to make room for others. */
  spot: Position | null
  /** The price of a single property, in its own currency; null for several, or where it is not free. */
  price: { amount: number; currency: Currency } | null
  /** The text of a mark without a price. */
  text: string
  label: string
  href: string
  /** Nothing is free there in the nights that were asked for. */
  isGone: boolean
}

export type PropertyMapData = {
  frame: Frame
  marks: PriceMark[]
  landmark: { title: string; coordinates: Position } | null
  /** The same list, not limited to a part of the map: where `&frame=` can follow. */
  wholePath: string
  note: string | null
  style: MapStyle | null
  text: Record<'label' | 'skip' | 'auto', string>
  ways: (typeof mapText)['en']['ways']
}

export type MapAndListProps = {
  map: PackedText<PropertyMapData>
  /** The list, with the stay that is chosen on the map. */
  children: (chosen: number | null) => ReactNode
}
