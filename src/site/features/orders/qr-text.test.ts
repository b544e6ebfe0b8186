import { expect, test } from 'vitest'
import { toQrDrawing } from '../../../ui/qr-drawing.ts'
import { toQrText } from './qr-text.ts'

test.each(['x'.repeat(300), 'س'.repeat(300), '漢'.repeat(300), `x${'🏨'.repeat(300)}`])('%s becomes a code', (text) => {
  const kept = toQrText(text)
  expect(text.startsWith(kept)).toBe(true)
  expect(new TextEncoder().encode(kept).length).toBeGreaterThan(196)
  expect(kept.isWellFormed()).toBe(true)
  expect(toQrDrawing(kept).size).toBeGreaterThan(21)
})

test('what fits is whole', () => expect(toQrText('Safar 7\nلەیلا')).toBe('Safar 7\nلەیلا'))
