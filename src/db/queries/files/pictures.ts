import { sql } from 'kysely'
import type { Db } from '../../database.ts'

/** What a drawing is made from; only whoever draws knows which scenes and hours there are. */
export type Drawing = { scene: string; time: string; seed: string }

export type PictureSource =
  | ({ kind: 'illustration' } & Drawing)
  /** A photograph: its name in the folder of uploads. */
  | { kind: 'file'; name: string }

export async function findPictureSource(db: Db, id: number, version: string): Promise<PictureSource | null> {
  const result = await sql<{
    source: PictureSource
  }>`select source from pictures where id = ${id} and version = ${version}`.execute(db)
  return result.rows[0]?.source ?? null
}
