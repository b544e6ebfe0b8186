import type { Day } from '../../src/domain/time/day.ts'

/** They follow the moon, so they stand here as the calendars foretell them. */
export const feasts: Record<number, { fitr: Day; adha: Day; arbaeen: Day }> = {
  2026: { fitr: '2026-03-20', adha: '2026-05-27', arbaeen: '2026-08-04' },
  2027: { fitr: '2027-03-10', adha: '2027-05-16', arbaeen: '2027-07-25' },
  2028: { fitr: '2028-02-27', adha: '2028-05-05', arbaeen: '2028-07-13' },
  2029: { fitr: '2029-02-15', adha: '2029-04-24', arbaeen: '2029-07-03' },
  2030: { fitr: '2030-02-05', adha: '2030-04-13', arbaeen: '2030-06-22' },
}
