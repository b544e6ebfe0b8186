import { Problem, type ProblemCode } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import {
  type FileRow,
  type FileToCheck,
  findFile,
  findPieces,
  keepFile,
  leaseFile,
  setFileRefused,
} from '../../db/queries/files/files.ts'
import { giveBack } from '../../domain/files/free-buffers.ts'
import { later } from '../../domain/time/later.ts'
import type { FileContext } from './file-context.ts'
import { readOnce, writeContent } from './pieces.ts'
import { findScanProblem } from './scan-file.ts'
import { sweep } from './sweep-files.ts'

/** In seconds: longer than looking at any content can take. */
const leasedFor = 120
/** A content whose inspections died this often counts as broken. */
const maxChecks = 3

type Options = { address?: string | undefined; now?: Date }

/** Inspects a complete content: makes it ready, or refuses it. Does nothing where another process does, or where none can right now. */
export const checkFile = (
  db: Db,
  context: FileContext,
  { id, customer }: FileToCheck,
  options: Options = {},
): Promise<void> =>
  // Only now is anything read: those who wait cost nothing.
  context
    .inTurn(customer, () => check(db, context, id, options))
    .catch((error) => {
      // That the line is full is no failure: the job comes by later.
      if (!(error instanceof Problem)) context.onCheckFailed(error, id)
    })

async function check(db: Db, context: FileContext, id: string, { address, now = new Date() }: Options): Promise<void> {
  const checks = await leaseFile(db, id, { now, until: later(now, leasedFor) })
  const file = checks === null ? null : await findFile(db, id)
  if (!file || checks === null) return
  if (checks > maxChecks) return refuseFile(db, context, file, 'FILE_UNREADABLE', now)
  const begun = performance.now()
  const problem = await findScanProblem(context, id, () => readOnce(db, context, file))
  // Waiting for the scanner takes the turn of others, too.
  if (context.scan)
    await context.charge(db, { customer: file.customer, address, seconds: (performance.now() - begun) / 1000 })
  if (problem) return refuseFile(db, context, file, problem, now)
  const inspected = await context.inspect(readOnce(db, context, file))
  await context.charge(db, { customer: file.customer, address, seconds: inspected.seconds })
  if ('problem' in inspected) return refuseFile(db, context, file, inspected.problem, now)
  const { mediaType, bytes, size } = inspected
  const pieces = bytes ? await writeContent(context, file, bytes) : await findPieces(db, id)
  if (bytes) giveBack([bytes])
  await db.transaction().execute((tx) => keepFile(tx, id, { mediaType, pieces, size }, new Date()))
  await sweepOf(db, context, file)
}

export async function refuseFile(
  db: Db,
  context: FileContext,
  file: FileRow,
  problem: ProblemCode,
  now: Date,
): Promise<void> {
  await db.transaction().execute((tx) => setFileRefused(tx, file.id, problem, now))
  await sweepOf(db, context, file)
}

const sweepOf = (db: Db, context: FileContext, { storageKey }: FileRow): Promise<boolean> =>
  sweep(db, context, { key: storageKey, isSecond: false, attempts: 0 }, new Date())
