import type { Locale } from '../../domain/text/locale.ts'

/** The footer comes as HTML: only the server has its texts. */
const en = {
  prayer: 'Prayer times',
  qibla: 'Qibla',
  about: 'About us',
  terms: 'Terms',
  privacy: 'Privacy',
  explore: 'Explore',
  company: 'Safar',
  partners: 'Partner with us',
  business: 'For businesses',
  agency: 'For travel agencies',
  owner: 'For property owners',
  follow: 'Follow us',
  rights: '© 2024 Safar. All rights reserved.',
  social: { facebook: 'Facebook', instagram: 'Instagram', telegram: 'Telegram', tiktok: 'TikTok', youtube: 'YouTube' },
}

type FooterText = typeof en

const ar: FooterText = {
  prayer: 'مواقيت الصلاة',
  qibla: 'القبلة',
  about: 'من نحن',
  terms: 'الشروط والأحكام',
  privacy: 'سياسة الخصوصية',
  explore: 'اكتشف',
  company: 'سفر',
  partners: 'كن شريكاً لنا',
  business: 'للأنشطة التجارية',
  agency: 'لمكاتب السفر',
  owner: 'لأصحاب أماكن الإقامة',
  follow: 'تابعنا',
  rights: '© 2024 سفر. جميع الحقوق محفوظة.',
  social: { facebook: 'فيسبوك', instagram: 'إنستغرام', telegram: 'تلغرام', tiktok: 'تيك توك', youtube: 'يوتيوب' },
}

const ku: FooterText = {
  prayer: 'کاتەکانی بانگ',
  qibla: 'قیبلە',
  about: 'دەربارەی ئێمە',
  terms: 'مەرج و ڕێساکان',
  privacy: 'سیاسەتی تایبەتێتی',
  explore: 'بەشەکان',
  company: 'سەفەر',
  partners: 'ببە هاوبەشمان',
  business: 'بۆ شوێنە بازرگانییەکان',
  agency: 'بۆ کۆمپانیاکانی گەشتیاری',
  owner: 'بۆ خاوەنانی شوێنی مانەوە',
  follow: 'شوێنمان بکەوە',
  rights: '© 2024 سەفەر. هەموو مافێک پارێزراوە.',
  social: { facebook: 'فەیسبووک', instagram: 'ئینستاگرام', telegram: 'تێلێگرام', tiktok: 'تیکتۆک', youtube: 'یوتیوب' },
}

export const footerText: Record<Locale, FooterText> = { en, ar, ku }
