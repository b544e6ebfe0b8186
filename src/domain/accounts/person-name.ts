import { hasLink, hasPhone } from '../reviews/contact-in-text.ts'
import { foldName } from '../text/fold-name.ts'
import { toSeenText } from '../text/seen-text.ts'

/** A contact, or a name that only we may have. */
export type NameProblem = 'name_contact' | 'name_reserved'

const splitList = (list: string): string[] => list.trim().split(/\s+/)

/** Our name and those of the ways to pay. */
const brands = [
  'safar',
  'سفر',
  'سەفەر',
  'safariq',
  'safarapp',
  'safartravel',
  'qi',
  'qicard',
  'fib',
  'fastpay',
  'zaincash',
]

/** Words by which services call themselves, in the three languages and in Persian. */
const roles = splitList(`
  support admin admins administrator administration administrators team official help helpdesk service services customer customers
  care staff operator operators moderator security payment payments billing refund refunds bank system root platform center centre
  desk agent bot assistant verification verified manager owner دعم الدعم للدعم الفني فني ادارة الإدارة إدارة للإدارة مدير المدير مشرف المشرف خدمة خدمات العملاء
  عملاء الزبائن زبائن فريق الرسمي رسمي الرسمية أمن الأمن مساعدة المساعدة للمساعدة أدمن الأدمن موظف منصة المنصة المدفوعات المستخدمين
  پشتیوانی پشتیوانیی پشتگیری پشتگیریی یارمەتی یارمەتیی بەڕێوەبەر بەڕێوەبەری بەڕێوەبەرایەتی بەڕێوەبەرایەتیی ئەدمین ئادمین ستاف تیم
  تیمی خزمەتگوزاری خزمەتگوزاریی کڕیاران کڕیار فەرمی فەرمیی پلاتفۆرم پلاتفۆرمی کارمەند کارمەندی ئاسایش پشتیبانی مدیریت مشتریان`)

/** Filler words between them. */
const between = splitList('iraq app website travel of and for مركز حساب موقع تطبيق مصرف العراق عێراق ی')

/** The words without surrounding signs, and with letters for look-alike digits, as in `Supp0rt`, and without accents, as in `Sàfar`. */
const splitName = (name: string): string[] =>
  foldName(
    toSeenText(name.replace(/[™®©℠]/g, ' '))
      .toLowerCase()
      .normalize('NFD')
      .replace(/(?<=[a-z])\p{M}+/gu, '')
      .normalize('NFC')
      .replace(/[@4]/g, 'a')
      .replace(/0/g, 'o')
      .replace(/[1!|]/g, 'i')
      .replace(/3/g, 'e')
      .replace(/[5$]/g, 's')
      .replace(/7/g, 't')
      .replace(/[^\p{L}\s]+/gu, ' '),
  )
    .split(' ')
    .filter(Boolean)

const toVocabulary = (terms: readonly string[]): Set<string> => new Set(terms.flatMap(splitName))
const ours = toVocabulary(brands)
const trade = toVocabulary(roles)
/** People are called like this, too: nothing is wrong with `Safar Ahmed`. */
const firstNames = toVocabulary(['safar', 'سفر', 'سەفەر', 'مشرف', 'رسمي', 'qi'])
const fillers = toVocabulary(between)

/** The name of the service beside a word of its trade, or nothing but such words, however they are spaced. */
function isReserved(name: string): boolean {
  const terms = splitName(name)
  if (terms.some((word) => ours.has(word)) && terms.some((word) => trade.has(word))) return true
  return isMadeOfOurs(terms.join(''))
}

/** From each place that words of ours lead to; whether one of them says more than a filler is known with the place. */
function isMadeOfOurs(letters: string): boolean {
  const reached = new Map([[0, false]])
  for (let start = 0; start < letters.length; start++) {
    const isTelling = reached.get(start)
    if (isTelling === undefined) continue
    for (const terms of [ours, trade, fillers])
      for (const word of terms) {
        const end = start + word.length
        if (letters.startsWith(word, start)) reached.set(end, reached.get(end) || isTelling || terms !== fillers)
      }
  }
  return reached.get(letters.length) === true
}

/** Some screens show the first word of a name alone, so that word must not be ours either. */
function startsReserved(name: string): boolean {
  const [first = ''] = name.trim().split(/\s+/)
  return isReserved(first) && !firstNames.has(splitName(first).join(''))
}

/** People trust names on a payment page, at a door and at a till. A name contains no contact and none of our own names. */
export function findNameProblem(name: string): NameProblem | null {
  if (hasLink(name) || hasPhone(name) || /[/\\<>@#]|:\s*\S/u.test(toSeenText(name))) return 'name_contact'
  return isReserved(name) || startsReserved(name) ? 'name_reserved' : null
}
