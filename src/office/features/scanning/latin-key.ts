type Key = { key: string; code: string; shiftKey: boolean }

/** Signs of a token besides letters and digits, by their key on the keyboards that scanners emulate. */
const signs: Record<string, string> = {
  'shift Digit4': '$',
  'shift Digit5': '%',
  'shift Digit8': '*',
  'shift Equal': '+',
  'shift Semicolon': ':',
  Minus: '-',
  Period: '.',
  Slash: '/',
}

/**
 * A handheld scanner presses the keys of an English keyboard, and a till in Iraq is often set to an Arabic or Kurdish one: the letter that
 * was meant is that of the key. Null where the key says what it means, or where there are no keys at all, as on a phone.
 */
export function toLatinKey({ key, code, shiftKey }: Key): string | null {
  if (!/^[^\x20-\x7e]{1,2}$/.test(key)) return null
  const letter = /^(?:Key([A-Z])|(?:Digit|Numpad)(\d))$/.exec(code)
  return letter ? (letter[1] ?? letter[2] ?? null) : (signs[shiftKey ? `shift ${code}` : code] ?? null)
}
