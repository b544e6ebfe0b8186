import { describe, expect, test } from 'vitest'
import { checkBundle } from './check-bundle.ts'

const check = (code: string) =>
  checkBundle(code, { polyfilled: new Set(['toSorted']) }).map((found) => found.replace(/:.*/s, ''))

describe('what the oldest browsers stumble over is found', () => {
  test.each([
    ['class A { static { f() } }', 'Unexpected token (1'],
    ['class A { a = 1 }', 'Unexpected token (1'],
    ['x = /(?<!a)b/', 'look-behind'],
    ["x = new RegExp('(?<=a)b')", 'look-behind'],
    ['x = new RegExp(`(?<!\\\\d)x`)', 'look-behind'],
    ['x = /[a--b]/v', 'Invalid regular expression flag (1'],
    ['export const x = list.toSorted()', 'toSorted'],
    ['f(() => list.toSpliced(0, 1))', 'toSpliced'],
    ['f(() => Object.groupBy(list, key))', 'groupBy'],
    ['f(() => AbortSignal.any([a, b]))', 'any'],
    ['f(() => new OffscreenCanvas(1, 1))', 'OffscreenCanvas'],
    ['f(() => one.isSubsetOf(other))', 'isSubsetOf'],
    ['f(async () => { for await (const part of body) use(part) })', 'for await'],
    ['f(() => strip.addEventListener("scrollend", rest))', 'scrollend'],
    ['f(() => strip.addEventListener(`scrollend`, rest))', 'scrollend'],
    ['f(() => new window[`OffscreenCanvas`](1, 1))', 'OffscreenCanvas'],
    ['f(() => "share" in navigator && navigator.wakeLock.request("screen"))', 'wakeLock'],
  ])('%s', (code, name) => expect(check(code)).toEqual([name]))
})

describe('what asks first, what the polyfills add and what is called alike are let be', () => {
  test.each([
    'f(() => list.toSorted())',
    'f(() => { const type = "onscrollend" in window ? "scrollend" : "scroll"; strip.addEventListener(type, rest) })',
    'f(() => { const type = `onscrollend` in window ? `scrollend` : `scroll`; strip.addEventListener(type, rest) })',
    'f(() => AbortSignal.timeout?.(1))',
    'f(() => "BarcodeDetector" in window && new BarcodeDetector())',
    'f(() => { if (typeof Notification === "undefined") return; return Notification.permission })',
    'f(() => { if (!navigator.wakeLock) return; f(async () => navigator.wakeLock.request("screen")) })',
    'f(() => navigator.connection && navigator.connection.effectiveType)',
    'const union = 1, x = { union, with: 2 }; f(x.union, x.with)',
    'x = /(?<year>\\d+)(?!a)/u',
  ])('%s', (code) => expect(check(code)).toEqual([]))
})
