/**
 * Stores contents: pieces under a key, both named by us. The store knows nothing about them: a thief of it has encrypted bytes under random
 * names.
 */
export type FileStore = {
  /** Kept for good once it returns. A name is used once. */
  put(key: string, name: string, parts: readonly Buffer[]): Promise<void>
  /** Throws where there is none. */
  get(key: string, name: string): Promise<Buffer>
  /** The pieces under a key, by any writer. */
  list(key: string): Promise<string[]>
  delete(key: string, names: readonly string[]): Promise<void>
  /** Every key under which something lies. */
  keys(): AsyncIterable<string>
}
