import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { FileContext } from '../file-context.ts'
import { createTestContext } from './contents.ts'

export type TestFiles = FileContext & {
  folder: string
  /** All stored bytes. */
  contents(): { name: string; bytes: Buffer }[]
}

/** On a disk of this test file's own. */
export function openTestFiles(): TestFiles {
  const folder = mkdtempSync(join(tmpdir(), 'safar-files-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return {
    ...createTestContext(folder),
    folder,
    contents: () =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map(({ name, parentPath }) => ({ name, bytes: readFileSync(join(parentPath, name)) })),
  }
}
