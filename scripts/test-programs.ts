import { globSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Plugin, rolldown } from 'rolldown'
import { root } from './build.ts'

/** Files beside a source are still found beside it. */
const keepPlaces: Plugin = {
  name: 'keep-places',
  transform: {
    filter: { code: 'import.meta.' },
    handler: (code, id) =>
      code
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(id))),
  },
}

const { resolve } = createRequire(join(root, 'package.json'))

/** Binaries cannot be part of a bundle. */
const leaveBinaries: Plugin = {
  name: 'leave-binaries',
  resolveId: {
    filter: { id: /^(sharp|@node-rs\/argon2)$/ },
    handler: (id) => ({ id: resolve(id), external: true }),
  },
}

const ofUnits = (): string[] => [...globSync('src/**/testing/killed-*.ts', { cwd: root }), 'src/server/main.ts']

/**
 * The programs that tests start as processes of their own, by the address of their source: a start reads a few files instead of one or two
 * thousand modules, which takes longer than what most of them do.
 */
export async function bundlePrograms(folder: string, sources = ofUnits()): Promise<Record<string, string>> {
  const bundle = await rolldown({
    cwd: root,
    input: Object.fromEntries(sources.map((source) => [source, join(root, source)])),
    platform: 'node',
    plugins: [keepPlaces, leaveBinaries],
    logLevel: 'silent',
  })
  await bundle.write({ dir: folder, entryFileNames: '[name].mjs', chunkFileNames: '[hash].mjs' })
  await bundle.close()
  return Object.fromEntries(
    sources.map((source) => [pathToFileURL(join(root, source)).href, join(folder, `${source}.mjs`)]),
  )
}
