import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupError, isPartName, keyedSumName, Manifest, manifestName, maxPart, sumsName } from './manifest.ts'
import { readTar, type TarEntry } from './tar.ts'

/** The parts in their order; a file that cannot be read to its end is a `BackupError`. */
export async function* readBackupParts(file: string): AsyncGenerator<TarEntry> {
  const bytes = createReadStream(file)
  const plain = createGunzip()
  bytes.on('error', (error) => plain.destroy(error))
  try {
    yield* readTar(bytes.pipe(plain), 2 * maxPart)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}`)
    throw new BackupError(`The backup ${file} is damaged: ${message}`)
  } finally {
    bytes.destroy()
  }
}

/**
 * Reads the whole backup once before anything is restored: every part is there, unchanged, and has a name that backups use. With keys, one of
 * them signed it.
 */
export async function verifyBackup(file: string, keys: readonly string[] = []): Promise<Manifest> {
  const damaged = (what: string) => new BackupError(`The backup ${file} is damaged: ${what}`)
  const sums: string[] = []
  let manifest: unknown
  let told: string | undefined
  let keyedSum: string | undefined
  for await (const { name, body } of readBackupParts(file)) {
    if (keyedSum !== undefined || (told !== undefined && name !== keyedSumName))
      throw damaged(`${name} comes after its end`)
    if (name === sumsName) {
      told = body.toString('utf8')
      continue
    }
    if (told !== undefined) {
      keyedSum = body.toString('utf8')
      continue
    }
    if (!isPartName(name))
      throw new BackupError(`The backup ${file} was not made by Safar: it has a part named ${JSON.stringify(name)}`)
    if (name === manifestName) manifest = JSON.parse(body.toString('utf8'))
    sums.push(toSum({ name, body }))
  }
  if (told === undefined) throw damaged('it ends too early')
  if (told !== sums.join('')) throw damaged('its checksums do not fit')
  if (keys.length > 0) requireKey(file, { keys, told, keyedSum })
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success) throw new BackupError(`The backup ${file} has a format that this version of Safar does not know`)
  return parsed.data
}

function requireKey(
  file: string,
  { keys, told, keyedSum }: { keys: readonly string[]; told: string; keyedSum: string | undefined },
): void {
  if (keyedSum === undefined)
    throw new BackupError(
      `The backup ${file} was made without BACKUP_KEY, so its origin cannot be checked. If you trust it, restore it without BACKUP_KEY`,
    )
  if (!keys.some((key) => isSame(toKeyedSum(key, told), keyedSum)))
    throw new BackupError(`The backup ${file} was made with another BACKUP_KEY, or somebody has changed it`)
}

function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)]
  return first.length === second.length && timingSafeEqual(first, second)
}

/** The signature of the checksums, which cover every name and every content. */
export const toKeyedSum = (key: string, sums: string): string =>
  createHmac('sha256', key).update(`safar backup\n${sums}`).digest('hex')

export const toSum = ({ name, body }: TarEntry): string =>
  `${createHash('sha256').update(body).digest('hex')}  ${name}\n`
