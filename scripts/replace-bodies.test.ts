import { parseAst } from 'vite'
import { expect, test } from 'vitest'
import { replaceBodies } from './replace-bodies.ts'

const code = `
function open(a) { return a + 1 }
function outer() {
  async function inner({ b }) { await open(b) }
  return inner
}`

const replace = (bodies: Record<string, string>) => replaceBodies(code, bodies, parseAst(code))

test('gives functions another body, also inside of others', () => {
  expect(replace({ inner: 'return 2', open: '' })).toBe(`
function open(a) {  }
function outer() {
  async function inner({ b }) { return 2 }
  return inner
}`)
})

test('stops at a name that is not there', () => {
  expect(() => replace({ closed: '' })).toThrow('There are 0 functions closed instead of one')
})

test('stops at a name that two functions have', () => {
  const twice = `${code}\nfunction other() { function open() {} }`
  expect(() => replaceBodies(twice, { open: '' }, parseAst(twice))).toThrow('There are 2 functions open instead of one')
})
