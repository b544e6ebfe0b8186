import { replaced } from '../../auth/service.ts'
import type { PageSession } from '../../client/context.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** A signed-in customer. */
export type Person = {
  account: string
  session: PageSession
  /** For calls in their name. */
  token: string
  /** The personal parts of pages, made once for each language. */
  parts: Partial<Record<Locale, Buffer>>
}

export type SessionCache = {
  /** At once, where it is known already whose refresh token it is. */
  known(refreshToken: string): Person | undefined
  /** Null for a token that is worth nothing any more; `replaced` for one whose successor is on its way to the browser, or was lost there. */
  find(refreshToken: string): Promise<Person | typeof replaced | null>
  /** The same, bypassing the cache. */
  findAnew(refreshToken: string): Promise<Person | typeof replaced | null>
  /** Data of this account have changed; without an account, all may have. */
  forget(account?: string): void
  /** The same by the customer. */
  forgetCustomer(customer?: number): void
}

type Options = {
  look: (refreshToken: string) => Promise<Omit<Person, 'parts'> | typeof replaced | null>
  /** Cache lifetime in ms; 0 when this process gets no change notifications. */
  lifetime: number
  now?: () => number
  max?: number
}

/** Who has which session, remembered for a little while: most of what a page of theirs costs is to find that out. */
export function createPeople({ look, lifetime, now = Date.now, max = 10_000 }: Options): SessionCache {
  const byToken = new Map<string, { person: Person; until: number }>()
  let changes = 0

  const known = (refreshToken: string): Person | undefined => {
    const entry = byToken.get(refreshToken)
    if (!entry) return undefined
    if (entry.until > now()) return entry.person
    byToken.delete(refreshToken)
    return undefined
  }

  async function findAnew(refreshToken: string): Promise<Person | typeof replaced | null> {
    const before = changes
    const found = await look(refreshToken)
    byToken.delete(refreshToken)
    if (!found || found === replaced) return found
    const person: Person = { ...found, parts: {} }
    // An answer that was read before a change may be older than it.
    if (lifetime > 0 && before === changes) byToken.set(refreshToken, { person, until: now() + lifetime })
    const [oldest] = byToken.keys()
    if (byToken.size > max && oldest !== undefined) byToken.delete(oldest)
    return person
  }

  const forget = (isConcerned: (person: Person) => boolean): void => {
    changes++
    for (const [token, { person }] of byToken) if (isConcerned(person)) byToken.delete(token)
  }

  return {
    known,
    find: async (refreshToken) => known(refreshToken) ?? findAnew(refreshToken),
    findAnew,
    forget: (account) => forget((person) => account === undefined || person.account === account),
    forgetCustomer: (customer) => forget(({ session }) => customer === undefined || session.user?.id === customer),
  }
}
