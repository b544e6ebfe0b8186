import type { Locale } from '../../domain/text/locale.ts'

const en = {
  open: 'Full screen',
  close: 'Close',
  previous: 'Previous code',
  next: 'Next code',
  index: ':number of :count',
}

export type CodeViewerText = typeof en

export const codeViewerText: Record<Locale, CodeViewerText> = {
  en,
  ar: {
    open: 'عرض على كامل الشاشة',
    close: 'إغلاق',
    previous: 'الرمز السابق',
    next: 'الرمز التالي',
    index: ':number من :count',
  },
  ku: {
    open: 'پیشاندان بە پڕی شاشە',
    close: 'داخستن',
    previous: 'کۆدی پێشوو',
    next: 'کۆدی دواتر',
    index: ':number لە :count',
  },
}
