import { sql } from 'kysely'
import type { Tx } from '../database.ts'
import { insertRows } from '../insert-rows.ts'
import type { PictureSource } from '../queries/pictures.ts'
import { at, times } from './texts.ts'

const hours = ['dawn', 'noon', 'dusk', 'night']
const placeholder = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw=='

/** So many albums of a few pictures each. */
export async function insertAlbums(tx: Tx, name: string, count: number, pictures = 1): Promise<number[]> {
  const albums = await sql<{ id: number }>`
    insert into albums select from generate_series(1, ${count}::integer) returning id`.execute(tx)
  const ids = albums.rows.map(({ id }) => id)
  const rows = ids.flatMap((album_id) =>
    times(pictures, (position) => {
      const seed = `${name}/${album_id}/${position}`
      const source: PictureSource = { kind: 'illustration', scene: name, time: at(hours, album_id + position), seed }
      const version = (album_id * 10 + position).toString(16).padStart(10, '0')
      return { album_id, position, source, version, width: 1600, height: 1200, placeholder }
    }),
  )
  await insertRows(tx, 'pictures', rows)
  return ids
}

/** Gives each row an album of its own. */
export async function withAlbums<T extends object>(tx: Tx, name: string, rows: T[], pictures = 1) {
  const albums = await insertAlbums(tx, name, rows.length, pictures)
  return rows.map((row, index) => ({ ...row, album_id: albums[index] }))
}
