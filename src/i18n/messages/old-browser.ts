import type { Locale } from '../../domain/text/locale.ts'

/** In the footer, which the server alone renders. */
export const oldBrowserText: Record<Locale, string> = {
  en: 'This browser is too old for Safar. You can read this page; to book, update the browser.',
  ar: 'هذا المتصفح قديم. يمكنك قراءة هذه الصفحة، أما الحجز فيتطلب تحديث المتصفح.',
  ku: 'ئەم وێبگەڕە کۆنە. دەتوانیت ئەم پەڕەیە بخوێنیتەوە، بەڵام بۆ حجزکردن تکایە وێبگەڕەکە نوێ بکەرەوە.',
}
