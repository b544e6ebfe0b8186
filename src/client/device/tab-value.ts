import { tryParseJson } from './parse-json.ts'
import { tabText } from './stored-text.ts'

/** One value that outlives a reload, another language and a sign-in, and ends with the tab. */
export type TabValue<T> = {
  /** Null where nothing is stored, or nothing that this version of the site can read. */
  read(): T | null
  /** False where the browser stores nothing for us. */
  write(value: T): boolean
  remove(): void
}

/** `parse` gets text from any version of the site, or from a person's hand, and returns null for invalid text. */
export function tabValue<T>(name: string, parse: (stored: unknown) => T | null): TabValue<T> {
  const { read, write, remove } = tabText(name)
  return { read: () => parse(tryParseJson(read())), write: (value) => write(JSON.stringify(value)), remove }
}
