import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { createGunzip } from 'node:zlib'
import { BackupError, longestPart, Manifest, manifestName, sumsName } from './manifest.ts'
import { type Part, readTar } from './tar.ts'

/** The parts in their order; a file that cannot be read to its end is a `BackupError`. */
export async function* readParts(file: string): AsyncGenerator<Part> {
  const bytes = createReadStream(file)
  const plain = createGunzip()
  bytes.on('error', (error) => plain.destroy(error))
  try {
    yield* readTar(bytes.pipe(plain), 2 * longestPart)
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    if (code === 'ENOENT') throw new BackupError(`There is no file ${file}`)
    throw new BackupError(`The backup ${file} is damaged: ${message}`)
  } finally {
    bytes.destroy()
  }
}

/** Reads all of it once, before anything is done with it: every part is there, as it was written. */
export async function verifyBackup(file: string): Promise<Manifest> {
  const damaged = (what: string) => new BackupError(`The backup ${file} is damaged: ${what}`)
  const sums: string[] = []
  let manifest: unknown
  let told: string | undefined
  for await (const { name, body } of readParts(file)) {
    if (told !== undefined) throw damaged(`${name} comes after its end`)
    if (name === sumsName) {
      told = body.toString('utf8')
      continue
    }
    if (name === manifestName) manifest = JSON.parse(body.toString('utf8'))
    sums.push(toSum({ name, body }))
  }
  if (told === undefined) throw damaged('it ends too early')
  if (told !== sums.join('')) throw damaged('its checksums do not fit')
  const parsed = Manifest.safeParse(manifest)
  if (!parsed.success) throw new BackupError(`The backup ${file} has a form that this Safar does not know`)
  return parsed.data
}

export const toSum = ({ name, body }: Part): string => `${createHash('sha256').update(body).digest('hex')}  ${name}\n`
