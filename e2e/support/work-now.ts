import { inject } from 'vitest'
import { orderKinds } from '../../src/api/order-kinds.ts'
import { expireHolds } from '../../src/api/orders/expire-holds.ts'
import { workLine } from '../../src/api/waiting/work-line.ts'
import { openDatabase } from '../../src/db/database.ts'

/** What every process of the site does each ten seconds, done now by one more: holds that have run out end, and whoever waits is offered what is free. */
export async function workNow(): Promise<void> {
  const { db, close } = openDatabase(inject('database'), { connections: 1 })
  try {
    await expireHolds(db, orderKinds, new Date())
    await workLine(db, new Date())
  } finally {
    await close()
  }
}
