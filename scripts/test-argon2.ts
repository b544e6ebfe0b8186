import { createRequire } from 'node:module'
import type * as Argon2 from '@node-rs/argon2'

/**
 * Stands in for the library of password hashes in units, with a memory: thousands of tests sign up with the same password, and each hash would take
 * as long as it is meant to take a guesser.
 */
const library: typeof Argon2 = createRequire(import.meta.url)('@node-rs/argon2')

const hashes = new Map<string, Promise<string>>()
const answers = new Map<string, Promise<boolean>>()

function remember<T>(memory: Map<string, Promise<T>>, key: string, work: () => Promise<T>): Promise<T> {
  const known = memory.get(key) ?? work()
  memory.set(key, known)
  return known
}

export const hash: typeof Argon2.hash = (password, options) =>
  remember(hashes, JSON.stringify([String(password), options]), () => library.hash(password, options))

export const verify: typeof Argon2.verify = (hashed, password) =>
  remember(answers, JSON.stringify([String(hashed), String(password)]), () => library.verify(hashed, password))

export const { parseOptions } = library
