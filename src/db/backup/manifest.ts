import { z } from 'zod'

/** The first part of a backup: what it was made of, and how the parts that follow are to be read. */
export const Manifest = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.record(z.string(), z.array(z.string())),
  sequences: z.array(z.object({ name: z.string(), value: z.string(), isCalled: z.boolean() })),
})
export type Manifest = z.output<typeof Manifest>

export const manifestName = 'backup.json'
/** In the format of `sha256sum -c`. It is the last part: an unfinished backup has none. */
export const sumsName = 'SHA256SUMS'

/** A checksum of the checksums by the operator's key, after them: it proves that the writer has the key. */
export const keyedSumName = 'SHA256SUMS.hmac'

/** Longer contents come in several parts, so that each part fits into memory. */
export const maxPart = 4 * 1024 * 1024

/**
 * Not in a backup. How far the search has followed the changes is told in numbers of this server's transactions, which mean nothing to another
 * one: it reads everything anew instead. The folder of the files is another one where the backup is restored.
 */
export const leftOut = ['search_changes', 'search_targets', 'file_store']

/** Keys as the store of files makes them: no other text becomes a path. */
const paper = /^papers\/([\w-]{2})\/\1[\w-]{0,62}\/[\w-]{1,64}$/
const others = [/^tables\/[a-z_][a-z0-9_]{0,62}\/\d{6}$/, /^files\/search\/indexes\.snapshot\/\d{6}$/]

export const isPaperName = (name: string): boolean => paper.test(name)

/** Whether a backup of ours has parts of that name. */
export const isPartName = (name: string): boolean =>
  name === manifestName || isPaperName(name) || others.some((form) => form.test(name))

export class BackupError extends Error {}
