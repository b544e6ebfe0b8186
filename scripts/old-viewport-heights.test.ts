import { expect, test } from 'vitest'
import { withOldHeights } from './old-viewport-heights.ts'

test.each([
  ['a { height: 100dvh; color: red }', 'a { height: 100vh; height: 100dvh; color: red }'],
  ['a{max-height:calc(100dvh - 9rem)}', 'a{max-height:calc(100vh - 9rem);max-height:calc(100dvh - 9rem)}'],
  ['a{top:calc(4rem - 50svh)}', 'a{top:calc(4rem - 50vh);top:calc(4rem - 50svh)}'],
  [
    'a{color:red;min-height:calc(50dvh + 10dvh)}',
    'a{color:red;min-height:calc(50vh + 10vh);min-height:calc(50dvh + 10dvh)}',
  ],
  [
    '.max-h-\\[90dvh\\]:is([open]){max-height:90dvh}',
    '.max-h-\\[90dvh\\]:is([open]){max-height:90vh;max-height:90dvh}',
  ],
])('%s has a height that every browser knows', (styles, both) => expect(withOldHeights(styles)).toBe(both))

test.each(['a{--edge:100dvh}', 'a{height:100vh}', '.h-dvh{color:red}'])('%s stays', (styles) =>
  expect(withOldHeights(styles)).toBe(styles),
)
