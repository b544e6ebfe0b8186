import { Problem } from '../../contract/problems.ts'
import { noSeal, type Seal } from '../../db/seal.ts'
import { type FileLimits, fileLimits } from '../../domain/file.ts'
import { createFileSeal, type FileSeal } from '../../gateways/files/file-seal.ts'
import type { FileStore } from '../../gateways/files/file-store.ts'
import type { InspectFile } from '../../gateways/files/inspect-file.ts'
import type { TakeRoom } from './room.ts'

type Turn = <T>(task: () => Promise<T>) => Promise<T>

/** What files need of the world besides the database. */
export type FileContext = {
  store: FileStore
  /** For contents. */
  seal: FileSeal
  /** For the names that files had where they came from. */
  nameSeal: Seal
  inspect: InspectFile
  /** One content after the other is looked at, the others wait outside of memory. */
  inTurn: Turn
  /** One piece after the other is sealed and written, with rests between them, so that pages find a thread and a connection whoever uploads. */
  pieceInTurn: Turn
  /** For what customers send, and for what is shown to them: whoever is slow must not fill the memory. */
  arriving: TakeRoom
  leaving: TakeRoom
  limits: FileLimits
  /** A content that could not be looked at, whatever is wrong with it: its customer is only told to wait. */
  onCheckFailed: (error: unknown, file: string) => void
}

const isNowhere = async (): Promise<never> => {
  throw new Problem('UNAVAILABLE')
}

/** For whoever keeps none, such as a test of something else. */
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
  inTurn: (task) => task(),
  pieceInTurn: (task) => task(),
  arriving: () => () => {},
  leaving: () => () => {},
  limits: fileLimits,
  onCheckFailed() {},
}
