import { toLatinDigits } from './digits.ts'

// What is not seen must not hide what is, and neither must a line under a digit or a key around it.
const unseen = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}]/gu
const toSeen = (text: string): string => toLatinDigits(text.normalize('NFKC').replace(unseen, ''))

// One letter before a sign says as much as all of them, which would be gone through again from each: a text can be 8,000 letters long when seen.
// Where an ending is a word as well, people begin sentences with it, and often without a space: there it takes a path to be an address.
const link = new RegExp(
  [
    'https?:',
    'www\\s*\\.',
    '[\\w.+-]@[\\w-]',
    '(?:^|[^\\w])@\\w{3,}',
    '[a-z0-9-]\\s?\\.\\s?com(?![a-z])',
    '[a-z0-9-](?:\\.|\\s\\.\\s?)(?:org|biz|iq|io|ly|gl|ru|tr|ir|krd)(?![a-z])',
    '[a-z0-9-]\\.(?:net|info|shop|store|site|online|app|link|me|co|tv)/',
  ].join('|'),
  'i',
)

/** An address on the web, of mail, or of somebody on a network. */
export const hasLink = (text: string): boolean => link.test(toSeen(text))

const date = /(?<!\d)(?:\d{1,2}[/.-]\d{1,2}[/.-](?:19|20)\d\d|(?:19|20)\d\d[/.-]\d{1,2}[/.-]\d{1,2})(?!\d)/g
const price = /(?<!\d)\d{1,3}(?:[,،٬]\d{3})+(?!\d)/g
// Nine digits are fewer than any mobile number of the region has, with whatever stands between them.
const phone = /(?:\d(?:[\s().\-–_/*·•]{0,3}|[,،٬])){9,}/

/** Digits that could be called. Days and prices are not. */
export const hasPhone = (text: string): boolean => phone.test(toSeen(text).replace(date, 'x').replace(price, 'x'))
