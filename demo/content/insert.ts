import { sql } from 'kysely'
import type { Tx } from '../../src/db/database.ts'
import { insertRows } from '../../src/db/insert-rows.ts'
import type { Day } from '../../src/domain/time/day.ts'
import type { Money, Picture } from './shapes.ts'
import { type SubjectText, withSubjects } from './subjects.ts'

export type PictureRow = { source: object; version: string; width: number; height: number; placeholder: string }
/** Draws nothing: tells what the row of a picture must say. */
export type DescribePicture = (picture: Picture, seed: string) => PictureRow

export type DemoInput = { today: Day; describe: DescribePicture }

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
  async <T extends SubjectText>(name: string, items: T[]) => {
    const albums = await insertAlbums(tx, describe, withSubjects(items).map(({ key, pictures }) => ({ seed: `${name}/${key}`, pictures })))
    return items.map((item, index) => ({ item, album_id: albums[index], position: index }))
  }

export const covered = <T extends { picture: Picture }>(items: T[]): (T & { pictures: Picture[] })[] =>
  items.map((item) => ({ ...item, pictures: [item.picture] }))

export const inOrder = <T extends object>(items: T[]): (T & { position: number })[] => items.map((item, position) => ({ ...item, position }))

export const toPrice = (price: Money | null) => ({ price: price?.amount ?? null, currency: price?.currency ?? null })
