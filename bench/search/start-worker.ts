import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import type { ContestantName } from './contestant.ts'
import type { SnapshotTimes } from './contestants/own.ts'
import type { Column } from './queries.ts'
import type { Built, Question, Round } from './worker.ts'

export type Worker = {
  name: ContestantName
  built: Built
  /** The queries from..to of a column, one after another. */
  answer(column: Column, from: number, to: number): Promise<Round>
  measureSnapshot(): Promise<SnapshotTimes>
  stop(): Promise<void>
}

/** A contestant in a process of its own, with its index built. */
export async function startWorker(name: ContestantName, count: number): Promise<Worker> {
  const child = fork(fileURLToPath(new URL('worker.ts', import.meta.url)), [name, String(count)], {
    execArgv: ['--expose-gc', '--max-old-space-size=6144'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const hear = async (): Promise<unknown> => {
    const heard = await Promise.race([once(child, 'message'), ended.then(() => null)])
    if (!heard) throw new Error(`${name} ended before its time`)
    return heard[0]
  }
  const ask = (question: Question): Promise<unknown> => {
    child.send(question)
    return hear()
  }
  const built = (await hear()) as Built
  return {
    name,
    built,
    answer: async (column, from, to) => (await ask({ column, from, to })) as Round,
    measureSnapshot: async () => (await ask('snapshot')) as SnapshotTimes,
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
