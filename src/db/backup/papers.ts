import { existsSync } from 'node:fs'
import { mkdir, open, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import type { ClientBase } from 'pg'
import { isPaperName } from './manifest.ts'
import { readBackupParts } from './read-backup.ts'
import type { TarEntry } from './tar.ts'

const prefix = 'papers/'

/** Contents of files that lie on this disk, sealed as they are. One that is deleted meanwhile is left out. */
export async function* takePapers(folder: string): AsyncGenerator<TarEntry> {
  if (!existsSync(folder)) return
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const path = join(entry.parentPath, entry.name)
    const name = prefix + relative(folder, path)
    // The mark of the folder is no paper.
    const body = isPaperName(name) ? await readFile(path).catch(() => null) : null
    if (body) yield { name, body }
  }
}

/** Only files that the restored database names: others came after its snapshot. A file that exists already is the same. */
export async function restorePapers(client: ClientBase, file: string, folder: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    "select left(f.storage_key, 2) || '/' || f.storage_key || '/' || p.name as name from files f join file_pieces p on p.file_id = f.id",
  )
  const named = new Set(rows.map(({ name }) => prefix + name))
  for await (const { name, body } of readBackupParts(file))
    if (isPaperName(name) && named.has(name)) await write(join(folder, name.slice(prefix.length)), body)
}

async function write(path: string, body: Buffer): Promise<void> {
  if (existsSync(path)) return
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const file = await open(path, 'wx', 0o600)
  try {
    await file.writeFile(body)
    await file.datasync()
  } finally {
    await file.close()
  }
}
