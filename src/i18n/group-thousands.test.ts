import { expect, test } from 'vitest'
import { groupThousands } from './group-thousands.ts'

test.each([
  ['999', '999'],
  ['1000', '1,000'],
  ['-1250000', '-1,250,000'],
  ['1234.5678', '1,234.5678'],
  ['0.123456', '0.123456'],
])('%s', (number, grouped) => expect(groupThousands(number)).toBe(grouped))
