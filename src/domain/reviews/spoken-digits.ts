const numerals: readonly (readonly [digit: number, spellings: string])[] = [
  [0, 'zero|صفر|سفر'],
  [1, 'one|واحد|واحدة|یەک|يەك'],
  [2, 'two|اثنين|اثنان|اثنتين|إثنين|اثنينه|ثنين|دوو'],
  [3, 'three|ثلاثة|ثلاثه|ثلاث|تلاثة|تلاثه|سێ'],
  [4, 'four|أربعة|اربعة|اربعه|أربع|اربع|چوار'],
  [5, 'five|خمسة|خمسه|خمس|پێنج'],
  [6, 'six|ستة|سته|ست|شەش'],
  [7, 'seven|سبعة|سبعه|سبع|حەوت'],
  [8, 'eight|ثمانية|ثمانيه|ثمان|تمانية|تمنية|هەشت'],
  [9, 'nine|تسعة|تسعه|تسع|نۆ'],
]

const digits = new Map(
  numerals.flatMap(([digit, spellings]) => spellings.split('|').map((spelling) => [spelling, String(digit)])),
)
// Longer words first, so that `ثلاثة` is not read as `ثلاث` and a letter.
const anyNumeral = [...digits.keys()].sort((one, two) => two.length - one.length).join('|')
const spoken = new RegExp(`(?<!\\p{L})(?:و?(?:${anyNumeral}))+(?!\\p{L})`, 'giu')
const numeral = new RegExp(anyNumeral, 'giu')

/** Digits for words that name a digit, also joined ones and ones after an Arabic `و`: a number can be spelled out to hide it. */
export const toSpokenDigits = (text: string): string =>
  text.replace(spoken, (run) =>
    (run.match(numeral) ?? []).map((found) => digits.get(found.toLowerCase()) ?? '').join(''),
  )
