import { ConfigError, parseConfig } from './config.ts'
import { type Running, type StartOptions, startServer } from './start.ts'

const say = (line: string): void => console.log(`safar · ${line}`)

/** Starts from the environment, serves until a signal, and ends cleanly; what cannot start says why in one line. */
export async function main(options: Omit<StartOptions, 'say'> = {}): Promise<void> {
  // Never rejects: a signal that comes during the start waits for it, so that the database is stopped again.
  const starting = start(options)
  const stop = once(() => void starting.then(end))
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
  const running = await starting
  if (!running) process.exit(1)
  // It ends the process all the same, but with a line in the log.
  process.on('uncaughtExceptionMonitor', (error) => running.app.log.fatal({ err: error }, 'uncaught error'))
  say(`Safar is ready at ${running.url}`)
}

const once = (act: () => void): (() => void) => {
  let done = false
  return () => {
    if (!done) act()
    done = true
  }
}

async function start(options: StartOptions): Promise<Running | null> {
  try {
    return await startServer(parseConfig(process.env), { ...options, say })
  } catch (error) {
    console.error(`safar · ${explain(error)}`)
    return null
  }
}

async function end(running: Running | null): Promise<void> {
  if (!running) return
  say('Stopping: open requests are finished first')
  // A second signal means it; but one Ctrl-C may reach us twice, from the terminal and through npm.
  const since = Date.now()
  const insist = () => Date.now() - since > 1_000 && process.exit(1)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, insist)
  try {
    await running.stop()
    say('Stopped')
    process.exit(0)
  } catch (error) {
    console.error(`safar · ${explain(error)}`)
    process.exit(1)
  }
}

function explain(error: unknown): string {
  if (error instanceof ConfigError) return `The configuration is wrong:\n  ${error.message.replaceAll('\n', '\n  ')}`
  if (error instanceof AggregateError) return error.errors.map(explain).join('; ')
  if (error instanceof SuppressedError) return [error.suppressed, error.error].map(explain).join('; ')
  const { code, port, message } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Set PORT to use another one.`
  if (code === 'EACCES' && port) return `Port ${port} is not for this user. Set PORT to one above 1023.`
  return message || String(error)
}
