import { z } from 'zod'
import { areas, levels } from '../domain/organisations/areas.ts'
import { roleKeys } from '../domain/organisations/roles.ts'

/** What a member may do at a unit, in each area of the back office. */
export const UnitRights = {
  /** The ready role; null for a role of the organisation's own. */
  role: z.enum(roleKeys).nullable(),
  levels: z.record(z.enum(areas), z.enum(levels)),
}
