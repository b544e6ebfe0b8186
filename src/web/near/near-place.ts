import type { Coordinates } from '../../domain/coordinates.ts'
import { findNearPhrase } from '../../domain/near-phrase.ts'
import type { SiteContext } from '../context.ts'

export type NearPlace = { key: string; title: string; coordinates: Coordinates }

type Site = Pick<SiteContext, 'call'>

/** The landmark of an address; null where there is none of this key. */
export async function findNearPlace({ call }: Site, key: string | null): Promise<NearPlace | null> {
  if (!key || !/^landmark-[1-9]\d{0,8}$/.test(key)) return null
  const found = await call('GET /public/places/{key}', { params: { key } }).catch(() => null)
  return found && { key: found.key, title: found.title, coordinates: found.coordinates }
}

/** The stays by their distance, where somebody has typed “near” and a landmark; null for whatever else was typed. */
export async function findNearPath({ call }: Site, typed: string): Promise<string | null> {
  const search = findNearPhrase(typed)
  if (search === null) return null
  const found = await call('GET /public/landmarks', { query: { search, limit: 1 } }).catch(() => null)
  return found?.data[0] ? toNearPath(found.data[0].key) : null
}

export const toNearPath = (key: string): string => `/properties?near=${key}`
