import type { Locale } from '../../domain/locale.ts'

const en = {
  title: 'Safar on your phone',
  description: 'Put Safar on your home screen: it opens like an app and needs no store.',
  lead: 'Put Safar on your home screen. It opens like an app, takes almost no space and needs no store.',
  android: 'On Android',
  androidSteps: ['Open this page in Chrome', 'Open the menu with the three dots', 'Choose “Add to home screen”'],
  ios: 'On iPhone',
  iosSteps: ['Open this page in Safari', 'Tap the share button', 'Choose “Add to Home Screen”'],
  why: 'What you get',
  reasons: [
    'Opens at a touch, even on a slow network',
    'Prices in dinars, in your language',
    'Your stays and events at hand on the road',
  ],
}

type Text = typeof en

const ar: Text = {
  title: 'سفر على هاتفك',
  description: 'إضافة سفر إلى الشاشة الرئيسية: يفتح كأي تطبيق ولا يحتاج إلى متجر.',
  lead: 'يمكن إضافة سفر إلى الشاشة الرئيسية: يفتح كأي تطبيق، ولا يكاد يشغل مساحة، ولا يحتاج إلى متجر.',
  android: 'على أندرويد',
  androidSteps: [
    'فتح هذه الصفحة في متصفح كروم',
    'فتح القائمة ذات النقاط الثلاث',
    'اختيار «الإضافة إلى الشاشة الرئيسية»',
  ],
  ios: 'على آيفون',
  iosSteps: ['فتح هذه الصفحة في متصفح سفاري', 'الضغط على زر المشاركة', 'اختيار «إضافة إلى الشاشة الرئيسية»'],
  why: 'ماذا تجد فيه',
  reasons: [
    'يفتح بلمسة واحدة حتى على شبكة بطيئة',
    'الأسعار بالدينار وبلغتك',
    'إقامتك وفعالياتك في متناول يدك على الطريق',
  ],
}

const ku: Text = {
  title: 'سەفەر لەسەر مۆبایلەکەت',
  description: 'سەفەر بخەرە سەر شاشەی سەرەکی: وەک ئەپ دەکرێتەوە و پێویستی بە هیچ فرۆشگایەک نییە.',
  lead: 'سەفەر بخەرە سەر شاشەی سەرەکی. وەک ئەپ دەکرێتەوە، شوێنێکی ئەوتۆ ناگرێت و پێویستی بە هیچ فرۆشگایەک نییە.',
  android: 'لە ئەندرۆید',
  androidSteps: ['ئەم پەڕەیە لە کرۆم بکەرەوە', 'پێڕستی سێ خاڵەکە بکەرەوە', '«زیادکردن بۆ شاشەی سەرەکی» هەڵبژێرە'],
  ios: 'لە ئایفۆن',
  iosSteps: ['ئەم پەڕەیە لە سەفاری بکەرەوە', 'دەست لە دوگمەی هاوبەشکردن بدە', '«زیادکردن بۆ شاشەی سەرەکی» هەڵبژێرە'],
  why: 'چیت دەست دەکەوێت',
  reasons: [
    'بە یەک دەستلێدان دەکرێتەوە، تەنانەت بە ئینتەرنێتی خاویش',
    'نرخ بە دینار و بە زمانی خۆت',
    'شوێنی مانەوە و بۆنەکانت لە ڕێگادا لەبەر دەستن',
  ],
}

/** Read by its loader: no other page carries these words. */
export const download: Record<Locale, Text> = { en, ar, ku }
