import type { Json } from '../engine/query.ts'

const maxDepth = 128

/** Parses JSON that may come from anywhere: what is nested deeper than any document is refused, so that nothing later needs to fear it. */
export function parseJson(text: string): Json {
  let depth = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at)
    if (isInside) {
      if (unit === 0x5c) at++
      else if (unit === 0x22) isInside = false
    } else if (unit === 0x22) isInside = true
    else if (unit === 0x5b || unit === 0x7b) {
      if (++depth > maxDepth) throw new SyntaxError('recursion limit exceeded')
    } else if (unit === 0x5d || unit === 0x7d) depth--
  }
  return JSON.parse(text)
}

/** An object to which any name can be given: on another one, `__proto__` would not be a name. */
export const emptyRecord = <T>(): Record<string, T> => Object.create(null)
