import { expect, test } from 'vitest'
import { createHtmlCache } from './html-cache.ts'

const open = (max: number) => {
  const rendered: string[] = []
  const keep = createHtmlCache((part, at) => {
    rendered.push(String(part))
    return `<b>${part}${at ?? ''}</b>`
  }, max)
  return { rendered, ask: (key: string, at?: string) => keep(key, () => key, at) }
}

test('a part is rendered once for the same key', () => {
  const { rendered, ask } = open(1_000)
  expect([ask('a', '/x'), ask('b'), ask('a', '/x')]).toEqual(['<b>a/x</b>', '<b>b</b>', '<b>a/x</b>'])
  expect(rendered).toEqual(['a', 'b'])
})

test('so many letters are cached, and those that nobody has asked for longest leave', () => {
  // Nine letters each, with the key.
  const { rendered, ask } = open(27)
  for (const key of ['a', 'b', 'c', 'a', 'd']) ask(key)
  expect(rendered).toEqual(['a', 'b', 'c', 'd'])
  for (const key of ['a', 'c', 'd']) ask(key)
  expect(rendered).toHaveLength(4)
  ask('b')
  expect(rendered).toHaveLength(5)
})

test('one that is longer than all is answered, and not cached', () => {
  const { rendered, ask } = open(5)
  expect([ask('a'), ask('a')]).toEqual(['<b>a</b>', '<b>a</b>'])
  expect(rendered).toHaveLength(2)
})
