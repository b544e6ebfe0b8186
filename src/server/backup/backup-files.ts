import { join } from 'node:path'
import type { Config } from '../config.ts'
import { filesFolderOf } from '../files/open-files.ts'

/** The part of a data folder that cannot be made again, besides the database: indexes that clients made in the search service. */
export const backupFilesOf = ({ DATA_DIR }: Config): Record<string, string> => ({
  'search/indexes.snapshot': join(DATA_DIR, 'search/indexes.snapshot'),
})

/** The folder of papers; null where they are in a bucket, which has a backup of its own. */
export const papersOf = (config: Config): string | undefined =>
  config.FILES === 'disk' ? filesFolderOf(config) : undefined
