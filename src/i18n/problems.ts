import type { FieldFault, ProblemCode } from '../contract/problems.ts'
import type { Locale } from '../domain/locale.ts'

/** What a person reads when a call is refused. */
export const problemMessages: Record<Locale, Record<ProblemCode, string>> = {
  en: {
    INVALID_INPUT: 'Please, fill all inputs with valid data',
    NOT_FOUND: 'We could not find what you were looking for',
    METHOD_NOT_ALLOWED: 'This address does not support that action',
    BODY_TOO_LARGE: 'What you sent is too large',
    UNSUPPORTED_MEDIA_TYPE: 'This kind of data is not supported here',
    TOO_MANY_REQUESTS: 'You have made several requests, please try again later',
    INTERNAL: 'Something went wrong on our side. Please try again',
    UNAVAILABLE: 'The service is busy right now. Please try again in a moment',
  },
  ar: {
    INVALID_INPUT: 'يرجى ملء جميع الحقول ببيانات صحيحة',
    NOT_FOUND: 'لم نعثر على ما تبحث عنه',
    METHOD_NOT_ALLOWED: 'هذا العنوان لا يدعم هذا الإجراء',
    BODY_TOO_LARGE: 'حجم البيانات المرسلة أكبر من المسموح',
    UNSUPPORTED_MEDIA_TYPE: 'هذا النوع من البيانات غير مدعوم هنا',
    TOO_MANY_REQUESTS: 'لقد أرسلت طلبات عديدة، يرجى المحاولة لاحقاً',
    INTERNAL: 'حدث خطأ من جانبنا. يرجى المحاولة مرة أخرى',
    UNAVAILABLE: 'الخدمة مشغولة حالياً. يرجى المحاولة بعد قليل',
  },
  ku: {
    INVALID_INPUT: 'تکایە هەموو خانەکان بە زانیاریی دروست پڕ بکەرەوە',
    NOT_FOUND: 'ئەوەی بەدوایدا دەگەڕێیت نەدۆزرایەوە',
    METHOD_NOT_ALLOWED: 'ئەم ناونیشانە ئەو کردارە وەرناگرێت',
    BODY_TOO_LARGE: 'قەبارەی ئەوەی ناردووتە زۆر گەورەیە',
    UNSUPPORTED_MEDIA_TYPE: 'ئەم جۆرە داتایە لێرە وەرناگیرێت',
    TOO_MANY_REQUESTS: 'چەندین داواکاریت ناردووە، تکایە دواتر هەوڵ بدەرەوە',
    INTERNAL: 'لای ئێمە هەڵەیەک ڕووی دا. تکایە دووبارە هەوڵ بدەرەوە',
    UNAVAILABLE: 'خزمەتگوزارییەکە ئێستا سەرقاڵە. تکایە کەمێکی تر هەوڵ بدەرەوە',
  },
}

type FaultTexts = { [F in FieldFault['fault']]: (limit: string) => string }

const faultTexts: Record<Locale, FaultTexts> = {
  en: {
    required: () => 'This is required',
    invalid: () => 'This is not a valid value',
    not_a_number: () => 'This must be a number',
    not_whole: () => 'This must be a whole number',
    too_small: (limit) => `This must be at least ${limit}`,
    too_big: (limit) => `This must be at most ${limit}`,
  },
  ar: {
    required: () => 'هذا الحقل مطلوب',
    invalid: () => 'القيمة غير صحيحة',
    not_a_number: () => 'يجب أن تكون القيمة رقماً',
    not_whole: () => 'يجب أن تكون القيمة عدداً صحيحاً',
    too_small: (limit) => `يجب ألّا تقل القيمة عن ${limit}`,
    too_big: (limit) => `يجب ألّا تزيد القيمة على ${limit}`,
  },
  ku: {
    required: () => 'ئەم خانەیە پێویستە',
    invalid: () => 'بەهاکە دروست نییە',
    not_a_number: () => 'دەبێت ژمارە بێت',
    not_whole: () => 'دەبێت ژمارەی تەواو بێت',
    too_small: (limit) => `نابێت لە ${limit} کەمتر بێت`,
    too_big: (limit) => `نابێت لە ${limit} زیاتر بێت`,
  },
}

export const toFaultMessage = (locale: Locale, fault: FieldFault): string =>
  faultTexts[locale][fault.fault]('limit' in fault ? String(fault.limit) : '')
