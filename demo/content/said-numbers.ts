import type { Text } from './shapes.ts'

type Locale = keyof Text

/** What a number may be called in words that are no numbers: half an hour is thirty minutes, a fortnight fourteen days. */
const otherwise: Record<Locale, [RegExp, number[]][]> = {
  en: [
    [/\bhalf\b/, [30, 50]],
    [/\bquarter/, [4, 15, 45]],
    [/hour and a half/, [90]],
    [/\ba fifth\b/, [20]],
    [/two weeks|fortnight/, [14]],
    [/noon\b|midnight/, [12]],
    [/three months/, [90]],
    [/round the clock/, [24]],
    [/\bcentur/, [100]],
    [/octagon/, [8]],
    [/arbaeen/, [40]],
  ],
  ar: [
    [/نصف/, [30, 50]],
    [/ربع|أرباع/, [4, 15, 45]],
    [/ساعة ونصف/, [90]],
    [/خمس/, [20]],
    [/أسبوعين|أسبوعان/, [14]],
    [/ظهر|منتصف الليل/, [12]],
    [/ثلاثة أشهر/, [90]],
    [/ثلث/, [20]],
    [/على مدار الساعة/, [24]],
    [/قرن/, [100]],
    [/مثمن/, [8]],
  ],
  ku: [
    [/نیو/, [30, 50]],
    [/چارەک/, [15, 45]],
    [/کاتژمێر و نیو/, [90]],
    [/پێنجیەک/, [5, 20]],
    [/دوو هەفتە/, [14]],
    [/نیوەڕۆ|نیوەشەو/, [12]],
    [/سێ مانگ/, [90]],
    [/سەدەیەک/, [100]],
    [/ئەربەعین|چلەی ئیمام/, [40]],
    [/دەیەک/, [10]],
  ],
}

const words: Record<Locale, Map<string, number>> = {
  en: listed(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen',
    'twenty thirty forty fifty sixty seventy eighty ninety',
    { 3: 'third triple', 5: 'fifth', 8: 'eighth', 9: 'ninth', 12: 'twelfth twelves', 100: 'hundred', 1000: 'thousand' },
  ),
  ar: listed('واحد اثن ثلاث أربع خمس ست سبع ثماني تسع عشر', 'عشرون ثلاثون أربعون خمسون ستون سبعون ثمانون تسعون', {
    1: 'إحدى أحد حادي',
    2: 'اثنان اثنين اثنا اثني اثنت اثنتي ثاني',
    3: 'ثالث ثلاثي',
    4: 'رابع رباعي',
    5: 'خامس خماسي',
    6: 'سادس',
    7: 'سابع',
    8: 'ثمان ثامن',
    9: 'تاسع',
    10: 'عاشر',
    20: 'عشرين',
    30: 'ثلاثين ثلاثينيات',
    40: 'أربعين',
    50: 'خمسين خمسينيات',
    60: 'ستين ستينيات',
    70: 'سبعين سبعينيات',
    80: 'ثمانين',
    90: 'تسعين',
    100: 'مئة',
    200: 'مئت',
    300: 'ثلاثمئة',
    400: 'أربعمئة',
    700: 'سبعمئة',
    1000: 'ألف آلاف',
    2000: 'ألفي',
  }),
  ku: listed(
    'یەک دوو سێ چوار پێنج شەش حەوت هەشت نۆ دە یازدە دوازدە سێزدە چواردە پازدە شازدە حەڤدە هەژدە نۆزدە',
    'بیست سی چل پەنجا شەست حەفتا هەشتا نەوەد',
    { 30: 'سییە', 100: 'سەد', 1000: 'هەزار' },
  ),
}

/** The third floor may be the top one elsewhere, and thousands are a manner of speaking: they are understood, but nobody is held to them. */
const loose: Record<Locale, RegExp> = {
  en: /^(?:third|triple|fifth|eighth|ninth|twelfth|.*th)$/,
  ar: /(?:ثالث|رابع|خامس|سادس|سابع|ثامن|تاسع|عاشر|حادي|ثاني)ة?$|آلاف$/,
  ku: /ەم/,
}

/** The numbers that one version of a text holds its reader to, and all that may be understood from it, of which those are a part. */
export function saidNumbers(locale: Locale, text: string): { claimed: Set<number>; understood: Set<number> } {
  const plain = toPlain(text)
  const claimed = new Set<number>()
  const understood = new Set<number>()
  const withoutTimes = plain.replace(/(\d{1,2}):(\d{2})/g, (_, hour, minute) => {
    if (Number(minute)) claimed.add(Number(minute))
    claimed.add(Number(hour) % 12 || 12)
    return ' '
  })
  const withoutDecades = withoutTimes.replace(/\b\d\d(\d0)s/g, (_, decade) => {
    claimed.add(Number(decade))
    return ' '
  })
  for (const [digits] of withoutDecades.matchAll(/\d+(?:[,.]\d+)*/g)) claimed.add(Number(digits.replaceAll(',', '')))
  for (const run of runsOfWords(locale, plain)) {
    const value = toValue(run.map((word) => word.value))
    understood.add(value)
    for (const part of run) understood.add(part.value)
    if (run.length > 1 || !loose[locale].test(run[0]?.word ?? '')) claimed.add(value)
  }
  for (const [pattern, values] of otherwise[locale])
    if (pattern.test(plain)) for (const value of values) understood.add(value)
  for (const value of claimed) understood.add(value)
  return { claimed, understood }
}

function toPlain(text: string): string {
  const marks = /[\u064B-\u0652]/g
  const asides = /four-wheel|4×4|(?:ال|لل)?دفع (?:ال)?رباعي|several hundred|دەیان هەزار|في المئة|لە سەدا/g
  return text
    .toLowerCase()
    .replace(marks, '')
    .replace(/[\u0660-\u0669\u06F0-\u06F9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .replace(asides, ' ')
}

type Word = { word: string; value: number }

/** Words that make one number together: twenty-five, خمس وعشرون, بیست و پێنج. */
function runsOfWords(locale: Locale, plain: string): Word[][] {
  const runs: Word[][] = []
  let isOpen = false
  for (const word of plain.match(/\p{L}+/gu) ?? []) {
    const value = numberOf(locale, word)
    if (value === undefined) {
      isOpen &&= word === 'and' || word === 'و'
      continue
    }
    const run = runs.at(-1)
    const last = run?.at(-1)?.value
    if (isOpen && run && last !== undefined && goOn(locale, last, value)) run.push({ word, value })
    else runs.push([{ word, value }])
    isOpen = true
  }
  return runs
}

const goOn = (locale: Locale, last: number, value: number) =>
  last >= 100 || value >= 100 || (locale === 'ar' ? last < 10 && value >= 10 : last >= 20 && value < 10)

const toValue = (values: number[]) =>
  values.reduce((total, value) => (value >= 100 && total > 0 && total < value ? total * value : total + value), 0)

function numberOf(locale: Locale, word: string): number | undefined {
  const { en, ar, ku } = words
  if (locale === 'en')
    return en.get(word) ?? en.get(word.replace(/th$/, '')) ?? en.get(word.replace(/(?:ieth|ies)$/, 'y'))
  if (locale === 'ar') {
    for (const bare of [word, word.replace(/^[وف]?(?:لل|[بلك]?(?:ال)?)/, '')])
      for (const stem of [bare, bare.replace(/[ةا]$/, '')]) if (ar.has(stem)) return ar.get(stem)
    return undefined
  }
  if (/^سەدەی?(?:دا)?$|^دە(?:د|یان)/.test(word)) return undefined
  return (
    ku.get(word) ??
    ku.get(
      word.replace(/(?:[یه]?ەم(?:ین|ی|ە|ن)?)?(?:کەسی)?(?:ی?ەکان|کان|ەکە|کە)?(?:یان|کیان|ش|ی|ە)?(?:دا|ەوە|ن)?$/, ''),
    )
  )
}

function listed(ones: string, tens: string, more: Record<number, string>): Map<string, number> {
  return new Map([
    ...ones.split(' ').map((word, at): [string, number] => [word, at + 1]),
    ...tens.split(' ').map((word, at): [string, number] => [word, (at + 2) * 10]),
    ...Object.entries(more).flatMap(([value, all]) =>
      all.split(' ').map((word): [string, number] => [word, Number(value)]),
    ),
  ])
}
