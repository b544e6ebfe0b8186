import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, sealPage } from './security.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('only the scripts and styles of this rendering are allowed', () => {
  const page = `<p>hi</p><script nonce="n1">let a = 1</script><script>alert('stored')</script><script type="module" nonce="n1" src="/x.js"></script><script nonce="n2">steal()</script><style id="a" nonce="n1">p{color:red}</style><style>b{}</style>`
  const { html, scripts, styles } = sealPage(page, 'n1')
  expect(scripts).toEqual([hashOf('let a = 1')])
  expect(styles).toEqual([hashOf('p{color:red}')])
  expect(html).not.toContain('n1')
  expect(html).toContain("<script>alert('stored')</script>")
})

test('the policy never allows inline code at large', () => {
  expect(
    pagePolicy(
      { scripts: ["'sha256-x'"], styles: [] },
      {
        elsewhere: ['https://api.example'],
        botCheck: { script: [], frame: [], connect: [] },
      },
    ),
  ).not.toContain('unsafe')
})
