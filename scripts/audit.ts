import { findStrays, strayRules } from '../src/api/files/find-strays.ts'
import { auditRules, findBroken } from '../src/db/audit/payments-audit.ts'
import { parseConfig } from '../src/server/config.ts'
import { openFileStore } from '../src/server/files/open-files.ts'
import { openOperatorDatabase } from '../src/server/payments/open-operator-database.ts'

const shown = 10

try {
  const config = parseConfig(process.env)
  const database = await openOperatorDatabase(config)
  try {
    const broken = new Map((await findBroken(database.db, new Date())).map((found) => [found.rule, found]))
    const strays = await findStrays(database.db, { store: openFileStore(config) })
    for (const [rule, first] of Map.groupBy(strays, (stray) => stray.rule))
      broken.set(rule, { rule, count: first.length, first: first.slice(0, shown) })
    for (const rule of [...auditRules, ...Object.values(strayRules)]) {
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
