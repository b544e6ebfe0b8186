import { properties } from '../content/load-properties.ts'
import { locations } from '../content/locations.ts'
import type { LocationKey, Text } from '../content/shapes.ts'
import { laterPlaces, laterStays } from './unseen-later.ts'

export type UnseenQuery = { q: string; expect: { location?: LocationKey; stay?: string } }

const byPlace: Partial<Record<LocationKey, string[]>> = {
  baghdad: ['bagdat', 'baghdd', 'bghdad', 'bagdadi', 'بغدادد', 'بغدات', 'بغاد', 'بەغداد', 'baxda'],
  erbil: ['erbl', 'ebril', 'irbil', 'hewlêr', 'hawlier', 'ئەربیل', 'هەولر', 'اربل', 'أربيييل', 'arbill'],
  basra: ['bassra', 'al basrah', 'basrra', 'بصرى', 'البصراء', 'بەصرە', 'bsra'],
  sulaymaniyah: [
    'sulaimanya',
    'sulimani',
    'slemany',
    'suleymaniye',
    'سليمانيا',
    'سلیمانی',
    'السليمنية',
    'slêmanî',
    'sulaymanya',
  ],
  najaf: ['nagaf', 'nedjef', 'najjaf', 'النجفف', 'نەجەفی', 'en-najaf'],
  karbala: ['kerbala', 'karballa', 'kerbela', 'كربلة', 'کربەلا', 'carbala'],
  duhok: ['dohuk', 'duhook', 'dhok', 'دهۆك', 'دوهوك', 'dahuk'],
  nineveh: ['ninawa', 'mosel', 'mossul', 'الموصلل', 'موصيل', 'musil', 'ninveh'],
  halabja: ['halabjah', 'helebce', 'حلبجا', 'هەلەبجە', 'halbja'],
  kirkuk: ['kerkuk', 'kirkook', 'karkuk', 'كركوگ', 'کرکوک', 'kirkuck'],
  babil: ['babel', 'babylonn', 'hillah', 'الحلا', 'حيلة'],
  'dhi-qar': ['nasriya', 'nasiriya', 'thi qar', 'الناصريه', 'ذى قار'],
  maysan: ['missan', 'amarah', 'العماره', 'مەیسان'],
  anbar: ['al anbar', 'ramady', 'الانبر', 'رمادى'],
  diyala: ['diala', 'baqouba', 'بعقوبا', 'ديالا'],
  wasit: ['wasitt', 'el kut', 'واسطط', 'كوت'],
  qadisiyah: ['qadisiya', 'diwania', 'الديوانيه', 'القادسيه'],
  muthanna: ['muthana', 'samawa', 'السماوا', 'المثنا'],
}

const byStay: Record<string, string[]> = {
  'narinj-karrada': ['narenj hotel', 'فندق نارنگ', 'نارنجج'],
  'safsaf-jadriya': ['safsaaf', 'هوتێلی صفصاف'],
  'bulbul-adhamiyah': ['bolbol house', 'بيت بلبول'],
  'hudhud-airport-road': ['hodhod airport', 'فندق هودهود'],
  'befrin-soran': ['bafrin', 'هوتيل بفرين', 'befreen hotel'],
  'mikhak-ainkawa': ['mekhak ankawa', 'هوتێلی میخەک'],
  'kashi-blue-karbala': ['kashy blue', 'الكاشى الازرق'],
  'siyachamana-biyara': ['siachamana', 'سیاچمانە'],
  'laqlaq-kirkuk': ['laklak kirkuk', 'فندق لقلاق'],
  'nakhuda-corniche': ['nakhoda', 'فندق النوخدة'],
  'rummana-sudur': ['rumana resort', 'منتجع رمانه'],
  'oleander-tikrit': ['oleandr apartments', 'شقق دفلا'],
  'baharan-khanaqin': ['beharan hotel', 'بەهاران هوتێل'],
  'lazward-ur': ['lazwerd desert', 'منتجع لازورد'],
  'shaqaiq-ghabat': ['shaqayiq hotel', 'فندق شقايق'],
}

/** What people may type that nobody thought of: no rule of the language was made for one of these alone. */
export const written: readonly UnseenQuery[] = toQueries(byPlace, byStay)
export const writtenLater: readonly UnseenQuery[] = toQueries(laterPlaces, laterStays)

function toQueries(places: typeof byPlace, stays: typeof byStay): UnseenQuery[] {
  return [
    ...Object.entries(places).flatMap(([key, all]) =>
      all.map((q) => ({ q, expect: { location: key as LocationKey } })),
    ),
    ...Object.entries(stays).flatMap(([stay, all]) => all.map((q) => ({ q, expect: { stay } }))),
  ]
}

type Slip = (word: string) => string

const middle = (word: string): number => Math.floor(word.length / 2)
const slips: Slip[] = [
  (word) => word.slice(0, middle(word)) + word.slice(middle(word) + 1),
  (word) => word.slice(0, middle(word)) + word.charAt(middle(word)) + word.slice(middle(word)),
  (word) => word.slice(0, -2) + word.slice(-1) + word.slice(-2, -1),
  (word) => word.slice(0, -1),
]
const latinHabits: Slip[] = [
  (word) => word.replace(/y(?=[aeiou])/g, 'i'),
  (word) => word.replace(/h$/, ''),
  (word) => word.replace(/u/g, 'oo'),
  (word) => word.replace(/i/g, 'ee'),
  (word) => word.replace(/q/g, 'k'),
]
const arabicHabits: Slip[] = [
  (word) => word.replace(/ة$/, 'ه'),
  (word) => word.replace(/ى$/, 'ا'),
  (word) => word.replace(/ي/g, 'ى'),
  (word) => word.replace(/^ال/, ''),
  (word) => word.replace(/[أإ]/g, 'ا'),
]

/** A slip that leaves little of a word leaves nothing to find it by. */
const longEnough = 5
const generatedCount = 150

/** What a stay is called, beside what it is: in English before that, in the other two after it. */
const nameOf = (title: string, isFirst: boolean): string => {
  const words = title.split(' ')
  if (words.length > 2) return ''
  return (isFirst ? words[0] : words.at(-1)) ?? ''
}

function* misspellings(title: Text, expected: UnseenQuery['expect']): Iterable<UnseenQuery> {
  const ways = [
    { word: nameOf(title.en, true), habits: latinHabits },
    { word: nameOf(title.ar, false), habits: arabicHabits },
    { word: nameOf(title.ku, false), habits: [] },
  ]
  for (const { word, habits } of ways)
    for (const slip of [...slips, ...habits]) {
      const q = slip(word.toLowerCase())
      if (word.replace(/^ال|^al-/i, '').length >= longEnough && q !== word.toLowerCase()) yield { q, expect: expected }
    }
}

/** Slips of the finger and habits of the pen, made by rules from the names of places and stays. */
export function generated(): UnseenQuery[] {
  const all = [
    ...locations.flatMap(({ key, title }) => [...misspellings(title, { location: key })]),
    ...properties.flatMap(({ key, title }) => [...misspellings(title, { stay: key })]),
  ]
  const step = all.length / generatedCount
  return Array.from({ length: generatedCount }, (_, at) => all[Math.floor(at * step)] as UnseenQuery)
}
