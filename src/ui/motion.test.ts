import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const read = (pattern: string) => globSync(pattern).map((path) => ({ path, text: readFileSync(path, 'utf8') }))

test('what stands before and after an element moves only for those who want it to', () => {
  const moving = read('src/{site,client,ui}/**/*.tsx').flatMap(({ path, text }) =>
    [...text.matchAll(/(\S*)\b(before|after):(transition|animate)\S*/g)]
      .filter(([, variants = '']) => !variants.includes('motion-safe:'))
      .map(([classes]) => `${path}: ${classes}`),
  )
  expect(moving).toEqual([])
})

test('the same in style sheets: whatever moves there is named once more for those who want less', () => {
  const pseudo = /([^{};/]*::(?:before|after))\s*{[^}]*\b(?:animation|transition)\b/g
  const unnamed = read('src/{site,client,ui}/**/*.css').flatMap(({ path, text }) => {
    const named = text.split('@media (prefers-reduced-motion: reduce)').slice(1).join('\n')
    return [...text.matchAll(pseudo)]
      .map(([, selector = '']) => selector.trim())
      .filter((selector) => !named.includes(`${selector} {`))
      .map((selector) => `${path}: ${selector}`)
  })
  expect(unnamed).toEqual([])
})
