import type { Db } from '../../db/database.ts'
import type { Limits } from '../../http/limits.ts'
import type { InspectionWork } from './file-context.ts'

/** Counts the processor time of an inspection against its customer and the address of the upload. */
export async function chargeInspection(
  db: Db,
  limits: Limits,
  { customer, address, seconds }: InspectionWork,
): Promise<void> {
  await limits.charge(db, 'inspectionSeconds', String(customer), seconds)
  await limits.charge(db, 'inspectionSecondsPerIpAddress', address, seconds)
}
