import { auditRules, findBroken } from '../src/db/queries/payments-audit.ts'
import { parseConfig } from '../src/server/config.ts'
import { openBeside } from '../src/server/payments/open-beside.ts'

try {
  const database = await openBeside(parseConfig(process.env))
  try {
    const broken = new Map((await findBroken(database.db, new Date())).map((found) => [found.rule, found]))
    for (const rule of auditRules) {
      const { count, first } = broken.get(rule) ?? { count: 0, first: [] }
      console.log(count === 0 ? `ok     ${rule}` : `BROKEN ${rule}: ${count}`)
      for (const { id, detail } of first) console.log(`         ${id}: ${detail}`)
      if (count > first.length) console.log(`         and ${count - first.length} more`)
    }
    if (broken.size > 0) process.exitCode = 1
  } finally {
    await database.close()
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
