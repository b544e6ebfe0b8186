/** A room type as the search counts it: `places` are those for adults and children together, `cost` orders the answers. */
export type Shape = { adults: number; places: number; cost: number; max: number }

export type Need = { adults: number; places: number; rooms: number }

/**
 * `limits[excess]`: with that many adult places too many, fewer than this many places of all may be left over, or a room already chosen
 * would be one too many. Never grows with the excess.
 */
export type ExcessLimits = Uint8Array

export type Completions = {
  noLimits: ExcessLimits
  withRoom(limits: ExcessLimits, shape: Shape): ExcessLimits
  /** The least that rooms of the types from `from` on cost which complete a choice; infinite where none do. */
  minCost(from: number, need: Need, limits: ExcessLimits): number
}

const unlimited = 255

/**
 * For each tail of the room types and each exact sum of places, the least cost: from that, the cheapest completion of a half-made
 * choice that leaves none of its rooms superfluous. A completion with a superfluous room of its own is never the cheapest, since without
 * that room it would still complete, leave less over and cost less. So the bound is exact, and a search led by it has no dead ends.
 */
export function createCompletions(shapes: readonly Shape[], need: Need): Completions {
  const sums = createSums(shapes, need)
  const tables: Float64Array[] = [sums.nothing]
  for (const shape of shapes.toReversed()) tables.push(withShape(tables.at(-1) ?? sums.nothing, shape))
  tables.reverse()

  function withShape(rest: Float64Array, shape: Shape): Float64Array {
    const table = rest.slice()
    for (const count of toBundles(shape.max)) addBundle(table, shape, count)
    return table
  }

  /** From the largest sum down, so that none builds on one that has the bundle already. */
  function addBundle(table: Float64Array, shape: Shape, count: number): void {
    const { adultsEnd, placesEnd } = sums
    const more = { adults: shape.adults * count, places: shape.places * count, cost: shape.cost * count }
    const unclamped = placesEnd - more.places
    for (let rooms = sums.layers - 1; rooms >= (sums.isLimited ? count : 0); rooms--)
      for (let adults = adultsEnd; adults >= Math.max(0, rooms - more.adults); adults--) {
        const from = sums.rowOf(rooms - count, adults)
        const to = sums.rowOf(rooms, Math.min(adults + more.adults, adultsEnd))
        const first = sums.firstPlaces(adults)
        let places = placesEnd
        let min = table[to + placesEnd] as number
        for (; places >= first && places > unclamped; places--) {
          const cost = (table[from + places] as number) + more.cost
          if (cost < min) min = cost
        }
        table[to + placesEnd] = min
        for (; places >= first; places--) {
          const cost = (table[from + places] as number) + more.cost
          if (cost < (table[to + places + more.places] as number)) table[to + places + more.places] = cost
        }
      }
  }

  return {
    noLimits: new Uint8Array(sums.adultsMax + 1).fill(unlimited),
    withRoom: (limits, { adults, places }) =>
      limits.map((limit, excess) => (excess < adults ? limit : Math.min(limit, places))),
    minCost(from, left, limits) {
      const table = tables[from] as Float64Array
      let min = Number.POSITIVE_INFINITY
      for (let adults = Math.max(0, left.adults); adults <= sums.adultsEnd; adults++) {
        const limit = limits[Math.min(adults - left.adults, sums.adultsMax)] as number
        const last = Math.min(sums.placesEnd, left.places + limit - 1)
        const row = sums.rowOf(left.rooms, adults)
        for (let places = Math.max(sums.firstPlaces(adults), left.places); places <= last; places++) {
          const cost = table[row + places] as number
          if (cost < min) min = cost
        }
      }
      return min
    },
  }
}

/**
 * Where a sum stands in a table: by the rooms it may take, its adult places, its places. The last index of both places stands for 'this
 * many or more': so many are left over then that no room is needed for their sake. Places are never fewer than adult places, and as each room has one of those, to
 * be allowed more rooms than adult places means nothing: neither is kept.
 */
function createSums(shapes: readonly Shape[], need: Need) {
  const adultsMax = Math.max(...shapes.map((shape) => shape.adults))
  const adultsEnd = need.adults + adultsMax
  const placesEnd = need.places + Math.max(...shapes.map((shape) => shape.places))
  const isLimited = canExceedRooms(shapes, need)
  const layers = isLimited ? need.rooms + 1 : 1
  const firstPlaces = (adults: number): number => (placesEnd === 0 ? 0 : adults)
  const rows = new Int32Array(layers * (adultsEnd + 1))
  let size = 0
  for (let rooms = 0; rooms < layers; rooms++)
    for (let adults = rooms; adults <= adultsEnd; adults++) {
      rows[rooms * (adultsEnd + 1) + adults] = size - firstPlaces(adults)
      size += placesEnd - firstPlaces(adults) + 1
    }
  const rowOf = (rooms: number, adults: number): number =>
    rows[(isLimited ? Math.min(rooms, adults) : 0) * (adultsEnd + 1) + adults] as number
  const nothing = new Float64Array(size).fill(Number.POSITIVE_INFINITY)
  nothing[0] = 0
  return { adultsMax, adultsEnd, placesEnd, isLimited, layers, firstPlaces, rowOf, nothing }
}

/**
 * More rooms than adults come about only where every room is there for its places: had one been there for its adult places, the others
 * would have fewer of those than there are adults, and so be fewer than the adults themselves. Without any one room, then, the places
 * do not suffice: the smallest rooms show how many that can be.
 */
function canExceedRooms(shapes: readonly Shape[], need: Need): boolean {
  let left = need.places - 1
  let rooms = 1
  for (const { places, max } of shapes.toSorted((one, two) => one.places - two.places)) {
    const count = Math.min(max, Math.floor(left / places))
    rooms += count
    left -= count * places
  }
  return need.places > 0 && rooms > need.rooms
}

/** 1, 2, 4 … and the remainder: each number up to `most` is a sum of some of them. */
function toBundles(max: number): number[] {
  const bundles: number[] = []
  let left = max
  for (let size = 1; size <= left; size *= 2) {
    bundles.push(size)
    left -= size
  }
  return left > 0 ? [...bundles, left] : bundles
}
