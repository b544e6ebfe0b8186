import { join } from 'node:path'
import type { Config } from '../config.ts'

/** What a data folder holds beside the database that cannot be made again: the indexes that others have made in the search service. */
export const keptFilesOf = ({ DATA_DIR }: Config): Record<string, string> => ({
  'search/indexes.snapshot': join(DATA_DIR, 'search/indexes.snapshot'),
})
