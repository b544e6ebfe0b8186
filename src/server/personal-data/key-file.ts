import { randomBytes } from 'node:crypto'
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { ConfigError } from '../config.ts'

/** The key of this machine, made at the first start. Two that start at the same moment have the same one. */
export function getKeyOf(file: string): string {
  const known = findKey(file)
  if (known !== null) return known
  const fresh = `${file}.${process.pid}`
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(fresh, `${randomBytes(32).toString('base64url')}\n`, { mode: 0o600, flush: true })
  try {
    // Whole or not at all, and never in the place of another one.
    linkSync(fresh, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    rmSync(fresh)
  }
  const key = findKey(file)
  if (key === null) throw new ConfigError(`${file} could not be written`)
  return key
}

function findKey(file: string): string | null {
  try {
    const key = readFileSync(file, 'utf8').trim()
    if (key.length < 32) throw new ConfigError(`${file} holds no key. Restore it: personal data was encrypted with it`)
    return key
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null
    throw error
  }
}
