import { userInfo } from 'node:os'
import { isHelp, operationUsage, runOperation } from '../src/api/operator/run-operation.ts'
import { parseConfig } from '../src/server/config.ts'
import { openBeside } from '../src/server/payments/open-beside.ts'

const typed = process.argv.slice(2)

async function operate(): Promise<string> {
  if (isHelp(typed)) return operationUsage
  const database = await openBeside(parseConfig(process.env))
  try {
    const who = { operator: process.env.OPERATOR || userInfo().username, now: new Date() }
    return await runOperation(database.db, typed, who)
  } finally {
    await database.close()
  }
}

try {
  console.log(await operate())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
