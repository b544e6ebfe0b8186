import type { Locale } from '../../domain/text/locale.ts'
import type { VisaPaperField } from '../../domain/visas/visa-form.ts'

type Help = { drawing: string; wrong: string[] }

const en = {
  open: 'Example and common mistakes',
  wrong: 'Common mistakes',
  papers: {
    passport: {
      drawing: 'A passport’s photo page: all four corners and both lines at the bottom are visible.',
      wrong: [
        'A corner, or the two lines at the bottom, is cut off.',
        'There is glare from a lamp or the flash.',
        'The page is bent, or a finger covers part of it.',
        'A picture of a copy, or of a screen.',
      ],
    },
    photo: {
      drawing:
        'A face from the front, in front of a white wall; the height of the head is marked, from the chin to the crown.',
      wrong: [
        'The wall is not white, or a shadow falls on it.',
        'The head is too small, turned, or cut off at the top.',
        'Glare on glasses, or hair over the eyes.',
        'A selfie taken too close, or with a filter that smooths the skin.',
      ],
    },
    nationalIdFront: {
      drawing: 'The front of the card, with the photo and all four corners.',
      wrong: ['The number cannot be read.', 'The card is in a shiny cover.', 'Front and back were mixed up.'],
    },
    nationalIdBack: {
      drawing: 'The back of the card, with its lines and all four corners.',
      wrong: ['The lines at the bottom are cut off.', 'The picture is blurred.', 'Front and back were mixed up.'],
    },
    document: {
      drawing: 'A bank statement with stamp and name, and a ticket.',
      wrong: [
        'The name does not match the passport.',
        'Date or stamp is missing, or too old.',
        'Only the first of several pages.',
      ],
    },
  } as Record<VisaPaperField, Help>,
}

export type PaperHelpText = typeof en

const ar: PaperHelpText = {
  open: 'مثال، وأكثر الأخطاء شيوعاً',
  wrong: 'أخطاء شائعة',
  papers: {
    passport: {
      drawing: 'صفحة الصورة في جواز السفر: تظهر زواياها الأربع والسطران في أسفلها.',
      wrong: [
        'زاوية من الصفحة أو السطران في أسفلها خارج الصورة.',
        'انعكاس ضوء المصباح أو الفلاش على الصفحة.',
        'الصفحة منحنية أو عليها إصبع.',
        'صورة لنسخة أو لشاشة.',
      ],
    },
    photo: {
      drawing: 'وجه ينظر إلى الأمام وخلفه جدار أبيض، مع بيان ارتفاع الرأس من الذقن إلى قمته.',
      wrong: [
        'الجدار ليس أبيض أو عليه ظل.',
        'الرأس صغير جداً أو مائل أو مقطوع من أعلاه.',
        'نظارة تعكس الضوء أو شعر على العينين.',
        'سيلفي من قرب شديد، أو فلتر ينعّم البشرة.',
      ],
    },
    nationalIdFront: {
      drawing: 'الوجه الأمامي للبطاقة، مع الصورة والزوايا الأربع.',
      wrong: ['الرقم غير مقروء.', 'البطاقة داخل غلاف يعكس الضوء.', 'رُفع الوجه الخلفي بدل الأمامي.'],
    },
    nationalIdBack: {
      drawing: 'الوجه الخلفي للبطاقة، مع أسطره والزوايا الأربع.',
      wrong: ['الأسطر في الأسفل مقطوعة.', 'الصورة مهتزة.', 'رُفع الوجه الأمامي بدل الخلفي.'],
    },
    document: {
      drawing: 'كشف حساب مصرفي عليه ختم واسم، وتذكرة سفر.',
      wrong: [
        'الاسم لا يطابق الاسم في جواز السفر.',
        'لا تاريخ على الورقة أو لا ختم، أو مضى عليها وقت طويل.',
        'الصفحة الأولى فقط من عدة صفحات.',
      ],
    },
  },
}

const ku: PaperHelpText = {
  open: 'نموونەیەک، لەگەڵ هەڵە باوەکان',
  wrong: 'هەڵە باوەکان',
  papers: {
    passport: {
      drawing: 'لاپەڕەی وێنەی پاسپۆرت: هەر چوار گۆشەکەی و هەردوو دێڕەکەی خوارەوە دیارن.',
      wrong: [
        'گۆشەیەک یان دوو دێڕەکەی خوارەوە لە وێنەکەدا نین.',
        'ڕووناکیی چرا یان فلاش لەسەر لاپەڕەکە دەدرەوشێتەوە.',
        'لاپەڕەکە چەماوەتەوە یان پەنجەیەکی لەسەرە.',
        'وێنەی کۆپییەک یان شاشەیەکە.',
      ],
    },
    photo: {
      drawing: 'ڕوخسارێک لە پێشەوە لەبەردەم دیوارێکی سپیدا؛ بەرزیی سەر لە چەناگەوە تا تەوقی سەر نیشان کراوە.',
      wrong: [
        'دیوارەکە سپی نییە یان سێبەری لەسەرە.',
        'سەر زۆر بچووکە، لارە، یان لە سەرەوە بڕاوە.',
        'چاویلکە ڕووناکی دەداتەوە، یان قژ بەسەر چاوەکاندا هاتووە.',
        'سێلفی لە زۆر نزیکەوە، یان فلتەرێک کە پێست لووس دەکات.',
      ],
    },
    nationalIdFront: {
      drawing: 'ڕووی پێشەوەی کارتەکە، لەگەڵ وێنەکە و هەر چوار گۆشەکەی.',
      wrong: [
        'ژمارەکە ناخوێندرێتەوە.',
        'کارتەکە لەناو بەرگێکدایە کە ڕووناکی دەداتەوە.',
        'ڕووی پێشەوە و پشتەوە جێگەیان گۆڕاوە.',
      ],
    },
    nationalIdBack: {
      drawing: 'ڕووی پشتەوەی کارتەکە، لەگەڵ دێڕەکانی و هەر چوار گۆشەکەی.',
      wrong: ['دێڕەکانی خوارەوە بڕاون.', 'وێنەکە لەرزیوە.', 'ڕووی پێشەوە و پشتەوە جێگەیان گۆڕاوە.'],
    },
    document: {
      drawing: 'کەشفی حسابی بانک بە مۆر و ناوەوە، لەگەڵ بلیتی گەشت.',
      wrong: [
        'ناوەکە لەگەڵ ناوی ناو پاسپۆرتەکە یەک ناگرێتەوە.',
        'بەروار یان مۆری نییە، یان کۆنە.',
        'تەنیا لاپەڕەی یەکەمە لە چەند لاپەڕەیەک.',
      ],
    },
  },
}

export const paperHelpText: Record<Locale, PaperHelpText> = { en, ar, ku }
