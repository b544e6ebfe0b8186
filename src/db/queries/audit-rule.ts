import type { Sql } from './fragments.ts'

/** Something that must be true at any moment: selects `id` and `detail` of what breaks it. */
export type AuditRule = { rule: string; find: (now: Date) => Sql }

/** Work that is overdue by longer than this has no worker. */
const hoursOfDelay = 1

export const overdue = (now: Date): Date => new Date(now.getTime() - hoursOfDelay * 3_600_000)
