import { toSeenText } from '../text/seen-text.ts'
import { networks } from './network-names.ts'
import { toSpokenDigits } from './spoken-digits.ts'

/** Dots of other scripts, and dots that are spelled or put into brackets so that no program takes them for dots. */
const bracketedDots = /\s?[\p{Ps}<"']\s?(?:\.|d[o0]t|dt|نقطه|نقطة|دوت|خاڵ|خال|دۆت)\s?[\p{Pe}>"']\s?/giu
const spelledDots = /([a-z0-9]{2})[\s_-](?:d[o0]t|نقطة|نقطه|دوت|خاڵ|خال|دۆت)[\s_-](?=[a-z])/gi
/** Single letters with a space, a dot or a stroke after each. */
const spacedLetters = /(^|[^\p{L}\d])(\p{L}(?:(?: ?\. ?|[ _-])\p{L}){2,})(?!\p{L})/gu
const joinLetters = (run: string): string => run.replace(run.includes(' ') ? / /g : /[._-]/g, '')
const toDotted = (text: string): string =>
  toSeenText(text)
    .replace(spacedLetters, (_, before, run) => before + joinLetters(run))
    .replace(/%2e/gi, '.')
    .replace(/([a-z0-9])dot(?=com(?![a-z]))/gi, '$1.')
    .replace(bracketedDots, '.')
    .replace(spelledDots, '$1 . ')
    .replace(/([a-z0-9])\s?[。・·•‧∙⋅۔٫]\s?(?=[a-z])/gi, '$1.')

// Domain endings that occur in ordinary text for no other reason, in any case and with a space before the dot.
const certainEndings = 'org|biz|iq|io|ly|gl|ru|tr|ir|krd|xyz'
// Endings that are words or titles with a capital letter, and no words in small ones.
const lowerEndings = [
  'travel|vip|icu|cyou|sbs|cfd|dev|tech|website|asia|mobi|eu|uk|de|fr|nl|ch|se|dk|pl|cz|gr|pt|ca|au|nz|br|mx|cn|jp|kr|hk|pk|af|az|ge',
  'su|ua|kz|uz|tm|ae|sa|jo|kw|qa|lb|eg|sy|ps|ye|om|bh|ma|dz|tn|cc|ws|gg|fm|pw|tk|ml|ga|cf|gq|ai|ee|vc|bz|cx|nu|gs|vg',
].join('|')
// Endings that begin sentences, often without a space before them.
const wordEndings = [
  'net|info|shop|store|site|online|app|link|me|co|tv|hotel|hotels|tours?|trips?|guide|taxi|sale|deals|world|live|top|pro|best|club|page|space',
  'fun|bid|win|click|bio|one|now|today|agency|holiday|center|company|solutions|services|support|email|chat|social|cash|bet|fit|life|zone|cloud',
  'news|media|house|land|rent|rentals|villas|show|buzz|digital|plus|us|to|la|in|it|is|at|be|so|am|no|my|by|st|id|sh|ms',
].join('|')

// One letter before a sign says as much as all of them, which would be gone through again from each: a text can be 8,000 letters long when seen.
const link = new RegExp(
  [
    'h(?:tt|xx)ps?:',
    'www\\s*\\.',
    '[\\w.+-]@[\\w-]',
    '(?:^|[^\\w])@\\w{3,}',
    '[a-z0-9-](?:\\s?\\.\\s?|[,/|])c[o0]m(?![a-z])',
    '(?:^|[^a-z])(?:mailto:|xn--)[a-z0-9]',
    '[a-z0-9-] com\\/\\w',
    '\\w (?:at|@) (?:gmail|hotmail|yahoo|outlook|icloud)(?![a-z])',
    '(?:^|[^a-z.])(?:wa|t|fb|ig)\\.me(?![a-z])',
    '\\d{1,3}(?:\\.\\d{1,3}){3}[/:]\\w',
    '\\p{L}\\s?(?:\\.|دوت|دۆت|نقطة|نقطه|خاڵ)\\s?(?:كوم|کوم|کۆم)(?!\\p{L})',
    '\\p{L}\\.(?:شبكة|موقع|بازار)[ \\p{P}]{0,9}$',
    `[a-z0-9-](?:\\.|\\s\\.\\s?)(?:${certainEndings})(?![a-z])`,
    // Letters, a dot, letters and a path are an address with any ending. `p.m./a.m.` has a dot before its stroke.
    '\\p{L}\\.\\p{L}{2,}\\/',
    '\\p{L}\\.عراق(?!\\p{L})',
    // A word as ending of a name that no sentence ends with.
    `[a-z][0-9]{1,9}\\.(?:${wordEndings})(?![a-z])`,
    `[a-z0-9]-[a-z0-9]{1,40}\\.(?:${wordEndings})(?![a-z])`,
    `[a-z0-9-]\\.(?:${wordEndings}|${lowerEndings})[ \\p{P}]{0,9}$`,
  ].join('|'),
  'imu',
)

const name = '[a-z0-9-]{1,63}'
// A word before a user name invites readers to go there.
const cued = new RegExp(
  `(?:^|[^\\p{L}])(?:visit|see|book (?:at|on|via|with)|go to|check(?: out)?|website|site|link|find us (?:at|on)|(?:ال|لل|ب)?موقع\\p{L}{0,4}|زوروا|زورو|احجزوا|احجز|عبر|ماڵپەڕ\\p{L}{0,8}|سایت\\p{L}{0,8}|سەردانی)(?: من| على| لە|:| at| on| is)? ?${name}\\.(?:${wordEndings}|${lowerEndings})(?![a-z])`,
  'iu',
)
const small = new RegExp(`[a-z0-9-](?:\\.|\\s\\.)(?:${lowerEndings})(?![a-z])`)
const large = new RegExp(`[A-Z0-9-]\\.(?:${lowerEndings.toUpperCase()})(?![A-Za-z])`)

// Letters after a network's name and a colon are a name there; without the colon they have to look like one: `sara_travels`, `sara1990`.
const after = '(?:\\s?[:=＝;»>]+\\s?|\\s?[-–—]>\\s?|\\s?→\\s?)'
const handle = '(?:[a-z]\\w{0,30}[_.]\\w{1,30}|_\\w{2,30}|[a-z]{3,30}\\d{1,9})'
const ofNetwork = new RegExp(
  [
    `(?:^|[^\\p{L}])(?:${networks})(?:\\s?\\p{L}{1,12})?${after}[@\\p{L}\\d_]`,
    `(?:^|[^\\p{L}])(?:${networks})(?:ي|م|مان|نا|كم)?(?: \\p{L}{1,12})?(?: |\\s?[-–—~]\\s?)${handle}(?![\\w.])`,
    `(?:ig|fb|insta|tg|snap)\\s?\\/\\s?(?!(?:${networks})(?!\\p{L}))[a-z]\\w{2,}`,
    `_[a-z0-9]{1,30} (?:on|in|at|على|ع|في|ب|لە) ?(?:${networks})(?!\\p{L})`,
  ].join('|'),
  'iu',
)

/** A web address, a mail address, or a user name of a social network. */
export function hasLink(text: string): boolean {
  const seen = toDotted(text)
  return [link, small, large, cued, ofNetwork].some((pattern) => pattern.test(seen))
}

const date = /(^|\D)(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/g
const price = /(^|\D)\d{1,3}(?:[,،٬]\d{3})+(?!\d)/g
// Nine digits are fewer than any mobile number of the region has, with any signs between them.
const phone = /(?:\d(?:[\s().\-–_/*·•~+=|:;"'<>[\]{}\p{So}]{0,3}|[,،٬])){9,}/u

const time = /(^|[^\d:])(?:[01]?\d|2[0-3]):[0-5]\d(?![\d:])/g

/** Letters that stand for digits beside them. */
const toDigits = (text: string): string =>
  toSpokenDigits(toSeenText(text))
    .replace(/o(?=\d)|(\d)o/gi, '$10')
    .replace(/[il](?=\d)|(\d)[il]/gi, '$11')

/** Digits that could be called. Days, times and prices are not. */
export const hasPhone = (text: string): boolean =>
  phone.test(toDigits(text).replace(date, '$1x').replace(time, '$1x').replace(price, '$1x'))
