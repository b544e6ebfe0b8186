import { sql } from 'kysely'
import type { Day } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import type { Money, Picture } from './shapes.ts'

export type PictureRow = { source: object; version: string; width: number; height: number; placeholder: string }
/** Draws nothing: tells what the row of a picture must say. */
export type DescribePicture = (picture: Picture, seed: string) => PictureRow

export type DemoInput = { today: Day; describe: DescribePicture }

/** Inserts all rows in one statement, their columns named by the first one's fields, and returns the new ids in order. */
export async function insertRows(tx: Tx, table: string, rows: Record<string, unknown>[], { hasId = true } = {}): Promise<number[]> {
  const columns = Object.keys(rows[0] ?? {})
  if (columns.length === 0) return []
  const list = sql.join(columns.map((column) => sql.ref(column)))
  const returning = hasId ? sql`returning id` : sql``
  const result = await sql<{ id: number }>`
    insert into ${sql.table(table)} (${list})
    select ${list} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) with ordinality
    order by ordinality ${returning}`.execute(tx)
  return result.rows.map((row) => row.id)
}

/** An album for each entry, in order; `seeds` make the same scene look different in each. */
export async function insertAlbums(
  tx: Tx,
  describe: DescribePicture,
  entries: { seed: string; pictures: Picture[] }[],
): Promise<number[]> {
  const albums = await sql<{ id: number }>`
    insert into albums select from generate_series(1, ${entries.length}::integer) returning id`.execute(tx)
  const ids = albums.rows.map((row) => row.id)
  await insertRows(
    tx,
    'pictures',
    entries.flatMap(({ seed, pictures }, index) =>
      pictures.map((picture, position) => ({ album_id: ids[index], position, ...describe(picture, `${seed}/${position}`) })),
    ),
  )
  return ids
}

/** Gives each item the album of its pictures and its place in the list. */
export const albumsFor = (tx: Tx, describe: DescribePicture) =>
  async <T extends { key: string; pictures: Picture[] }>(name: string, items: T[]) => {
    const albums = await insertAlbums(tx, describe, items.map(({ key, pictures }) => ({ seed: `${name}/${key}`, pictures })))
    return items.map((item, index) => ({ item, album_id: albums[index], position: index }))
  }

export const covered = <T extends { picture: Picture }>(items: T[]): (T & { pictures: Picture[] })[] =>
  items.map((item) => ({ ...item, pictures: [item.picture] }))

export const inOrder = <T extends object>(items: T[]): (T & { position: number })[] => items.map((item, position) => ({ ...item, position }))

export const toPrice = (price: Money | null) => ({ price: price?.amount ?? null, currency: price?.currency ?? null })

/** Rows by key: `insertKeyed` answers how a key becomes an id. */
export async function insertKeyed(tx: Tx, table: string, rows: ({ key: string } & Record<string, unknown>)[]): Promise<IdOf> {
  const ids = await insertRows(tx, table, rows)
  const byKey = new Map(rows.map((row, index) => [row.key, ids[index]]))
  return (key) => {
    const id = byKey.get(key)
    if (id === undefined) throw new Error(`The demo content names "${key}", which is not among its ${table}`)
    return id
  }
}

export type IdOf = (key: string) => number
