import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** The recipe of a drawing; only the drawing code knows its scenes and hours. */
export type Drawing = { scene: string; time: string; seed: string }

export type StoredPictureSource =
  | ({ kind: 'illustration' } & Drawing)
  /** A photograph: its name in the folder of uploads. */
  | { kind: 'file'; name: string }

export async function findPictureSource(db: Db, id: number, version: string): Promise<StoredPictureSource | null> {
  const result = await sql<{
    source: StoredPictureSource
  }>`select source from pictures where id = ${id} and version = ${version}`.execute(db)
  return result.rows[0]?.source ?? null
}
