import type { Db } from '../db/database.ts'
import type { Draw } from '../gateways/pictures/open-source.ts'

/** Content for a fresh machine. It lives beside `src`, which knows only this; whoever starts the server hands it in. */
export type DemoContent = {
  /** Brings what the database never had, and moves ahead what is over. */
  load(db: Db, now: Date): Promise<{ isNew: boolean; moved: number }>
  draw: Draw
}
