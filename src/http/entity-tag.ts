import { hash } from 'node:crypto'

/** Weak: the same page in another coding is the same page. */
export const toTag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`

/** Compares `If-None-Match`: one tag or several, strong or weak, or any junk. */
export const matchesTag = (input: string | undefined, tag: string): boolean =>
  (input ?? '').split(',').some((one) => one.trim() === '*' || `W/${one.trim().replace(/^W\//, '')}` === tag)
