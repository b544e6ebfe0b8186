import { expect, test } from 'vitest'
import { toPath } from './listener.ts'

test.each([
  ['/events?page=2', '/events?page=2'],
  ['/?fbclid=abc', '/'],
  ['/events?utm_source=x&page=2&gclid=y', '/events?page=2'],
  ['/events?page=2?x', '/events?page=2?x'],
  ['http://localhost:3000/about', '/about'],
  ['http://localhost:3000', '/'],
  ['//evil.example/x', '//evil.example/x'],
  ['/%D8%A8', '/%D8%A8'],
  ['/%zz', '/%25zz'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
])('%s is the path %s', (address, path) => expect(toPath(address)).toBe(path))
