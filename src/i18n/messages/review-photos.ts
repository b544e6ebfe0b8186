import type { Locale } from '../../domain/locale.ts'

const en = {
  title: 'Photos, if you like',
  hint: 'Up to 5. Everybody sees them; where and by whom they were taken is removed.',
  ofReview: 'Photo :n of this review',
  ofGuest: 'Photo by :name',
  remove: 'Remove photo :n',
  underWay: 'A photo is still on its way. Please wait a moment.',
  tooMany: 'Five photos at most. Please remove some.',
  invalid: 'Please choose photos only.',
}

export type ReviewPhotosText = typeof en

const ar: ReviewPhotosText = {
  title: 'صور إن أحببت',
  hint: 'حتى 5 صور يراها الجميع، بعد حذف ما تحمله من معلومات عن مكان التقاطها وصاحبها.',
  ofReview: 'الصورة :n من هذا التقييم',
  ofGuest: 'صورة من :name',
  remove: 'حذف الصورة :n',
  underWay: 'ما زالت إحدى الصور قيد الإرسال. يرجى الانتظار لحظة.',
  tooMany: 'خمس صور كحد أقصى. يرجى حذف بعضها.',
  invalid: 'يرجى اختيار صور فقط.',
}

const ku: ReviewPhotosText = {
  title: 'وێنە، ئەگەر حەز دەکەیت',
  hint: 'تا 5 وێنە. هەمووان دەیانبینن؛ زانیاریی شوێن و خاوەنی وێنەکان لادەبرێت.',
  ofReview: 'وێنەی ژمارە :n لەم هەڵسەنگاندنەدا',
  ofGuest: 'وێنەی :name',
  remove: 'سڕینەوەی وێنەی :n',
  underWay: 'هێشتا وێنەیەک دەنێردرێت. تکایە کەمێک چاوەڕێ بە.',
  tooMany: 'ئەوپەڕەکەی پێنج وێنە. تکایە هەندێکیان بسڕەوە.',
  invalid: 'تکایە تەنیا وێنە هەڵبژێرە.',
}

export const reviewPhotosText: Record<Locale, ReviewPhotosText> = { en, ar, ku }
