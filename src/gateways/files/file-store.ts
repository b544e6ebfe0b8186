/**
 * Where contents lie: pieces under a key, both named by us. It knows nothing of what they are: whoever gets hold of it has sealed bytes
 * under random names.
 */
export type FileStore = {
  /** Kept for good once it returns. A name is used once. */
  put(key: string, name: string, parts: readonly Buffer[]): Promise<void>
  /** Throws where there is none. */
  get(key: string, name: string): Promise<Buffer>
  /** What lies under a key, whoever put it there. */
  list(key: string): Promise<string[]>
  delete(key: string, names: readonly string[]): Promise<void>
  /** Every key under which something lies. */
  keys(): AsyncIterable<string>
}
