import { timingSafeEqual } from 'node:crypto'
import type { AccountRow } from '../../db/queries/accounts/accounts.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { later } from '../../domain/time/later.ts'
import { lifetimes } from '../lifetimes.ts'
import { hmac, sha256 } from '../secrets.ts'

/**
 * Proves that the caller has just confirmed their identity. A stolen access token is not enough to get one. It is good for its session
 * alone, and for the account's present phone and password: changing either makes it worthless.
 */
export function issueConfirmation(key: Buffer, member: Member, account: AccountRow, now: Date): string {
  const expiresAt = Math.floor(later(now, lifetimes.confirmation).getTime() / 1000)
  return `${expiresAt}.${sign(key, member, account, expiresAt)}`
}

export function isConfirmation(key: Buffer, text: string, member: Member, account: AccountRow, now: Date): boolean {
  const [, seconds = '', signature = ''] = text.match(/^(\d{1,12})\.([\w-]{43})$/) ?? []
  const expiresAt = Number(seconds)
  if (seconds === '' || expiresAt * 1000 <= now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign(key, member, account, expiresAt)))
}

const sign = (key: Buffer, { session }: Member, { id, phone, passwordHash }: AccountRow, expiresAt: number): string =>
  hmac(key, JSON.stringify([id, session, expiresAt, phone, sha256(passwordHash ?? '').toString('base64url')])).toString(
    'base64url',
  )
