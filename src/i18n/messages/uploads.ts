import type { Locale } from '../../domain/text/locale.ts'

const en = {
  choose: 'Choose a file',
  camera: 'Take a photo',
  sending: 'Uploading: :percent%',
  waiting: 'No connection. The upload will resume automatically.',
  checking: 'Checking…',
  ready: 'Received',
  stopped: 'Upload incomplete. Choose the same file again.',
  refused: 'This file could not be accepted. Choose another one.',
  remove: 'Remove',
}

export type UploadsText = typeof en

const ar: UploadsText = {
  choose: 'اختيار ملف',
  camera: 'التقاط صورة',
  sending: 'جارٍ الإرسال: :percent%',
  waiting: 'لا يوجد اتصال. يُستكمل الإرسال تلقائياً.',
  checking: 'جارٍ فحص الملف…',
  ready: 'تم الاستلام',
  stopped: 'لم يكتمل. يرجى اختيار الملف نفسه مرة أخرى.',
  refused: 'تعذّر قبول هذا الملف. يرجى اختيار ملف آخر.',
  remove: 'حذف',
}

const ku: UploadsText = {
  choose: 'هەڵبژاردنی فایل',
  camera: 'وێنەگرتن',
  sending: 'دەنێردرێت: :percent%',
  waiting: 'هێڵی ئینتەرنێت نییە. کە هێڵ گەڕایەوە، خۆی بەردەوام دەبێت.',
  checking: 'دەپشکنرێت…',
  ready: 'گەیشت',
  stopped: 'تەواو نەبووە. تکایە هەمان فایل دووبارە هەڵبژێرە.',
  refused: 'ئەم فایلە وەرناگیرێت. تکایە فایلێکی تر هەڵبژێرە.',
  remove: 'سڕینەوە',
}

export const uploadsText: Record<Locale, UploadsText> = { en, ar, ku }
