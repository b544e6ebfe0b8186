import { userInfo } from 'node:os'
import { parseConfig } from '../src/server/config.ts'
import { openBeside } from '../src/server/payments/open-beside.ts'
import { runOperation } from '../src/server/payments/run-operation.ts'

try {
  const database = await openBeside(parseConfig(process.env))
  try {
    const who = { operator: process.env.OPERATOR || userInfo().username, now: new Date() }
    console.log(await runOperation(database.db, process.argv.slice(2), who))
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
