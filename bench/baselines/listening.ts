import { parseConfig } from '../../src/server/config.ts'
import { startServer } from '../../src/server/start.ts'
import { addressOf, announce } from './announce.ts'

// Without an address it has the embedded database; with one it is the other process.
const [dataDir = '', databaseUrl] = process.argv.slice(2)
const config = parseConfig({
  ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'http://127.0.0.1',
  SERVICES: 'api',
  DEMO_CONTENT: 'false',
  LOG_LEVEL: 'warn',
  // All of the load comes from this machine.
  LIMITS_BY_ADDRESS: 'off',
  SHED_LOAD_AFTER: '0',
})
const running = await startServer(config)
announce({ url: addressOf(running.app.server), databaseUrl: running.storage?.url ?? '' }, running.stop)
