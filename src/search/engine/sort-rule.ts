import type { Bitset } from './bitset.ts'
import { type Column, toRanks, valueOfRank } from './column.ts'
import { metersBetweenPoints } from './geometry.ts'
import type { Sort } from './query.ts'
import { always, type Rule } from './rule.ts'
import type { Segment } from './segment.ts'

const ranksOf = new WeakMap<Column, { ascending?: Uint32Array; descending?: Uint32Array }>()

function rankedBy(segment: Segment, attribute: string, descending: boolean): (doc: number) => number {
  const column = segment.columns.get(attribute)
  if (!column) return always
  const kept = ranksOf.get(column) ?? {}
  ranksOf.set(column, kept)
  const way = descending ? 'descending' : 'ascending'
  kept[way] ??= toRanks(column, segment.size, descending)
  const ranks = kept[way]
  return (doc) => ranks[doc] as number
}

export function distanceFrom(segment: Segment, point: [number, number], doc: number): number {
  const [latitude = Number.NaN, longitude = Number.NaN] = segment.geo.subarray(doc * 2, doc * 2 + 2)
  return metersBetweenPoints(point, [latitude, longitude])
}

export const nameOfSort = (sort: Sort): string =>
  `${'near' in sort ? `_geoPoint(${sort.near.join(', ')})` : sort.attribute}:${sort.descending ? 'desc' : 'asc'}`

export function toSortRule(segment: Segment, sort: Sort, name: string): Rule {
  if ('near' in sort) {
    const keyOf = (doc: number): number => {
      const meters = distanceFrom(segment, sort.near, doc)
      return Number.isNaN(meters) ? 1e9 : sort.descending ? 1e8 - meters : meters
    }
    return { name, keyOf, valueOf: keyOf }
  }
  const { attribute, descending } = sort
  const keyOf = rankedBy(segment, attribute, descending)
  const column = segment.columns.get(attribute)
  const walk = (found: Bitset, from: number, to: number): number[] | null =>
    column ? walkColumn(column, descending, found, from, to) : null
  return {
    name,
    descending,
    keyOf,
    walk,
    valueOf: (doc) => (column ? valueOfRank(column, keyOf(doc), descending) : null),
  }
}

function walkColumn(column: Column, descending: boolean, found: Bitset, from: number, to: number): number[] | null {
  const { numberStarts, numberDocs, existing, nulls, empties } = column
  if (numberDocs.length !== existing.length - nulls.length - empties.length || column.strings.length > 0) return null
  const out: number[] = []
  let seen = 0
  const count = numberStarts.length - 1
  for (let step = 0; step < count; step++) {
    const at = descending ? count - 1 - step : step
    for (let place = numberStarts[at] as number; place < (numberStarts[at + 1] as number); place++) {
      const doc = numberDocs[place] as number
      if (!found.has(doc) || seen++ < from) continue
      out.push(doc)
      if (seen === to) return out
    }
  }
  return null
}
