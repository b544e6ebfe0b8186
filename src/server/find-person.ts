import { replaced } from '../auth/service.ts'
import { toProblem } from '../http/refuse.ts'
import type { Session } from '../web/context.ts'
import type { Person } from './people.ts'
import type { Transport } from './server-call.ts'

/** Whose refresh token it is, with a token for calls in their name; null for one that is worth nothing any more. */
type Peek = (refreshToken: string) => Promise<{ accessToken: string; account?: string } | typeof replaced | null>

export type FindPerson = (refreshToken: string) => Promise<Omit<Person, 'parts'> | typeof replaced | null>

export const createFindPerson =
  (peek: Peek, transport: Transport): FindPerson =>
  async (refreshToken) => {
    const known = await peek(refreshToken)
    if (!known || known === replaced) return known
    const { accessToken: token, account = '' } = known
    return { account, token, session: await findProfile(transport, token) }
  }

/** Someone who has not filled in the profile yet is signed in all the same. */
async function findProfile(transport: Transport, token: string): Promise<Session> {
  try {
    return { user: (await transport('GET /customer/auth/me', { locale: 'en', token })) as Session['user'] }
  } catch (error) {
    if (toProblem(error).code === 'NOT_FOUND') return { user: null }
    throw error
  }
}
