import { z } from 'zod'
import { Problem } from '../../contract/problems.ts'
import { decrypt, encrypt } from '../../db/seal.ts'
import type { Member } from '../../domain/accounts/member.ts'
import { linkLifetime } from '../../domain/files/file.ts'
import { later } from '../../domain/time/later.ts'
import type { FileContext } from './file-context.ts'

/** Who looks, and as what: both stand in the log that the owner reads. */
export type Viewer = Member & { role: string }

export type FileLink = { url: string; expiresAt: string }

const Token = z.object({ session: z.uuid(), role: z.string(), until: z.number() })

const placeOf = (file: string): string => `a look at file ${file}`

/**
 * A link to a file: good for five minutes, and while the session lives for which it was made. The caller checks the right to see it. A path at
 * the host of the API.
 */
export function toFileLink({ seal }: FileContext, file: string, { session, role }: Viewer, now: Date): FileLink {
  const expiresAt = later(now, linkLifetime)
  const token = encrypt(seal.linkKey, JSON.stringify({ session, role, until: expiresAt.getTime() }), placeOf(file))
  return { url: `/services/api/files/${file}?token=${token}`, expiresAt: expiresAt.toISOString() }
}

/** For whom it was made. */
export function openFileLink(
  { seal }: FileContext,
  file: string,
  token: string,
  now: Date,
): Pick<Viewer, 'session' | 'role'> {
  const text = decrypt(seal.linkKey, token, placeOf(file))
  if (text === null) throw new Problem('NOT_FOUND')
  const { until, ...viewer } = Token.parse(JSON.parse(text))
  if (until <= now.getTime()) throw new Problem('LINK_EXPIRED')
  return viewer
}
