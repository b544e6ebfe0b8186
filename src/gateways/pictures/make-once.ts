import { existsSync } from 'node:fs'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Null where there is nothing to make it of. */
type Make = () => Promise<Buffer | null>

/** Answers where the file lies, made on first sight; null where it cannot be made. */
export type MakeOnce = (file: string, make: Make) => Promise<string | null>

/** However many ask for a file at once, it is made once. */
export function createMakeOnce(): MakeOnce {
  const underWay = new Map<string, Promise<string | null>>()
  return async (file, make) => {
    if (existsSync(file)) return file
    const running = underWay.get(file) ?? write(file, make).finally(() => underWay.delete(file))
    underWay.set(file, running)
    return running
  }
}

async function write(file: string, make: Make): Promise<string | null> {
  const bytes = await make()
  if (!bytes) return null
  await mkdir(dirname(file), { recursive: true })
  // Written aside, then renamed: no request gets half a picture.
  const aside = `${file}.${crypto.randomUUID()}`
  await writeFile(aside, bytes)
  await rename(aside, file)
  return file
}
