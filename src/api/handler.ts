import type { Key, Ok, Parsed } from '../contract/contract.ts'
import type { Db } from '../db/database.ts'
import type { Locale } from '../domain/locale.ts'

/** What every handler gets: the parsed call, whose language it is, and the world as arguments. */
export type Call<K extends Key> = Parsed<K> & {
  locale: Locale
  db: Db
  now: Date
  /** Names the visit that the call belongs to; begins one where there is none. */
  visit: () => string
  /** The public key of the search service. */
  searchKey: () => Promise<string>
}

export type Handlers<Keys extends Key> = { [K in Keys]: (call: Call<K>) => Promise<Ok<K>> }
