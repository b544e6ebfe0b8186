import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'

export const root = fileURLToPath(new URL('..', import.meta.url))

export const sites = ['site', 'office'] as const
type Site = (typeof sites)[number]

// The inputs of built pages; tests and server code leave the build as it is.
const shared = [
  'package-lock.json',
  'scripts/browsers.ts',
  'scripts/build.ts',
  'scripts/chunk-groups.ts',
  'scripts/common-passwords.ts',
  'scripts/evaluate-at-build.ts',
  'scripts/old-viewport-heights.ts',
  'scripts/site-config.ts',
  'src/client',
  'src/ui',
  'src/i18n',
  'src/domain',
]

const inputs: Record<Site, readonly string[]> = {
  site: [...shared, 'public', 'src/site'],
  office: [...shared, 'src/office'],
}

/** Builds each site unless its build is of just these sources. */
export function buildIfStale(say: (line: string) => void): void {
  for (const site of sites) {
    const hash = hashOf(inputs[site].map((input) => join(root, input)))
    const stamp = join(root, 'build', site, '.stamp')
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) continue
    say(site === 'site' ? 'Building the site' : 'Building the back office')
    build(site, hash)
    writeFileSync(stamp, hash)
  }
}

function build(site: Site, hash: string): void {
  const folder = join(root, 'build', site)
  rmSync(folder, { recursive: true, force: true })
  run('@react-router/dev/bin.cjs', 'build', `src/${site}`)
  run('vite/bin/vite.js', 'build', '--config', `src/${site}/vite.worker.config.ts`)
  nameVersion(join(folder, 'worker/service-worker.js'), hash)
  trimManifest(join(folder, 'client', site === 'site' ? 'assets' : 'assets/office'))
  compressAssets(join(folder, 'client'))
}

function run(tool: string, ...options: string[]): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'node_modules', tool), ...options], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  })
  if (status !== 0) throw new Error(`The site could not be built:\n${stdout}\n${stderr}`)
}

/** Another site is another worker, though its own lines may be the same: that is how a browser learns that there is a new one. */
const nameVersion = (file: string, hash: string): void =>
  writeFileSync(file, `// ${hash.slice(0, 16)}\n${readFileSync(file, 'utf8')}`)

function hashOf(paths: string[]): string {
  const hash = createHash('sha256')
  const files = paths.flatMap(filesOf).filter((path) => !/\.test\.|\/testing\/|\/\.react-router\//.test(path))
  for (const path of files) hash.update(path).update(readFileSync(path))
  return hash.digest('hex')
}

const filesOf = (path: string): string[] => {
  if (!existsSync(path)) return []
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .flatMap((name) => filesOf(join(path, name)))
}

type Manifest = { routes: Record<string, Record<string, unknown>> }

/**
 * Every page loads the table of all routes. The imports of a route's module matter only for prefetched links, which do not exist here: a module
 * names its imports itself. No route has a style sheet of its own. False flags are left out.
 */
function trimManifest(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => /^manifest-.*\.js$/.test(file))) {
    const file = join(folder, name)
    const [, start = '', json = 'null', end = ''] = readFileSync(file, 'utf8').match(/^([^{]*)(.*\})([^}]*)$/s) ?? []
    const manifest = JSON.parse(json) as Manifest
    for (const route of Object.values(manifest.routes))
      for (const key of Object.keys(route))
        if (key === 'imports' || key === 'css' || key === 'hasDefaultExport' || route[key] === false) delete route[key]
    writeFileSync(file, start + JSON.stringify(manifest) + end)
  }
}

/** Compressed once here at the highest level, not at every request at a low one. */
function compressAssets(folder: string): void {
  for (const file of filesOf(folder)) {
    if (!/\.(js|css|svg|json|webmanifest)$/.test(file)) continue
    const bytes = readFileSync(file)
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
