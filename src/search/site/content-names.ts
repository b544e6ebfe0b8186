import type { Coordinates } from '../../domain/map/coordinates.ts'
import type { Localized } from '../../domain/text/locale.ts'
import type { SentenceNames } from '../meaning/place-index.ts'

/** The names that the content has, for the reading of sentences. */
export type ContentNames = {
  locations: SentenceNames['locations']
  landmarks: readonly (SentenceNames['landmarks'][number] & { coordinates: Coordinates })[]
  /** Features by their keys. */
  features: ReadonlyMap<string, { id: number; title: Localized }>
  /** Ids of governorates by the codes of travel. */
  codes: ReadonlyMap<string, number>
}
