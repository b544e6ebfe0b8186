import { hash } from 'node:crypto'

/** Weak: the same page in another coding is the same page. */
export const toTag = (body: string | Buffer): string => `W/"${hash('sha1', body, 'base64url')}"`

/** What `If-None-Match` says: one tag or several, strong or weak, or anything at all. */
export const isKnown = (input: string | undefined, tag: string): boolean =>
  (input ?? '').split(',').some((one) => one.trim() === '*' || `W/${one.trim().replace(/^W\//, '')}` === tag)
