import type { FieldError } from '../contract/problems.ts'
import { travellerLimits } from '../domain/accounts/traveller.ts'
import type { Locale } from '../domain/text/locale.ts'
import { toWeaknessMessage } from './password-weakness.ts'
import { plural } from './plural.ts'
import { timeSpan } from './time-span.ts'

type FieldTexts = { [F in Exclude<FieldError['error'], 'weak_password'>]: (limit: string) => string }

const fieldTexts: Record<Locale, FieldTexts> = {
  en: {
    required: () => 'This is required.',
    invalid: () => 'This is not a valid value.',
    not_a_number: () => 'This must be a number.',
    not_whole: () => 'This must be a whole number.',
    too_small: (limit) => `This must be at least ${limit}.`,
    too_big: (limit) => `This must be at most ${limit}.`,
    too_short: (limit) => `Use at least ${limit} characters.`,
    too_long: (limit) => `Use up to ${limit} characters.`,
    phone: () => 'This is not a valid phone number.',
    email: () => 'This is not a valid email address.',
    date: () => 'This is not a valid date.',
    years: (limit) => `Available only for the years ${limit}.`,
    frame: () => 'Enter west, south, east and north in degrees, west before east and south before north.',
    min_nights: (limit) => `At least ${limit} nights are needed on these dates.`,
    mismatch: () => 'The new password and confirm password fields do not match.',
    wrong: () => 'The password is not correct.',
    name_contact: () => 'Leave links, phone numbers and social media accounts out of the name.',
    name_reserved: () => 'This name is reserved for Safar. Write your own name.',
    latin_name: () => 'Write the name in Latin letters, as in the passport.',
    passport_number: () => 'A passport number has 5 to 20 letters and digits.',
    passport_expires: () =>
      `The passport must be valid for at least ${timeSpan('en', travellerLimits.monthsAfterReturn, 'month')} after the return.`,
    passport_repeated: () => 'This passport number is already used for another traveller.',
    passport_months: (limit) => `The passport must be valid for at least ${limit} months after the trip.`,
    machine_readable: () => 'Check these lines: they do not match the other fields, or were not read correctly.',
    not_offered: () => 'This visa is not offered for this choice.',
    file_repeated: () => 'This file is already used in another field.',
    too_many_files: (limit) => `You can add up to ${limit} files here.`,
  },
  ar: {
    required: () => 'هذا الحقل مطلوب.',
    invalid: () => 'القيمة غير صحيحة.',
    not_a_number: () => 'يجب أن تكون القيمة رقماً.',
    not_whole: () => 'يجب أن تكون القيمة عدداً صحيحاً.',
    too_small: (limit) => `يجب ألّا تقل القيمة عن ${limit}.`,
    too_big: (limit) => `يجب ألّا تزيد القيمة على ${limit}.`,
    too_short: (limit) => `يجب ألّا يقل عدد الأحرف عن ${limit}.`,
    too_long: (limit) => `يجب ألّا يزيد عدد الأحرف على ${limit}.`,
    phone: () => 'رقم الهاتف غير صحيح.',
    email: () => 'البريد الإلكتروني غير صحيح.',
    date: () => 'التاريخ غير صحيح.',
    years: (limit) => `يجب أن يكون التاريخ ضمن السنوات ${limit}.`,
    frame: () => 'اكتب الحدود بالدرجات: غرب ثم جنوب ثم شرق ثم شمال، والغرب قبل الشرق والجنوب قبل الشمال.',
    min_nights: (limit) => `الحد الأدنى لعدد الليالي في هذه التواريخ: ${limit}.`,
    mismatch: () => 'كلمتا المرور غير متطابقتين.',
    wrong: () => 'كلمة المرور غير صحيحة.',
    name_contact: () => 'يرجى كتابة الاسم من دون روابط أو أرقام هواتف أو حسابات في شبكات أخرى.',
    name_reserved: () => 'هذا الاسم مخصص لمنصة سفر. يرجى كتابة اسمك.',
    latin_name: () => 'اكتب الاسم بالأحرف اللاتينية كما في جواز السفر.',
    passport_number: () => 'يتكوّن رقم الجواز من 5 إلى 20 حرفاً لاتينياً ورقماً.',
    passport_expires: () =>
      `يجب أن يكون الجواز صالحاً ${timeSpan('ar', travellerLimits.monthsAfterReturn, 'month')} على الأقل بعد العودة.`,
    passport_repeated: () => 'رقم الجواز هذا مكتوب لمسافر آخر.',
    passport_months: (limit) =>
      plural('ar', Number(limit), {
        one: 'يجب أن يبقى الجواز صالحاً شهراً على الأقل بعد السفر.',
        two: 'يجب أن يبقى الجواز صالحاً شهرين على الأقل بعد السفر.',
        few: 'يجب أن يبقى الجواز صالحاً # أشهر على الأقل بعد السفر.',
        many: 'يجب أن يبقى الجواز صالحاً # شهراً على الأقل بعد السفر.',
        other: 'يجب أن يبقى الجواز صالحاً # شهر على الأقل بعد السفر.',
      }),
    machine_readable: () => 'لا تطابق هذه الأسطر ما كُتب، أو لم تُقرأ بشكل صحيح.',
    not_offered: () => 'لا تُقدَّم هذه التأشيرة لهذا الاختيار.',
    file_repeated: () => 'استُخدم هذا الملف في حقل آخر.',
    too_many_files: (limit) => `الحد الأقصى لعدد الملفات هنا: ${limit}.`,
  },
  ku: {
    required: () => 'ئەم خانەیە پێویستە.',
    invalid: () => 'بەهاکە دروست نییە.',
    not_a_number: () => 'دەبێت ژمارە بێت.',
    not_whole: () => 'دەبێت ژمارەی تەواو بێت.',
    too_small: (limit) => `نابێت لە ${limit} کەمتر بێت.`,
    too_big: (limit) => `نابێت لە ${limit} زیاتر بێت.`,
    too_short: (limit) => `نابێت لە ${limit} پیت کەمتر بێت.`,
    too_long: (limit) => `نابێت لە ${limit} پیت زیاتر بێت.`,
    phone: () => 'ژمارەی مۆبایلەکە دروست نییە.',
    email: () => 'ئیمەیڵەکە دروست نییە.',
    date: () => 'بەروارەکە دروست نییە.',
    years: (limit) => `بەروارەکە دەبێت لە ساڵانی ${limit} بێت.`,
    frame: () =>
      'سنوورەکان بە پلە بنووسە: ڕۆژئاوا، باشوور، ڕۆژهەڵات، باکوور؛ ڕۆژئاوا پێش ڕۆژهەڵات و باشوور پێش باکوور بێت.',
    min_nights: (limit) => `لەم بەروارانەدا لانیکەم ${limit} شەو پێویستە.`,
    mismatch: () => 'هەردوو وشە نهێنییەکە وەک یەک نین.',
    wrong: () => 'وشەی نهێنی دروست نییە.',
    name_contact: () => 'تکایە ناوەکە بەبێ بەستەر، ژمارەی مۆبایل و هەژماری تۆڕەکانی تر بنووسە.',
    name_reserved: () => 'ئەم ناوە تایبەتە بە پلاتفۆرمی سەفەر. تکایە ناوی خۆت بنووسە.',
    latin_name: () => 'ناوەکە بە پیتی لاتینی بنووسە، وەک لە پاسپۆرتەکەدایە.',
    passport_number: () => 'ژمارەی پاسپۆرت لە 5 تا 20 پیتی لاتینی و ژمارە پێک دێت.',
    passport_expires: () =>
      `پاسپۆرتەکە دەبێت لانیکەم ${timeSpan('ku', travellerLimits.monthsAfterReturn, 'month')} دوای گەڕانەوە کارا بێت.`,
    passport_repeated: () => 'ئەم ژمارەی پاسپۆرتە بۆ گەشتیارێکی تر نووسراوە.',
    passport_months: (limit) => `پاسپۆرت دەبێت لانیکەم ${limit} مانگ دوای گەشتەکە کارا بێت.`,
    machine_readable: () => 'ئەم دێڕانە لەگەڵ ئەوەی نووسراوە یەک ناگرنەوە، یان بە دروستی نەخوێندراونەتەوە.',
    not_offered: () => 'ئەم ڤیزایە بۆ ئەم هەڵبژاردنە نییە.',
    file_repeated: () => 'ئەم فایلە لە خانەیەکی تردا بەکارهاتووە.',
    too_many_files: (limit) => `لێرە زۆرترین ژمارەی فایل ${limit}ە.`,
  },
}

export const toFieldMessage = (locale: Locale, error: FieldError): string =>
  error.error === 'weak_password'
    ? toWeaknessMessage(locale, error.weakness)
    : fieldTexts[locale][error.error]('limit' in error ? String(error.limit) : '')
