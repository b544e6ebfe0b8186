import { auditRules, findViolations } from '../src/db/queries/payments-audit.ts'
import { parseConfig } from '../src/server/config.ts'
import { openBeside } from '../src/server/payments/open-beside.ts'

try {
  const database = await openBeside(parseConfig(process.env))
  try {
    const violations = await findViolations(database.db, new Date())
    for (const rule of auditRules) {
      const broken = violations.filter((violation) => violation.rule === rule)
      console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${rule}`)
      for (const { id, detail } of broken.slice(0, 20)) console.log(`         ${id}: ${detail}`)
    }
    if (violations.length > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
