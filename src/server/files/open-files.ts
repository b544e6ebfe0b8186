import { join } from 'node:path'
import { chargeInspection } from '../../api/files/charge-inspection.ts'
import type { FileContext } from '../../api/files/file-context.ts'
import { openFileTurns } from '../../api/files/file-turns.ts'
import { createRoom } from '../../api/files/room.ts'
import type { Db } from '../../db/database.ts'
import { findKeyIds } from '../../db/queries/files/files.ts'
import { noSeal, type Seal } from '../../db/seal.ts'
import { maxArriving, maxLeaving } from '../../domain/files/file.ts'
import { createDiskStore } from '../../gateways/files/disk-store.ts'
import { createFileSeal, type FileSeal } from '../../gateways/files/file-seal.ts'
import type { FileStore } from '../../gateways/files/file-store.ts'
import { createInspectInThread } from '../../gateways/files/inspect-in-thread.ts'
import { createS3Store } from '../../gateways/files/s3-store.ts'
import { createClamavScan } from '../../gateways/files/scan-with-clamav.ts'
import type { Limits } from '../../http/limits.ts'
import { type Config, ConfigError } from '../config.ts'
import type { Say } from '../database/database.ts'
import { getKeyOf } from '../personal-data/key-file.ts'
import { requireOwnStore } from './require-own-store.ts'

type Settings = Pick<
  Config,
  | 'DATA_DIR'
  | 'DATABASE_URL'
  | 'FILES'
  | 'FILES_DIR'
  | 'FILES_KEY'
  | 'FILES_URL'
  | 'FILES_REGION'
  | 'FILES_ACCESS_KEY'
  | 'FILES_SECRET'
  | 'FILE_MEGABYTES'
  | 'FILES_PER_FIELD'
  | 'CLAMAV'
>

type Options = Pick<FileContext, 'onCheckFailed'> & {
  config: Settings
  db: Db
  /** None in a process without uploads. */
  limits?: Limits
  nameSeal: Seal | undefined
  say: Say
}

export async function openFiles({
  config,
  db,
  limits,
  nameSeal = noSeal,
  say,
  onCheckFailed,
}: Options): Promise<FileContext> {
  const seal = openFileSeal(config, say)
  const unknown = (await findKeyIds(db)).find((keyId) => !seal.knows(keyId))
  if (unknown)
    throw new ConfigError(
      `Files were encrypted with the key ${unknown}, which is not in FILES_KEY. Add it after the new one: the first key encrypts, and all keys decrypt`,
    )
  // The embedded database and its files share one folder, which has one owner.
  if (config.FILES === 'disk' && config.DATABASE_URL) await requireOwnStore(db, filesFolderOf(config))
  return {
    store: openFileStore(config),
    seal,
    nameSeal,
    inspect: createInspectInThread(),
    scan: config.CLAMAV ? createClamavScan(config.CLAMAV) : null,
    ...openFileTurns(),
    charge: async (db, work) => {
      if (limits) await chargeInspection(db, limits, work)
    },
    arriving: createRoom(maxArriving),
    leaving: createRoom(maxLeaving),
    limits: { megabytes: config.FILE_MEGABYTES, files: config.FILES_PER_FIELD },
    onCheckFailed,
  }
}

export const filesFolderOf = ({ FILES_DIR, DATA_DIR }: Pick<Config, 'FILES_DIR' | 'DATA_DIR'>): string =>
  FILES_DIR ?? join(DATA_DIR, 'files')

export function openFileStore(config: Settings): FileStore {
  if (config.FILES === 'disk') return createDiskStore(filesFolderOf(config))
  const { FILES_URL: url, FILES_REGION: region, FILES_ACCESS_KEY: accessKey, FILES_SECRET: secret } = config
  if (!url || !accessKey || !secret)
    throw new ConfigError('FILES=s3 needs FILES_URL, FILES_ACCESS_KEY and FILES_SECRET')
  return createS3Store({ url, region, accessKey, secret })
}

function openFileSeal(config: Settings, say: Say): FileSeal {
  const [first, ...others] = config.FILES_KEY ?? []
  if (first !== undefined) return createFileSeal([first, ...others])
  const file = join(config.DATA_DIR, 'files.key')
  if (config.DATABASE_URL)
    say(`FILES_KEY is not set: files are encrypted with ${file}, which other machines do not have`)
  return createFileSeal([getKeyOf(file)])
}
