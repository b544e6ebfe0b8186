import type { Locale } from '../../domain/text/locale.ts'

const en = {
  title: 'Safar on your phone',
  description: 'Put Safar on your home screen: it opens like an app and needs no app store.',
  lead: 'Put Safar on your home screen. It opens like an app, takes almost no space and needs no app store.',
  android: 'On Android',
  androidSteps: ['Open this page in Chrome', 'Open the menu with the three dots', 'Choose “:english”'],
  ios: 'On iPhone',
  iosSteps: ['Open this page in Safari', 'Tap the share button', 'Choose “:english”'],
  why: 'What you get',
  reasons: [
    'Opens with one tap, even on a slow network',
    'Prices in dinars, in your language',
    'Your bookings at hand while you travel',
  ],
}

type Text = typeof en

const ar: Text = {
  title: '«سفر» على هاتفك',
  description: 'إضافة «سفر» إلى الشاشة الرئيسية: يفتح كأي تطبيق ولا يحتاج إلى متجر التطبيقات.',
  lead: 'يمكن إضافة «سفر» إلى الشاشة الرئيسية: يفتح كأي تطبيق، ولا يكاد يشغل مساحة، ولا يحتاج إلى متجر التطبيقات.',
  android: 'على أندرويد',
  androidSteps: ['فتح هذه الصفحة في متصفح كروم', 'فتح القائمة ذات النقاط الثلاث', 'اختيار «:arabic»'],
  ios: 'على آيفون',
  iosSteps: ['فتح هذه الصفحة في متصفح سفاري', 'الضغط على زر المشاركة', 'اختيار «:arabic»'],
  why: 'ماذا تجد فيه؟',
  reasons: ['يفتح بلمسة واحدة حتى على شبكة بطيئة', 'الأسعار بالدينار وبلغتك', 'حجوزاتك في متناول يدك أثناء السفر'],
}

const ku: Text = {
  title: '«سەفەر» لەسەر مۆبایلەکەت',
  description: '«سەفەر» بخەرە سەر شاشەی سەرەکی: وەک ئەپ دەکرێتەوە و پێویستی بە ئەپ ستۆر نییە.',
  lead: '«سەفەر» بخەرە سەر شاشەی سەرەکی. وەک ئەپ دەکرێتەوە، شوێنێکی ئەوتۆ ناگرێت و پێویستی بە ئەپ ستۆر نییە.',
  android: 'لە ئەندرۆید',
  androidSteps: ['ئەم پەڕەیە لە کرۆم بکەرەوە', 'پێڕستی سێ خاڵەکە بکەرەوە', '«:english» یان «:arabic» هەڵبژێرە'],
  ios: 'لە ئایفۆن',
  iosSteps: ['ئەم پەڕەیە لە سەفاری بکەرەوە', 'دەست لە دوگمەی هاوبەشکردن بدە', '«:english» یان «:arabic» هەڵبژێرە'],
  why: 'چیت دەست دەکەوێت؟',
  reasons: [
    'بە یەک دەستلێدان دەکرێتەوە، تەنانەت بە ئینتەرنێتی خاویش',
    'نرخ بە دینار و بە زمانی خۆت',
    'حجزەکانت لە کاتی گەشتدا لەبەر دەستن',
  ],
}

type MenuNames = Record<'english' | 'arabic', string>

/** The system's own names of the steps: no phone has Sorani, so its readers look for one of these. */
export const menuNames: Record<'android' | 'ios', MenuNames> = {
  android: { english: 'Add to Home screen', arabic: 'الإضافة إلى الشاشة الرئيسية' },
  ios: { english: 'Add to Home Screen', arabic: 'إضافة إلى الشاشة الرئيسية' },
}

/** Read by its loader: no other page carries these words. */
export const download: Record<Locale, Text> = { en, ar, ku }
