import { inject } from 'vitest'
import { orderKinds } from '../../src/api/order-kinds.ts'
import { expireHolds } from '../../src/api/orders/expire-holds.ts'
import { processWaitlist } from '../../src/api/waitlist/process-waitlist.ts'
import { openDatabase } from '../../src/db/database.ts'

/** Runs the site's ten-second jobs now, in a further process: expired holds end, and waitlist entries get offers. */
export async function runJobsNow(): Promise<void> {
  const { db, close } = openDatabase(inject('database'), { connections: 1 })
  try {
    await expireHolds(db, orderKinds, new Date())
    await processWaitlist(db, new Date())
  } finally {
    await close()
  }
}
