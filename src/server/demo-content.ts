import type { FileContext } from '../api/files/file-context.ts'
import type { PaymentContext } from '../api/payments/payment-context.ts'
import type { Db } from '../db/database.ts'
import type { Seal } from '../db/seal.ts'
import type { Draw } from '../gateways/pictures/open-source.ts'

/** The services besides the database that inventing people needs. */
export type DemoTools = { db: Db; seal: Seal; files: FileContext; payments: PaymentContext; now: Date }

/** Content for a fresh machine. It lies beside `src`, which knows only this type; the start script passes it in. */
export type DemoContent = {
  /** Adds content that the database never had, and moves past dates ahead. */
  load(db: Db, now: Date): Promise<{ isNew: boolean; moved: number }>
  /** People who have applied for something, with papers: only where the keys lie beside the database. */
  loadPeople(tools: DemoTools): Promise<boolean>
  draw: Draw
}
