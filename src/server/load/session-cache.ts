import { replaced } from '../../auth/service.ts'
import type { Session } from '../../client/context.ts'
import type { Locale } from '../../domain/text/locale.ts'

/** Somebody who is signed in. */
export type Person = {
  account: string
  session: Session
  /** For calls in their name. */
  token: string
  /** What pages have of them alone, made once for each language. */
  parts: Partial<Record<Locale, Buffer>>
}

export type People = {
  /** At once, where it is known already whose refresh token it is. */
  known(refreshToken: string): Person | undefined
  /** Null for a token that is worth nothing any more; `replaced` for one whose successor is on its way to the browser, or was lost there. */
  find(refreshToken: string): Promise<Person | typeof replaced | null>
  /** The same, whatever was known before. */
  findAnew(refreshToken: string): Promise<Person | typeof replaced | null>
  /** Something of this account has changed; without one, nobody knows what. */
  forget(account?: string): void
  /** The same for whoever knows only the customer. */
  forgetCustomer(customer?: number): void
}

type Options = {
  look: (refreshToken: string) => Promise<Omit<Person, 'parts'> | typeof replaced | null>
  /** How long somebody is known without being told of a change; 0 where nobody tells. */
  lifetime: number
  now?: () => number
  max?: number
}

/** Who has which session, remembered for a little while: most of what a page of theirs costs is to find that out. */
export function createPeople({ look, lifetime, now = Date.now, max = 10_000 }: Options): People {
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
    // What was read before a change that came meanwhile may be of before it.
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
