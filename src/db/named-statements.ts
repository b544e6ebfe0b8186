import { createHash } from 'node:crypto'
import pg from 'pg'
import { closeSilent } from './availability.ts'

const names = new Map<string, string>()

function nameOf(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  // Texts are our own templates, so few; a bound keeps a mistake from becoming a leak.
  if (names.size < 2_000) names.set(text, name)
  return name
}

/** Names each parametrised statement after its text: PostgreSQL then parses and plans it once a connection. */
export class NamedStatements extends pg.Client {
  // biome-ignore lint/suspicious/noExplicitAny: pg's `query` has a dozen overloads, and this passes all of them on
  override query(config: any, values?: any, callback?: any): any {
    const isParametrised = typeof config === 'string' && Array.isArray(values) && values.length > 0
    const answer = isParametrised
      ? super.query({ name: nameOf(config), text: config, values }, callback)
      : super.query(config, values, callback)
    // The driver gives an answer up at its time limit and leaves the connection waiting for it.
    if (answer instanceof Promise) answer.catch((error) => isSilent(error) && closeSilent(this))
    return answer
  }
}

const isSilent = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout'
