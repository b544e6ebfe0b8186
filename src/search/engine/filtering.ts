import { Bitset } from './bitset.ts'
import { type Column, foldValue, lowerBound } from './column.ts'
import type { Filter, Operator } from './filter.ts'
import { isWithinBox, isWithinPolygon, metersBetweenPoints } from './geometry.ts'
import { withNumbers, withStrings } from './ranges.ts'
import type { Segment } from './segment.ts'

/** The documents of a segment that a filter lets through. Deleted ones are not the filter's concern. */
export const applyFilter = (segment: Segment, filter: Filter): Bitset => apply(segment, filter, new Map())

/** `known` has the conditions of this filter that were answered already: a filter may say the same two thousand times. */
function apply(segment: Segment, filter: Filter, known: Map<string, Bitset>): Bitset {
  switch (filter.kind) {
    case 'and':
      return filter.of.reduce((all, part) => all.and(apply(segment, part, known)), Bitset.full(segment.size))
    case 'or':
      return filter.of.reduce((any, part) => any.or(apply(segment, part, known)), new Bitset(segment.size))
    case 'not':
      return new Bitset(segment.size, apply(segment, filter.of, known).words.slice()).invert()
    default: {
      const said = JSON.stringify(filter)
      const answer = known.get(said) ?? applyCondition(segment, filter)
      known.set(said, answer)
      return answer
    }
  }
}

type Condition = Exclude<Filter, { kind: 'and' | 'or' | 'not' }>

function applyCondition(segment: Segment, filter: Condition): Bitset {
  switch (filter.kind) {
    case 'radius':
      return wherePoint(
        segment,
        (latitude, longitude) =>
          metersBetweenPoints([filter.latitude, filter.longitude], [latitude, longitude]) <= filter.meters,
      )
    case 'box':
      return wherePoint(segment, (...point) => isWithinBox(filter.top, filter.bottom, point))
    case 'polygon':
      return wherePoint(segment, (...point) => isWithinPolygon(filter.points, point))
    default: {
      const column = segment.columns.get(filter.attribute)
      if (column) return applyToColumn(column, segment.size, filter)
      return filter.kind === 'compare' && filter.operator === '!='
        ? Bitset.full(segment.size)
        : new Bitset(segment.size)
    }
  }
}

type OfColumn = Extract<Filter, { attribute: string }>

function applyToColumn(column: Column, size: number, filter: OfColumn): Bitset {
  switch (filter.kind) {
    case 'compare':
      return compare(column, size, filter.operator, filter.value)
    case 'in':
      return [...new Set(filter.values)].reduce((any, value) => addEqual(any, column, value), new Bitset(size))
    case 'between':
      return between(column, size, filter.from, filter.to)
    case 'exists':
      return new Bitset(size).addAll(column.existing)
    case 'null':
      return new Bitset(size).addAll(column.nulls)
    case 'empty':
      return new Bitset(size).addAll(column.empties)
    case 'contains': {
      const part = foldValue(filter.value)
      return whereString(column, size, (value) => value.includes(part))
    }
    case 'startsWith': {
      const beginning = foldValue(filter.value)
      const from = lowerBound(column.strings, beginning)
      return withStrings(column, size, from, lowerBound(column.strings, `${beginning}\uffff`, from))
    }
  }
}

/** A number if it reads as a finite one. */
const toNumber = (value: string): number | null => {
  const number = value.trim() === '' ? Number.NaN : Number(value)
  return Number.isFinite(number) ? number : null
}

/** A value that reads as a number is looked for among the numbers and, as it is written, among the strings. */
function addEqual(set: Bitset, column: Column, value: string): Bitset {
  const number = toNumber(value)
  if (number !== null) {
    const at = lowerBound(column.numbers, number)
    if (column.numbers[at] === number)
      set.addAll(column.numberDocs, column.numberStarts[at], column.numberStarts[at + 1])
  }
  const folded = foldValue(value)
  const at = lowerBound(column.strings, folded)
  if (column.strings[at] === folded) set.addAll(column.stringDocs, column.stringStarts[at], column.stringStarts[at + 1])
  return set
}

function compare(column: Column, size: number, operator: Operator, value: string): Bitset {
  if (operator === '=') return addEqual(new Bitset(size), column, value)
  if (operator === '!=') return addEqual(new Bitset(size), column, value).invert()
  const number = toNumber(value)
  const values = number === null ? column.strings : column.numbers
  const pick = number === null ? withStrings : withNumbers
  const below = boundOf(values, number ?? foldValue(value), 'below')
  const above = boundOf(values, number ?? foldValue(value), 'above')
  switch (operator) {
    case '<':
      return pick(column, size, 0, below)
    case '<=':
      return pick(column, size, 0, above)
    case '>':
      return pick(column, size, above, values.length)
    case '>=':
      return pick(column, size, below, values.length)
  }
}

function between(column: Column, size: number, from: string, to: string): Bitset {
  const [low, high] = [toNumber(from), toNumber(to)]
  if (low !== null && high !== null)
    return withNumbers(column, size, boundOf(column.numbers, low, 'below'), boundOf(column.numbers, high, 'above'))
  const [first, last] = [foldValue(from), foldValue(to)]
  return withStrings(column, size, boundOf(column.strings, first, 'below'), boundOf(column.strings, last, 'above'))
}

/** The place before, or after, everything equal to a value. */
function boundOf(
  values: ArrayLike<number> | ArrayLike<string>,
  value: number | string,
  side: 'below' | 'above',
): number {
  const at = lowerBound(values as ArrayLike<number | string>, value)
  return side === 'above' && values[at] === value ? at + 1 : at
}

function whereString(column: Column, size: number, fits: (value: string) => boolean): Bitset {
  const set = new Bitset(size)
  for (let at = 0; at < column.strings.length; at++)
    if (fits(column.strings[at] as string))
      set.addAll(column.stringDocs, column.stringStarts[at], column.stringStarts[at + 1])
  return set
}

function wherePoint({ geo, size }: Segment, fits: (latitude: number, longitude: number) => boolean): Bitset {
  const set = new Bitset(size)
  for (let doc = 0; doc * 2 < geo.length; doc++) {
    const latitude = geo[doc * 2] as number
    const longitude = geo[doc * 2 + 1] as number
    if (!Number.isNaN(latitude) && !Number.isNaN(longitude) && fits(latitude, longitude)) set.add(doc)
  }
  return set
}
