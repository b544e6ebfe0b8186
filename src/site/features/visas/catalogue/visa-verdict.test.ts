import { expect, test } from 'vitest'
import { toVisaVerdict } from './visa-verdict.ts'

const rules = { offeredTo: ['IQ'], offeredFor: ['tourism'], promisedOn: '2026-11-22', today: '2026-11-16' }
const answers = { nationality: 'IQ', purpose: 'tourism', date: '2026-12-01' }

test.each([
  [{}, {}, 'fits'],
  [{}, { date: '2026-11-22' }, 'late'],
  [{}, { date: '2026-11-15' }, 'past'],
  [{}, { date: '' }, null],
  [{}, { date: '2026-02-30' }, null],
  [{}, { purpose: '' }, null],
  [{}, { purpose: 'study' }, 'notForPurpose'],
  [{}, { nationality: '' }, 'notForNationality'],
  [{ offeredTo: [] }, { nationality: '' }, 'fits'],
  [{ offeredFor: [] }, { purpose: 'study' }, 'fits'],
] as const)('%j with %j is %s', (rule, answer, verdict) =>
  expect(toVisaVerdict({ ...rules, ...rule }, { ...answers, ...answer })).toBe(verdict),
)
