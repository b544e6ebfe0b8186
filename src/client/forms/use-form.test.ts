import { expect, test } from 'vitest'
import { toFieldsProblem } from './use-form.ts'

test('all that a form lacks is said at once, and one thing alone only beside its field', () => {
  expect(toFieldsProblem({ name: null, method: false }, 'all')).toBeNull()
  expect(toFieldsProblem({ name: null, method: 'how?' }, 'all')).toEqual({
    message: 'how?',
    fields: { method: 'how?' },
  })
  expect(toFieldsProblem({ name: 'who?', method: 'how?' }, 'all')).toEqual({
    message: 'all',
    fields: { name: 'who?', method: 'how?' },
  })
})
