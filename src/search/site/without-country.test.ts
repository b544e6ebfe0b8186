import { expect, test } from 'vitest'
import { withoutCountry } from './without-country.ts'

test.each([
  ['erbil iraq', 'erbil'],
  ['Erbil, Kurdistan', 'Erbil'],
  ['بغداد العراق', 'بغداد'],
  ['البصرة، العراق', 'البصرة'],
  ['هەولێر عێراق', 'هەولێر'],
])('%s is %s', (q, town) => expect(withoutCountry(q)).toBe(town))

test.each(['iraq', 'iraq museum', 'المتحف العراقي', '', 'erbil '])('“%s” stays as it is', (q) =>
  expect(withoutCountry(q)).toBe(q),
)
