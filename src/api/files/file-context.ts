import { Problem } from '../../contract/problems.ts'
import type { Db } from '../../db/database.ts'
import { noSeal, type Seal } from '../../db/seal.ts'
import { type FileLimits, fileLimits } from '../../domain/files/file.ts'
import { createFileSeal, type FileSeal } from '../../gateways/files/file-seal.ts'
import type { FileStore } from '../../gateways/files/file-store.ts'
import type { InspectFile } from '../../gateways/files/inspect-file.ts'
import type { ScanContent } from '../../gateways/files/scan-with-clamav.ts'
import type { TakeRoom } from './room.ts'

/** Customers take turns, however much each of them has sent. */
type Turn = <T>(customer: number, task: () => Promise<T>) => Promise<T>

/** The cost of one inspection. `address`: of the sender of the last piece; unknown where a job inspects leftovers. */
export type InspectionWork = { customer: number; address?: string | undefined; seconds: number }

/** The environment of files besides the database. */
export type FileContext = {
  store: FileStore
  /** For contents. */
  seal: FileSeal
  /** For the names that files had where they came from. */
  nameSeal: Seal
  inspect: InspectFile
  /** Looks for viruses; null where the operator has no scanner. */
  scan: ScanContent | null
  /** Two customers have a content looked at, each of them one; the others wait outside of memory. */
  inTurn: Turn
  /** Charges the processor time of an inspection to the budgets of its customer and address. */
  charge: (db: Db, work: InspectionWork) => Promise<void>
  /** Encrypts and writes one piece after the other, with pauses between them, so that pages find a thread and a connection. */
  pieceInTurn: Turn
  /** Memory for uploads, and for files that are shown: slow clients must not fill it. */
  arriving: TakeRoom
  leaving: TakeRoom
  limits: FileLimits
  /** Logs a content that could not be inspected: its customer is only told to wait. */
  onCheckFailed: (error: unknown, file: string) => void
}

const isNowhere = async (): Promise<never> => {
  throw new Problem('UNAVAILABLE')
}

/** For callers without files, such as a test of something else. */
export const noFiles: FileContext = {
  store: {
    put: isNowhere,
    get: isNowhere,
    list: async () => [],
    delete: async () => {},
    async *keys() {},
  },
  seal: createFileSeal(['nothing is ever sealed with this one']),
  nameSeal: noSeal,
  inspect: isNowhere,
  scan: null,
  inTurn: (_customer, task) => task(),
  charge: async () => {},
  pieceInTurn: (_customer, task) => task(),
  arriving: () => () => {},
  leaving: () => () => {},
  limits: fileLimits,
  onCheckFailed() {},
}
