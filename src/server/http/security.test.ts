import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { pagePolicy, sealPage } from './security.ts'

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`

test('the content policy allows only the scripts and styles of this rendering', () => {
  const page = `<p>hi</p><script nonce="n1">let a = 1</script><script>alert('stored')</script><script type="module" nonce="n1" src="/x.js"></script><script nonce="n2">steal()</script><style id="a" nonce="n1">p{color:red}</style><style>b{}</style>`
  const { body, scripts, styles } = sealPage([page], 'n1')
  const html = body.toString()
  expect(scripts).toEqual([hashOf('let a = 1')])
  expect(styles).toEqual([hashOf('p{color:red}')])
  expect(html).not.toContain('n1')
  expect(html).toContain("<script>alert('stored')</script>")
})

test('a page in pieces is sealed as the whole of it would be, in any alphabet', () => {
  const pieces = [
    '<p>سەفەر – سفر</p><script nonce="n1">let a = "ژ"</script>',
    '<script nonce="n1">b()</script>',
    '</body>',
  ]
  expect(sealPage(pieces, 'n1')).toEqual(sealPage([pieces.join('')], 'n1'))
  expect(sealPage(pieces, 'n1').body.toString()).toBe(pieces.join('').replaceAll(' nonce="n1"', ''))
})

const origins = { elsewhere: ['https://api.example'], botCheck: { script: [], frame: [], connect: [] }, map: [] }

test('the policy never allows inline code at large', () => {
  expect(pagePolicy({ scripts: ["'sha256-x'"], styles: [] }, origins)).not.toContain('unsafe')
})

test('an operator’s street map widens it by one host in one place', () => {
  const sealed = { scripts: [], styles: [] }
  const usual = pagePolicy(sealed, origins)
  const wider = pagePolicy(sealed, { ...origins, map: ['https://maps.example'] })
  expect(wider).toBe(usual.replace(/connect-src [^;]*/, '$& https://maps.example'))
})
