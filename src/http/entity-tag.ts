import { hash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** Weak: the same page in another coding is the same page. */
export const toTag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`

/** A quarter of the time, for an answer that few ask for twice: two versions of one address have different sums and lengths. */
export const toQuickTag = (body: Buffer): string => `W/"${crc32(body).toString(36)}-${body.length.toString(36)}"`

/** Compares `If-None-Match`: one tag or several, strong or weak, or any junk. */
export const matchesTag = (input: string | undefined, tag: string): boolean =>
  input !== undefined &&
  input.split(',').some((one) => one.trim() === '*' || `W/${one.trim().replace(/^W\//, '')}` === tag)
