import { createHash } from 'node:crypto'
import pg from 'pg'

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
    if (typeof config === 'string' && Array.isArray(values) && values.length > 0)
      return super.query({ name: nameOf(config), text: config, values }, callback)
    return super.query(config, values, callback)
  }
}
