/** The letters of each key, alone and with shift; a key is named by its letter on the US layout. */
export type Layout = ReadonlyMap<string, string>

const KEYS = [..."`qwertyuiop[]asdfghjkl;'zxcvbnm,./"]
const SHIFTED = [...'~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?']

const layout = (plain: string, shifted: string): Layout =>
  new Map([...KEYS, ...SHIFTED].map((key, at) => [key, `${plain} ${shifted}`.split(' ')[at] ?? key]))

/** Arabic (101), the layout of Windows in Iraq. */
export const arabic = layout(
  'ذ ض ص ث ق ف غ ع ه خ ح ج د ش س ي ب ل ا ت ن م ك ط ئ ء ؤ ر لا ى ة و ز ظ',
  'ّ َ ً ُ ٌ لإ إ ‘ ÷ × ؛ < > ِ ٍ ] [ لأ أ ـ ، / : " ~ ْ } { لآ آ ’ , . ؟',
)
/** Central Kurdish of Windows. */
export const kurdish = layout(
  "` ق و ە ر ت ی ئ ح ۆ پ [ ] ا س د ف گ ه ژ ک ل ؛ ' ز خ ج ڤ ب ن م ، . /",
  '~ ` وو ي ڕ ط ێ ء ع ؤ ث { } آ ش ذ إ غ \u200c أ ك ڵ : " ض ص چ ظ ى ة ـ > < ؟',
)
/** The Kurdish layout that came before it and is still installed: ح and ع change places. */
export const olderKurdish: Layout = new Map([...kurdish, ['i', 'ع'], ['I', 'ح']])

/** The same text, had these keys been pressed on the layout. */
export function type(keys: string, on: Layout): string {
  let text = ''
  for (const key of keys) text += on.get(key) ?? key
  return text
}

/**
 * The keys that were pressed to write the text, or none if a letter is not on the layout.
 * لا has a key of its own but can be typed as two: every reading is given, up to eight.
 */
export function keysOf(text: string, on: Layout): string[] {
  const keys = new Map<string, string>()
  for (const [key, written] of on) if (!keys.has(written)) keys.set(written, key)
  let readings = [{ keys: '', read: 0 }]
  for (let at = 0; at < text.length; at++) {
    const letter = text.charAt(at)
    const key = keys.get(letter) ?? (/[\s\p{N}-]/u.test(letter) ? letter : undefined)
    const pairKey = at + 1 < text.length ? keys.get(text.slice(at, at + 2)) : undefined
    const mayFork = pairKey !== undefined && readings.length <= 4
    readings = readings.flatMap((reading) => {
      if (reading.read > at) return [reading]
      const next = key === undefined ? [] : [{ keys: reading.keys + key, read: at + 1 }]
      return mayFork ? [{ keys: reading.keys + pairKey, read: at + 2 }, ...next] : next
    })
  }
  return readings.map((reading) => reading.keys)
}
