import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'Meeting point',
  /** `:clocks`: one hour, or several. */
  departs: 'Departure at :clocks',
  begins: 'Starts at :clocks',
  confirmation: {
    title: 'Purchase confirmation',
    held: 'Held for you: pay in cash',
    hint: 'Show this when you arrive, with your identity card or passport.',
    qr: 'QR code with the number, the day and the names',
    print: 'Print the confirmation',
    printHeld: 'Print the order',
  },
}

export type MeetingText = typeof en

const ar: MeetingText = {
  title: 'نقطة التجمّع',
  departs: 'الانطلاق في الساعة :clocks',
  begins: 'البدء في الساعة :clocks',
  confirmation: {
    title: 'تأكيد الشراء',
    held: 'محفوظ لك، والدفع نقداً',
    hint: 'يرجى إظهاره عند الوصول مع البطاقة الوطنية أو جواز السفر.',
    qr: 'رمز QR فيه رقم الشراء والموعد والأسماء',
    print: 'طباعة تأكيد الشراء',
    printHeld: 'طباعة التفاصيل',
  },
}

const ku: MeetingText = {
  title: 'شوێنی کۆبوونەوە',
  departs: 'دەرچوون لە کاتژمێر :clocks',
  begins: 'دەستپێکردن لە کاتژمێر :clocks',
  confirmation: {
    title: 'پشتڕاستکردنەوەی کڕین',
    held: 'بۆت ڕاگیراوە، پارەدان بە نەختینە',
    hint: 'تکایە کە گەیشتیت لەگەڵ کارتی نیشتمانی یان پاسپۆرتەکەت پیشانی بدە.',
    qr: 'کۆدی QR کە ژمارەی کڕین، کات و ناوەکانی تێدایە',
    print: 'چاپکردنی پشتڕاستکردنەوەی کڕین',
    printHeld: 'چاپکردنی کڕین',
  },
}

export const meetingText: Record<Locale, MeetingText> = { en, ar, ku }
