import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { buildIfStale } from '../../scripts/build.ts'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { bundlePrograms } from '../../scripts/test-programs.ts'
import { findFreePort } from '../../src/server/processes/testing/free-port.ts'
import { serveAxe } from './axe-file.ts'
import { serveDots } from './picture-dots.ts'
import { startPushService } from './push-service.ts'
import { oneMachine } from './safar-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the site, without a slash at the end. */
    site: string
    database: string
    /** The folder of that database's files. */
    filesFolder: string
    chromium: string
    /** A program that runs as a process of its own, bundled into a few files. */
    startProgram: string
    opsProgram: string
    /** The file of what need not be looked at again: `barriers.ts`. */
    soundShapes: string
    /** The push service of devices: an address of it is one device. */
    pushService: string
  }
}

const say = (line: string): void => console.log(`e2e · ${line}`)

/** One built site with its own database for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const chromium = requireChromium(say)
  buildIfStale(say)
  // React reads it when it is loaded, so the server is imported after this line.
  process.env.NODE_ENV = 'production'
  const { startServer } = await import('../../src/server/start.ts')
  const { parseConfig } = await import('../../src/server/config.ts')
  const { demo } = await import('../../demo/demo.ts')
  const dataDir = mkdtempSync(join(tmpdir(), 'safar-e2e-'))
  // The workers and every process that a test starts inherit it: what one has compiled is there for the next.
  process.env.NODE_COMPILE_CACHE = join(dataDir, 'compiled')
  const pushService = await startPushService()
  // Every process with this database delivers its due pushes, and must accept our stand-in as a push service.
  process.env.PUSH_HOSTS = new URL(pushService.url).host
  const bundled = bundlePrograms(join(dataDir, 'programs'), ['scripts/start.ts', 'scripts/ops.ts'])
  const server = await startServer(
    // The public address is part of the pages, so the port must be known before the start.
    parseConfig({
      PORT: String(await findFreePort()),
      DATA_DIR: dataDir,
      DEV_PAGES: 'true',
      LOG_LEVEL: 'warn',
      PUSH_HOSTS: process.env.PUSH_HOSTS,
      ...oneMachine,
    }),
    { demo },
  )
  serveDots(server.app.server)
  serveAxe(server.app.server)
  project.provide('site', server.url)
  project.provide('database', server.storage?.url ?? '')
  project.provide('filesFolder', join(dataDir, 'files'))
  project.provide('chromium', chromium)
  const [startProgram = '', opsProgram = ''] = Object.values(await bundled)
  project.provide('startProgram', startProgram)
  project.provide('opsProgram', opsProgram)
  project.provide('pushService', pushService.url)
  const soundShapes = join(dataDir, 'sound-shapes')
  writeFileSync(soundShapes, '')
  project.provide('soundShapes', soundShapes)
  return async () => {
    await server.stop()
    pushService.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
