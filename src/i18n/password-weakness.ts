import { examplePasswords } from '../domain/passwords/examples.ts'
import type { NamedPart, Weakness } from '../domain/passwords/find-weakness.ts'
import type { Locale } from '../domain/text/locale.ts'

type Reason = Exclude<Weakness['reason'], 'parts'>

type WeaknessTexts = {
  [R in Reason]: string
} & {
  parts: (list: string) => string
  names: { [P in NamedPart]: string }
  join: (names: readonly string[]) => string
  advice: (example: string) => string
  good: string
}

const joinBy = (comma: string, and: string) => (names: readonly string[]) =>
  [names.slice(0, -1).join(comma), ...names.slice(-1)].filter(Boolean).join(and)

const texts: Record<Locale, WeaknessTexts> = {
  en: {
    listed: 'Too easy to guess: it is on the list of common passwords.',
    example: 'This is our example, and everybody knows it. Choose words of your own.',
    repeated: 'Too easy to guess: it repeats the same characters.',
    keys: 'Too easy to guess: its characters follow each other on the keyboard or in the alphabet.',
    number: 'Too easy to guess: it is only a number, like a date, a phone or an identity card.',
    phone: 'Too easy to guess: it is your phone number.',
    few: 'Too easy to guess: it has too few different characters.',
    parts: (list) => `Too easy to guess: it contains ${list}.`,
    names: {
      brand: '“Safar”',
      name: 'a name',
      place: 'a place',
      greeting: 'a greeting or a common phrase',
      word: 'a common word',
      common: 'a common word',
      several: 'words that many people use',
      year: 'a year',
      date: 'a date',
      phone: 'your phone number',
      keys: 'a row of keys like qwerty',
      digits: 'a few digits',
    },
    join: joinBy(', ', ' and '),
    good: 'Hard to guess: a good password.',
    advice: (example) => `Use three words of your own, such as “${example}”.`,
  },
  ar: {
    listed: 'سهلة التخمين: هي في قائمة كلمات المرور الشائعة.',
    example: 'هذا مثالنا ويعرفه الجميع. اختر كلمات من عندك.',
    repeated: 'سهلة التخمين: تتكرر فيها الأحرف نفسها.',
    keys: 'سهلة التخمين: أحرفها متتالية على لوحة المفاتيح أو في الأبجدية.',
    number: 'سهلة التخمين: هي رقم فقط، كتاريخ أو رقم هاتف أو بطاقة.',
    phone: 'سهلة التخمين: هي رقم هاتفك.',
    few: 'سهلة التخمين: أحرفها المختلفة قليلة جداً.',
    parts: (list) => `سهلة التخمين: فيها ${list}.`,
    names: {
      brand: '«سفر»',
      name: 'اسم',
      place: 'مكان',
      greeting: 'تحية أو عبارة شائعة',
      word: 'كلمة شائعة',
      common: 'كلمة شائعة',
      several: 'كلمات يستخدمها كثيرون',
      year: 'سنة',
      date: 'تاريخ',
      phone: 'رقم هاتفك',
      keys: 'أحرف متتالية على لوحة المفاتيح',
      digits: 'بضعة أرقام',
    },
    join: joinBy(' و', ' و'),
    good: 'كلمة مرور جيدة، يصعب تخمينها.',
    advice: (example) => `اكتب ثلاث كلمات من عندك، مثل «${example}».`,
  },
  ku: {
    listed: 'زوو دەزانرێت: لە لیستی وشە نهێنییە باوەکاندایە.',
    example: 'ئەمە نموونەکەی ئێمەیە و هەموو کەس دەیزانێت. وشەی خۆت هەڵبژێرە.',
    repeated: 'زوو دەزانرێت: هەمان پیتەکانی تێدا دووبارە دەبنەوە.',
    keys: 'زوو دەزانرێت: پیتەکانی لەسەر تەختەکلیل یان لە ئەلفوبێدا بەدوای یەکدا دێن.',
    number: 'زوو دەزانرێت: تەنیا ژمارەیە، وەک بەروار یان ژمارەی مۆبایل و ناسنامە.',
    phone: 'زوو دەزانرێت: ژمارەی مۆبایلی خۆتە.',
    few: 'زوو دەزانرێت: پیتە جیاوازەکانی زۆر کەمن.',
    parts: (list) => `زوو دەزانرێت، چونکە ئەمانەی تێدایە: ${list}.`,
    names: {
      brand: '«سەفەر»',
      name: 'ناو',
      place: 'شوێن',
      greeting: 'سڵاو یان دەستەواژەیەکی باو',
      word: 'وشەیەکی باو',
      common: 'وشەیەکی باو',
      several: 'ئەو وشانەی زۆر کەس بەکاریان دەهێنن',
      year: 'ساڵ',
      date: 'بەروار',
      phone: 'ژمارەی مۆبایلەکەت',
      keys: 'پیتی بەدوای یەک لەسەر تەختەکلیل',
      digits: 'چەند ژمارەیەک',
    },
    join: joinBy('، ', ' و '),
    good: 'وشەیەکی نهێنیی باشە، بە ئاسانی نازانرێت.',
    advice: (example) => `سێ وشەی خۆت بنووسە، وەک «${example}».`,
  },
}

/** Says why a password is refused, and what would be a good one. */
export function toWeaknessMessage(locale: Locale, weakness: Weakness): string {
  const text = texts[locale]
  if (weakness.reason === 'example') return text.example
  const advice = text.advice(examplePasswords[locale])
  if (weakness.reason !== 'parts') return `${text[weakness.reason]} ${advice}`
  const names = new Set(weakness.parts.map((part) => text.names[part]))
  return `${text.parts(text.join([...names]))} ${advice}`
}

/** Said while a password is typed that cannot be guessed. */
export const toGoodPasswordMessage = (locale: Locale): string => texts[locale].good
