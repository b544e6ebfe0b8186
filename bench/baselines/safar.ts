import { demo } from '../../demo/demo.ts'
import { parseConfig } from '../../src/server/config.ts'
import { startServer } from '../../src/server/start.ts'
import { addressOf, announce } from './announce.ts'

const [dataDir = '', limits = 'off'] = process.argv.slice(2)
const config = parseConfig({
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  PORT: '0',
  PUBLIC_URL: 'http://127.0.0.1',
  // All of the load comes from this machine, unless it says otherwise.
  LIMITS_BY_ADDRESS: limits,
  SHED_LOAD_AFTER: '0',
})
const running = await startServer(config, { demo })
announce({ url: addressOf(running.app.server), databaseUrl: running.storage?.url ?? '' }, running.stop)
