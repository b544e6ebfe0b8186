import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { root } from './build.ts'

type Report = { testResults: { name: string; startTime: number; endTime: number }[] }
export type FileTime = { file: string; time: number }

/** How long each test file took, from the reports that a run has left in a folder. */
export const readFileTimes = (folder: string): FileTime[] =>
  readdirSync(folder)
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as Report)
    .flatMap(({ testResults }) =>
      testResults.map(({ name, startTime, endTime }) => ({ file: relative(root, name), time: endTime - startTime })),
    )

export const slowestOf = (times: FileTime[], count: number): FileTime[] =>
  [...times].sort((one, other) => other.time - one.time).slice(0, count)
