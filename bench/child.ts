import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** What a contestant says once it listens. */
export type Ready = { url: string; databaseUrl?: string }

/** What it is asked while it runs; each is answered with a number. */
export type WorkerQuestion = 'used' | 'memory'

export type Child = Ready & {
  /** Seconds of processor time that it has used so far. */
  usedSeconds(): Promise<number>
  /** Bytes that it has in memory; garbage is not among them where it was started with `--expose-gc`. */
  usedBytes(): Promise<number>
  stop(): Promise<void>
}

/** Starts a server of this folder in a process of its own, so that no contestant shares a thread with another or with the load. */
export async function startChild(file: string, args: string[] = [], execArgv: string[] = []): Promise<Child> {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args, {
    execArgv,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // React decides when it is loaded which of its two builds it is.
    env: { ...process.env, NODE_ENV: 'production' },
  })
  const ended = once(child, 'exit')
  const hear = async (): Promise<unknown> => {
    const heard = await Promise.race([once(child, 'message'), ended.then(() => null)])
    if (!heard) throw new Error(`${file} ended before its time`)
    return heard[0]
  }
  const ready = (await hear()) as Ready
  const ask = async (asked: WorkerQuestion): Promise<number> => {
    child.send(asked)
    return (await hear()) as number
  }
  return {
    ...ready,
    usedSeconds: () => ask('used'),
    usedBytes: () => ask('memory'),
    async stop() {
      if (child.connected) child.disconnect()
      await ended
    },
  }
}
