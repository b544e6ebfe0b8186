import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './build.ts'
import { failuresOf } from './repeat.ts'

test('failures are named by file and test; a file that could not be run by what it said', () => {
  const passed = { fullName: 'works', status: 'passed' }
  const failed = { fullName: 'breaks', status: 'failed' }
  expect(
    failuresOf({
      testResults: [
        { name: join(root, 'src/a.test.ts'), assertionResults: [passed, failed] },
        { name: join(root, 'src/b.test.ts'), message: 'Syntax error\nat line 1', assertionResults: [] },
        { name: join(root, 'src/c.test.ts'), message: '', assertionResults: [passed] },
      ],
    }),
  ).toEqual(['src/a.test.ts · breaks', 'src/b.test.ts · Syntax error'])
})
