import { type ComponentType, createContext, use } from 'react'
import type { Splits } from '../features/booking/split/load-splits.ts'
import type { FilterFormProps } from '../features/properties/filter-form.tsx'
import type { MapAndListProps } from '../features/properties/property-map-data.ts'
import type { StaySearchProps } from '../features/properties/stay-search-props.ts'
import type { UnavailableStaysProps } from '../features/properties/unavailable-stays-props.ts'

/** Parts that the server draws at once. A browser fetches their code where a page has them. */
type ServerParts = {
  MapAndList?: ComponentType<MapAndListProps>
  /** For nights that no single property has. */
  SplitList?: ComponentType<Splits>
  UnavailableStays?: ComponentType<UnavailableStaysProps>
  /** Forms that work before their code is there. */
  StaySearch?: ComponentType<StaySearchProps>
  FilterForm?: ComponentType<FilterFormProps>
}

export const ServerPartsContext = createContext<ServerParts>({})
export const useServerParts = () => use(ServerPartsContext)
