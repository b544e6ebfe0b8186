import { maxPhotos } from '../../domain/reviews/review.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  title: 'Photos (optional)',
  hint: `Up to ${maxPhotos}. Everybody can see them. We remove hidden details such as where they were taken.`,
  ofReview: 'Photo :n of this review',
  ofGuest: 'Photo by a guest',
  remove: 'Remove photo :n',
  underWay: 'A photo is still uploading. Wait a moment.',
  tooMany: `You can add up to ${maxPhotos} photos. Remove some.`,
  invalid: 'Choose photos only.',
}

export type ReviewPhotosText = typeof en

const arabicMax = plural('ar', maxPhotos, {
  one: 'صورة واحدة بحد أقصى',
  two: 'صورتان بحد أقصى',
  few: '# صور بحد أقصى',
  other: '# صورة بحد أقصى',
})

const ar: ReviewPhotosText = {
  title: 'صور (اختياري)',
  hint: `${arabicMax}، يراها الجميع بعد حذف ما تحمله من معلومات عن مكان التقاطها وصاحبها.`,
  ofReview: 'الصورة :n من هذا التقييم',
  ofGuest: 'صورة التقطها أحد الضيوف',
  remove: 'حذف الصورة :n',
  underWay: 'ما زالت إحدى الصور قيد الرفع. يرجى الانتظار لحظة.',
  tooMany: `${arabicMax}. يرجى حذف بعضها.`,
  invalid: 'يرجى اختيار صور فقط.',
}

const ku: ReviewPhotosText = {
  title: 'وێنە (ئارەزوومەندانە)',
  hint: `ئەوپەڕەکەی ${maxPhotos} وێنە. هەمووان دەیانبینن. زانیاریی شوێنی گرتن و وێنەگرەکە لە وێنەکان لادەبرێت.`,
  ofReview: 'وێنەی ژمارە :n لەم هەڵسەنگاندنەدا',
  ofGuest: 'وێنەی میوانێک',
  remove: 'سڕینەوەی وێنەی ژمارە :n',
  underWay: 'هێشتا ناردنی وێنەیەک تەواو نەبووە. تکایە کەمێک چاوەڕێ بکە.',
  tooMany: `ئەوپەڕەکەی ${maxPhotos} وێنە. تکایە هەندێکیان بسڕەرەوە.`,
  invalid: 'تکایە تەنیا وێنە هەڵبژێرە.',
}

export const reviewPhotosText: Record<Locale, ReviewPhotosText> = { en, ar, ku }
