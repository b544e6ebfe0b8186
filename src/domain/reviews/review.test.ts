import { describe, expect, test } from 'vitest'
import { toFirstName, toGuestName, toPublicName } from '../accounts/guest-name.ts'
import { toTextLanguage } from '../text/text-language.ts'
import { hasLink, hasPhone } from './contact-in-text.ts'
import { type Reviewed, toReviewState } from './review.ts'
import { findTopics } from './review-topics.ts'

const stay: Reviewed = { status: 'accepted', isClosed: false, isOwn: false, isMissed: false, endsOn: '2027-01-10' }

test.each<[Partial<Reviewed>, string, string]>([
  [{}, '2027-01-09', 'early'],
  [{}, '2027-01-10', 'open'],
  [{ status: 'ended' }, '2027-04-10', 'open'],
  [{ status: 'ended' }, '2027-04-11', 'late'],
  [{ status: 'pending' }, '2027-01-09', 'early'],
  [{ status: 'pending' }, '2027-01-10', 'never'],
  [{ status: 'rejected' }, '2027-01-12', 'never'],
  [{ status: 'failed' }, '2027-01-09', 'never'],
  [{ status: 'ended', isClosed: true }, '2027-01-12', 'never'],
  [{ isOwn: true }, '2027-01-10', 'own'],
  [{ isMissed: true }, '2027-01-10', 'never'],
])('%j on %s is %s', (change, today, state) => expect(toReviewState({ ...stay, ...change }, today)).toBe(state))

test.each([
  ['Sara Karim', 'Sara K.'],
  ['  Omar  Ali  hassan ', 'Omar H.'],
  ['Dina', 'Dina'],
  ['سارة الجبوري', 'سارة ج.'],
  ['Zaid al-Rubaie', 'Zaid R.'],
  ['ئاراس کەریم', 'ئاراس ک.'],
  ['Call-0770-123-4567 Now', ''],
  ['rooms.iq Baghdad', ''],
])('%s is shown as %s', (name, shown) => expect(toGuestName(name)).toBe(shown))

test.each([
  ['Sara Karim', 'Sara Karim', 'Sara'],
  ['http://evil.com', '', ''],
  ['Safar Support', '', ''],
  ['Sara evil.travel/win', '', ''],
  ['', '', ''],
])('%j is %j to others, and %j in short', (name, whole, first) =>
  expect([toPublicName(name), toFirstName(name)]).toEqual([whole, first]),
)

describe('what leads away', () => {
  test.each([
    'see https://example.com/x',
    'WWW.example.org',
    'write to me: sara@mail',
    'follow @sara_travels',
    'book at cheap-rooms . com',
    'احجزوا من rooms.iq',
    'wa.me/1',
    'rooms.store/cheap',
    'exa\u200bmple.com',
    `${'a'.repeat(1_900)}@mail`,
    `${'㏂'.repeat(1_900)} rooms.iq`,
  ])('%j has a link', (text) => expect(hasLink(text)).toBe(true))

  test.each([
    'We paid 150.000 each night. Breakfast at 8.',
    'Nice view.Come back',
    'We loved it. Me and my wife will be back.',
    'Very clean.net was slow at night',
    'Good breakfast. Store next door, app works too. Info at the desk.',
    'ئاوی گەرم هەبوو. زۆر باش',
    'v2.0',
    '㏂'.repeat(2_000),
  ])('%j has none', (text) => expect(hasLink(text)).toBe(false))

  test.each([
    'call 07701234567',
    'اتصلوا ٠٧٧٠ ١٢٣ ٤٥٦٧',
    'ژمارە: ۰۷۵۰-۱۲۳-۴۵-۶۷',
    '+964 (770) 123 4567',
    '0770.123.4567',
    '077\u200b01234567',
    '７７０１２３４５６７',
    '0️⃣7️⃣7️⃣0️⃣1️⃣2️⃣3️⃣4️⃣5️⃣6️⃣7️⃣',
    '0̲7̲7̲0̲1̲2̲3̲4̲5̲6̲7̲',
    '0770,123,4567',
    '077\u061c01234567',
  ])('%j has a phone number', (text) => expect(hasPhone(text)).toBe(true))

  test.each([
    'From 16/11/2026 to 18/11/2026',
    '2026-11-16, 2026-11-18',
    '1,250,000 dinars for 3 nights',
    'room 204, floor 2, 45 minutes',
    'دفعنا ٧٥٠٠٠ دينار',
    'rooms 204, 205, 206 and 207',
    '75,000, then 150,000, then 1,250,000',
  ])('%j has none', (text) => expect(hasPhone(text)).toBe(false))
})

test.each([
  ['The room was clean', 'en'],
  ['الغرفة نظيفة والفطور لذيذ', 'ar'],
  ['چاي زين وجكليت، والگاع نظيفة', 'ar'],
  ['ژوورەکە خاوێن بوو', 'ku'],
  ['Safar باشترینە لە هەموو شوێنێک', 'ku'],
  ['5/5 👍', 'en'],
])('%j is %s', (text, language) => expect(toTextLanguage(text)).toBe(language))

test.each([
  ['Breakfast was great, and the staff kind. Breakfast again!', ['breakfast', 'staff']],
  ['والفُطور لذيذ، بالمسبح ماكو زحمة', ['breakfast', 'pool']],
  ['نانی بەیانییەکەی خۆش بوو، کارەبا نەبڕا', ['breakfast', 'electricity']],
  ['نتمنى العودة، حافظنا على الجواز', []],
  ['I used my passport for business', []],
  ['پاسپۆرت و پاکێجەکەمان هێنا', []],
])('%j speaks of %j', (text, topics) => expect(findTopics(text).toSorted()).toEqual(topics.toSorted()))
