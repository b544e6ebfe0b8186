import { randomBytes } from 'node:crypto'
import { hash, parseOptions, verify } from '@node-rs/argon2'
import { toPasswordText } from '../../domain/passwords/password-text.ts'
import { inTurn } from './hash-queue.ts'

// `Algorithm.Argon2id`; the library's enum is a const one, which a stripped type cannot reach.
const argon2id = 2

export const hashing = { algorithm: argon2id, memoryCost: 32_768, timeCost: 3, parallelism: 1 } as const

/** For whom: an address or an account, which has its fair share of the turns. */
type Whose = string | undefined

export const hashPassword = (password: string, whose?: Whose): Promise<string> =>
  inTurn(whose, () => hash(toPasswordText(password), hashing))

export const isPassword = (passwordHash: string, password: string, whose?: Whose): Promise<boolean> =>
  inTurn(whose, () => verify(passwordHash, toPasswordText(password)))

export function isOutdated(passwordHash: string): boolean {
  const { algorithm, memoryCost, timeCost, parallelism } = parseOptions(passwordHash)
  const now = hashing
  return (
    algorithm !== now.algorithm ||
    memoryCost !== now.memoryCost ||
    timeCost !== now.timeCost ||
    parallelism !== now.parallelism
  )
}

const unpadded = (bytes: number): string => randomBytes(bytes).toString('base64').replace(/=+$/, '')

/** The hash of no password: checking one against it takes as long as against a real one. */
export const noPassword: string = `$argon2id$v=19$m=${hashing.memoryCost},t=${hashing.timeCost},p=${hashing.parallelism}$${unpadded(16)}$${unpadded(32)}`
