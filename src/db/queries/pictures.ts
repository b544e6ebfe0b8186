import { sql } from 'kysely'
import type { Db } from '../database.ts'

export type PictureSource = { kind: 'illustration'; scene: string; time: string; seed: string }

export async function findPictureSource(db: Db, id: number, version: string): Promise<PictureSource | null> {
  const result = await sql<{
    source: PictureSource
  }>`select source from pictures where id = ${id} and version = ${version}`.execute(db)
  return result.rows[0]?.source ?? null
}
