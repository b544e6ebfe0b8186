import { readFile } from 'node:fs/promises'
import { userInfo } from 'node:os'
import { basename } from 'node:path'
import { addFile } from '../src/api/files/add-file.ts'
import type { PersonalTools } from '../src/api/operator/operation-input.ts'
import { isHelp, operationUsage, runOperation } from '../src/api/operator/run-operation.ts'
import type { Db } from '../src/db/database.ts'
import { parseConfig } from '../src/server/config.ts'
import { openFiles } from '../src/server/files/open-files.ts'
import { openOperatorDatabase } from '../src/server/payments/open-operator-database.ts'
import { openPersonalSeal } from '../src/server/personal-data/open-personal-seal.ts'

const typed = process.argv.slice(2)

async function operate(): Promise<string> {
  if (isHelp(typed)) return operationUsage
  const config = parseConfig(process.env)
  const database = await openOperatorDatabase(config)
  try {
    const who = { operator: process.env.OPERATOR || userInfo().username, now: new Date() }
    return await runOperation(database.db, typed, { ...who, personal: () => openPersonal(database.db, config) })
  } finally {
    await database.close()
  }
}

async function openPersonal(db: Db, config: ReturnType<typeof parseConfig>): Promise<PersonalTools> {
  const seal = await openPersonalSeal(db, config, console.error)
  return {
    seal,
    async attach(customer, path) {
      const files = await openFiles({ config, db, nameSeal: seal, say: console.error, onCheckFailed: console.error })
      const visa = { customer, field: 'visa', name: basename(path), content: await readFile(path) }
      return (await addFile(db, files, visa, new Date())).id
    },
  }
}

try {
  console.log(await operate())
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
}
