import { join } from 'node:path'
import type { Config } from '../config.ts'
import { filesFolderOf } from '../files/open-files.ts'

/** What a data folder holds beside the database that cannot be made again: the indexes that others have made in the search service. */
export const keptFilesOf = ({ DATA_DIR }: Config): Record<string, string> => ({
  'search/indexes.snapshot': join(DATA_DIR, 'search/indexes.snapshot'),
})

/** Where papers lie; nowhere here where they are in a bucket, which keeps its own. */
export const papersOf = (config: Config): string | undefined =>
  config.FILES === 'disk' ? filesFolderOf(config) : undefined
