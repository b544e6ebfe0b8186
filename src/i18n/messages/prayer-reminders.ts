import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Prayer reminders',
  lead: (place: string) =>
    `A notification on this device, based on the times above for ${place}, including your adjustments.`,
  kept: 'Safar saves your city, the calculation method, these minutes and the chosen prayers in your account, and nothing else. We delete them when you turn reminders off.',
  prayers: 'Remind me of',
  when: 'When',
  before: (n: number) =>
    n === 0 ? 'At the time' : plural('en', n, { one: '# minute before', other: '# minutes before' }),
  save: 'Save',
  saving: 'Saving…',
  signIn: 'Sign in to get reminders.',
  signInButton: 'Sign in',
  device: 'Turn on notifications on this device first.',
  noDevice:
    'This browser does not support website notifications. On an iPhone, add Safar to the Home Screen first and open it from there.',
  notAllowed: 'You have turned notifications off in your profile. Turn them on there to be reminded.',
  profile: 'Open the profile',
  others: (place: string) => `Your reminders use the times you saved for ${place}. Save to use the times above.`,
  push: (time: string, place: string) => `${time} in ${place}`,
}

export type PrayerRemindersText = typeof en

const ar: PrayerRemindersText = {
  title: 'التذكير بالصلوات',
  lead: (place) => `إشعار على هذا الجهاز بحسب المواقيت أعلاه في ${place}، مع الدقائق التي أضفتها.`,
  kept: 'لهذا الغرض تحفظ منصة سفر في حسابك مدينتك وطريقة الحساب وهذه الدقائق والصلوات المختارة لا غير، وتُحذف عند إيقاف التذكير.',
  prayers: 'ذكّرني بـ',
  when: 'متى',
  before: (n) =>
    n === 0
      ? 'عند دخول الوقت'
      : plural('ar', n, {
          one: 'قبل دقيقة',
          two: 'قبل دقيقتين',
          few: 'قبل # دقائق',
          many: 'قبل # دقيقة',
          other: 'قبل # دقيقة',
        }),
  save: 'حفظ',
  saving: 'جارٍ الحفظ…',
  signIn: 'يرجى تسجيل الدخول ليصلك التذكير.',
  signInButton: 'تسجيل الدخول',
  device: 'يرجى تفعيل الإشعارات على هذا الجهاز أولاً.',
  noDevice: 'لا يعرض هذا المتصفح إشعارات المواقع. على آيفون أضف «سفر» إلى الشاشة الرئيسية أولاً ثم افتحه من هناك.',
  notAllowed: 'لقد أوقفت الإشعارات في ملفك الشخصي. يرجى تفعيلها هناك ليصلك التذكير.',
  profile: 'فتح الملف الشخصي',
  others: (place) =>
    `يصلك التذكير بحسب مواقيت ${place} كما حفظتها، لا بحسب المواقيت أعلاه. اضغط «حفظ» لاعتماد هذه المواقيت.`,
  push: (time, place) => `${time} في ${place}`,
}

const ku: PrayerRemindersText = {
  title: 'بیرخستنەوەی بانگ',
  lead: (place) =>
    `ئاگادارکردنەوەیەک لەسەر ئەم ئامێرە، بەپێی کاتەکانی سەرەوە لە ${place}، لەگەڵ ئەو خولەکانەی زیادت کردوون.`,
  kept: 'بۆ ئەمە پلاتفۆرمی سەفەر تەنیا شارەکەت، شێوازی هەژمارکردن، ئەم خولەکانە و بانگە هەڵبژێردراوەکان لە هەژمارەکەتدا هەڵدەگرێت، و کاتێک بیرخستنەوەکان دەوەستێنیت دەسڕدرێنەوە.',
  prayers: 'ئەمانەم بیر بخەرەوە',
  when: 'کەی',
  before: (n) => (n === 0 ? 'لە کاتی بانگدا' : plural('ku', n, { one: 'یەک خولەک پێشتر', other: '# خولەک پێشتر' })),
  save: 'پاشەکەوتکردن',
  saving: 'پاشەکەوت دەکرێت…',
  signIn: 'تکایە بچۆ ژوورەوە تا بیرخستنەوەت پێ بگات.',
  signInButton: 'چوونەژوورەوە',
  device: 'تکایە سەرەتا ئاگادارکردنەوە لەسەر ئەم ئامێرە چالاک بکە.',
  noDevice:
    'ئەم وێبگەڕە ئاگادارکردنەوەی ماڵپەڕەکان پیشان نادات. لە ئایفۆن سەرەتا «سەفەر» بخەرە سەر شاشەی سەرەکی و لەوێوە بیکەرەوە.',
  notAllowed: 'لە پرۆفایلەکەتدا ئاگادارکردنەوەت ناچالاک کردووە. تکایە لەوێ چالاکی بکە تا بیرت بخرێتەوە.',
  profile: 'کردنەوەی پرۆفایل',
  others: (place) =>
    `بەپێی کاتەکانی ${place} بیرت دەخرێتەوە، وەک پاشەکەوتت کردوون، نەک بەپێی ئەوانەی سەرەوە. پاشەکەوتکردن ئەمە دەگۆڕێت.`,
  push: (time, place) => `${time} لە ${place}`,
}

export const prayerRemindersText: Record<Locale, PrayerRemindersText> = { en, ar, ku }
