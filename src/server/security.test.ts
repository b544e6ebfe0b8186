import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, sealPage } from './security.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only the scripts of this rendering are allowed', () => {
  const page = `<p>hi</p><script nonce="n1">let a = 1</script><script>alert('stored')</script><script type="module" nonce="n1" src="/x.js"></script><script nonce="n2">steal()</script>`
  const { html, hashes } = sealPage(page, 'n1')
  expect(hashes).toEqual([hashOf('let a = 1')])
  expect(html).not.toContain('n1')
  expect(html).toContain("<script>alert('stored')</script>")
})

test('the policy never allows inline code at large', () => {
  expect(
    pagePolicy(["'sha256-x'"], {
      elsewhere: ['https://api.example'],
      botCheck: { script: [], frame: [], connect: [] },
    }),
  ).not.toContain('unsafe')
})
