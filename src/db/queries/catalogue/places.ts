import { sql } from 'kysely'
import { z } from 'zod'
import { KindCount, Place, PlacePage } from '../../../contract/places.ts'
import { type Frame, type Position, toBox, toFrame, toPosition } from '../../../domain/map/map-frame.ts'
import { landmarkKinds, type PlaceKind, placeKinds } from '../../../domain/map/place-kind.ts'
import type { Locale } from '../../../domain/text/locale.ts'
import type { Db } from '../../database.ts'
import { coordinatesJson, locationJson, type Sql, text } from '../fragments.ts'
import { findOne } from '../list.ts'

export type PlacesQuery = {
  frame: Frame
  /** How many cells the world has from west to east: all places of one become one mark. */
  cells: number
  kinds: readonly PlaceKind[]
  /** Which places are listed first. */
  order: 'nearest' | 'rating'
  locale: Locale
  now: Date
}

type Mark = {
  coordinates: Position
  count: number
  key: string | null
  kind: PlaceKind | null
  title: string | null
  frame: Frame | null
}

const OnlyPlace = Place.pick({ key: true, kind: true, title: true, coordinates: true })

/** `across` and `down` name a cell, `x` and `y` are the middle of all that lies in it. */
const CellRow = z.object({
  across: z.int(),
  down: z.int(),
  x: z.number(),
  y: z.number(),
  count: z.int(),
  only: OnlyPlace.nullable(),
})

const PlacesRow = z.object({
  counts: z.array(KindCount),
  marks: z.array(CellRow),
  places: z.array(Place),
  total: z.int(),
})

/** The most that a visitor reads before moving the map. */
const maxListed = 30

/** Columns of a row of `places` as `p`, joined with its details. */
export const placeFields = (locale: Locale): Sql => sql`
  'key', p.source || '-' || p.item_id, 'kind', p.kind, 'title', ${text('p.title', locale)},
  'description', coalesce(${text('landmark.description', locale)}, ${text('activity.subtitle', locale)}),
  'address', ${addressIn(locale)}, 'location', case when l.id is not null then ${locationJson('l', locale)} end,
  'coordinates', ${coordinatesJson('p')}, 'isExact', p.is_exact, 'link', p.link`

const addressIn = (locale: Locale): Sql =>
  sql`coalesce(${text('property.address', locale)}, ${text('business.address', locale)}, ${text('event.venue', locale)})`

const localJson = (language: 'ar' | 'ku'): Sql =>
  sql`json_build_object('language', ${sql.lit(language)}, 'title', ${text('p.title', language)}, 'address', ${addressIn(language)})`

export const withDetails: Sql = sql`
  left join locations l on l.key = p.location_key
  left join properties property on p.source = 'property' and property.id = p.item_id
  left join businesses business on p.source = 'business' and business.id = p.item_id
  left join events event on p.source = 'event' and event.id = p.item_id
  left join activities activity on p.source = 'activity' and activity.id = p.item_id
  left join landmarks landmark on p.source = 'landmark' and landmark.id = p.item_id`

/**
 * The places in a frame, in one statement. Names and details are read at the end, only for the shown ones. Counts come from an index or, for a
 * large frame, from stored sums.
 */
export async function findPlaces(db: Db, query: PlacesQuery) {
  const { cells, kinds, order, locale } = query
  const shift = Math.log2(gridSize / cells)
  const found = await findOne(
    db,
    PlacesRow,
    sql`
      with grouped as materialized (
        select across, down, kind, sum(count)::int as count, sum(x) as x, sum(y) as y, sum(item_id) as item_id
        from (${shift >= summedShift ? toSummed(query, shift) : toCounted(query, shift)}) as part group by 1, 2, 3 having sum(count) > 0),
      cells as (
        select across, down, sum(count)::int as count, sum(x) / sum(count) as x, sum(y) / sum(count) as y, min(kind) as kind,
          case when sum(count) = 1 then sum(item_id)::int end as item_id
        from grouped where kind = any(${kinds}::text[]) group by 1, 2),
      listed as (${order === 'nearest' ? toNearest(query) : toBest(query)})
      select json_build_object(
        'total', (select coalesce(sum(count), 0)::int from cells),
        'counts', coalesce((select json_agg(json_build_object('kind', kind, 'count', count)) from (select kind, sum(count)::int as count from grouped group by kind) as each), '[]'),
        'marks', coalesce((select json_agg(json_build_object('count', c.count, 'across', c.across, 'down', c.down, 'x', c.x::float8, 'y', c.y::float8,
            'only', case when c.count = 1 then json_build_object(
              'key', p.source || '-' || p.item_id, 'kind', p.kind, 'title', ${text('p.title', locale)}, 'coordinates', ${coordinatesJson('p')}) end)
            order by c.down, c.across)
          from cells c left join lateral (
            select * from places
            where item_id = c.item_id and source = case when c.kind = any(${landmarkKinds}::text[]) then 'landmark' else c.kind end limit 1) p on true), '[]'),
        'places', coalesce((select json_agg(json_build_object(${placeFields(locale)}) order by listed.place)
          from listed join places p using (source, item_id) ${withDetails}), '[]')) as json`,
  )
  const { counts = [], marks = [], places = [], total = 0 } = found ?? {}
  return { counts, total, places, marks: marks.map((mark) => toMark(mark, cells)) }
}

const isListed = ({ frame, kinds, now }: PlacesQuery): Sql =>
  sql`${isInFrame(frame)} and visible_until > ${now} and kind = any(${kinds}::text[])`

/** The index on points finds them in the order of their distance. */
function toNearest(query: PlacesQuery): Sql {
  const { x0, y0, x1, y1 } = toBox(query.frame)
  const away = sql`at <-> point(${(x0 + x1) / 2}, ${(y0 + y1) / 2})`
  return sql`
    select source, item_id, row_number() over (order by away, source, item_id) as place from (
      select source, item_id, ${away} as away from places where ${isListed(query)} order by ${away} limit ${sql.lit(maxListed)}) as close`
}

/** Kind after kind as the chips have them. Only stays and activities are reviewed. */
function toBest(query: PlacesQuery): Sql {
  return sql`
    select source, item_id, row_number() over () as place from (
      select p.source, p.item_id from (select source, item_id, kind from places where ${isListed(query)}) p
      left join properties property on p.source = 'property' and property.id = p.item_id
      left join activities activity on p.source = 'activity' and activity.id = p.item_id
      order by array_position(${placeKinds}::text[], p.kind), coalesce(property.rating, activity.rating) desc nulls last,
        coalesce(property.rating_count, activity.rating_count) desc, p.item_id
      limit ${sql.lit(maxListed)}) as best`
}

/** The unit of the columns `across` and `down`. */
const gridSize = 2 ** 22
/** The squares of `place_cells` are so many of these steps wide, as a power of two. */
const summedShift = 12

/** Each place of a frame by itself, out of the index. */
function toCounted({ frame, now }: PlacesQuery, shift: number): Sql {
  return sql`
    select across >> ${shift}::int as across, down >> ${shift}::int as down, kind, 1 as count, across as x, down as y, item_id
    from places where ${isInFrame(frame)} and visible_until > ${now}`
}

/** Sums of whole squares inside a frame; single places only along its edge, and those with an end. */
function toSummed({ frame, now }: PlacesQuery, shift: number): Sql {
  const { x0, y0, x1, y1 } = toBox(frame)
  const { west, north, east, south, left, top, right, bottom } = toInner(frame)
  const above = shift - summedShift
  return sql`
    select across >> ${above}::int as across, down >> ${above}::int as down, kind, count, sum_across as x, sum_down as y, sum_item_id as item_id
    from place_cells where across between ${west}::int and ${east}::int and down between ${north}::int and ${south}::int
    union all
    select across >> ${shift}::int, down >> ${shift}::int, kind, 1, across, down, item_id from places
    where (at <@ box(point(${x0}, ${y0}), point(${left}, ${y1})) or at <@ box(point(${right}, ${y0}), point(${x1}, ${y1}))
        or at <@ box(point(${left}, ${y0}), point(${right}, ${top})) or at <@ box(point(${left}, ${bottom}), point(${right}, ${y1})))
      and not (across >> ${sql.lit(summedShift)} between ${west}::int and ${east}::int and down >> ${sql.lit(summedShift)} between ${north}::int and ${south}::int)
      and visible_until = 'infinity'
    union all
    select across >> ${shift}::int, down >> ${shift}::int, kind, 1, across, down, item_id from places
    where at <@ box(point(${x0}, ${y0}), point(${x1}, ${y1})) and visible_until < 'infinity' and visible_until > ${now}`
}

/** The squares that lie in a frame with all of them, by number, and where their edges are; where there are none, all of the frame is to their left. */
function toInner(frame: Frame) {
  const { x0, y0, x1, y1 } = toBox(frame)
  const squares = gridSize / 2 ** summedShift
  const [west, north] = [Math.ceil(x0 * squares), Math.ceil(y0 * squares)]
  const [east, south] = [Math.floor(x1 * squares) - 1, Math.floor(y1 * squares) - 1]
  if (east < west || south < north)
    return { west, north, east: west - 1, south: north - 1, left: x1, top: y0, right: x1, bottom: y1 }
  return {
    west,
    north,
    east,
    south,
    left: west / squares,
    top: north / squares,
    right: (east + 1) / squares,
    bottom: (south + 1) / squares,
  }
}

/** In degrees: where a frame has most of the country in it, an index would return nearly all of it, so every place is asked. */
const wide = 3

/** Columns of a row of `places`. */
export function isInFrame(frame: Frame): Sql {
  const { west, south, east, north } = frame
  const { x0, y0, x1, y1 } = toBox(frame)
  return east - west > wide
    ? sql`longitude between ${west} and ${east} and latitude between ${south} and ${north}`
    : sql`at <@ box(point(${x0}, ${y0}), point(${x1}, ${y1}))`
}

/** Away from the edge of its cell, so that it does not touch the next one. */
const innermost = { min: 0.25, max: 0.75 }

function toMark({ across, down, x, y, count, only }: z.output<typeof CellRow>, cells: number): Mark {
  if (only) return { ...only, count, frame: null }
  const within = (sum: number, cell: number) =>
    (cell + Math.min(innermost.max, Math.max(innermost.min, (sum / gridSize) * cells - cell))) / cells
  const frame = toFrame({ x0: across / cells, y0: down / cells, x1: (across + 1) / cells, y1: (down + 1) / cells })
  const coordinates = toPosition({ x: within(x, across), y: within(y, down) })
  return { key: null, kind: null, title: null, count, coordinates, frame }
}

/** Also finds things that have ended: links to them live on. */
export const findPlace = (db: Db, locale: Locale, key: string) => {
  const [source = '', id = ''] = key.split('-')
  return findOne(
    db,
    PlacePage,
    sql`select json_build_object(${placeFields(locale)}, 'local', case
        when p.location_key in ('erbil', 'sulaymaniyah', 'duhok', 'halabja') then ${localJson('ku')} else ${localJson('ar')} end) as json
      from places p ${withDetails} where p.source = ${source} and p.item_id = ${Number(id)}::int`,
  )
}
