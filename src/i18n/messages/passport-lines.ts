import type { Locale } from '../../domain/text/locale.ts'
import type { MachineReadableProblem } from '../../domain/text/machine-readable.ts'

const en = {
  open: 'Fill in from the two lines of the passport',
  lead: 'At the bottom of the photo page there are two lines of letters, digits and :sign symbols. Type them here, and the fields below are filled in.',
  hint: 'Latin letters and digits. You can replace the long row of :sign by one.',
  first: 'First line',
  second: 'Second line',
  fill: 'Fill in',
  filled: 'Filled in. Compare everything with the passport.',
  cut: 'Filled in. The name may have been too long for the line: complete it, and compare everything with the passport.',
  problems: {
    missing: 'Type this line.',
    signs: 'Use only Latin letters, digits and :sign in this line.',
    short: 'This line is too short: it should have 44 characters.',
    long: 'This line is too long: it should have 44 characters.',
    no_passport: 'The first line of a passport starts with P and has no digits.',
    number: 'Check the passport number: it does not match its check digit.',
    birth_date: 'Check the date of birth: it does not match its check digit.',
    expiry: 'Check the date of expiry: it does not match its check digit.',
    whole: 'Check this line: it does not match its last check digit.',
  } as Record<MachineReadableProblem, string>,
}

export type PassportLinesText = typeof en

const ar: PassportLinesText = {
  open: 'تعبئة الحقول من سطرَي جواز السفر',
  lead: 'في أسفل صفحة الصورة سطران من الأحرف والأرقام والعلامة :sign. اكتبهما هنا فتُعبّأ الحقول التالية تلقائياً.',
  hint: 'أحرف لاتينية وأرقام. تكفي علامة :sign واحدة بدل الصف الطويل منها.',
  first: 'السطر الأول',
  second: 'السطر الثاني',
  fill: 'تعبئة الحقول',
  filled: 'عُبّئت الحقول. يرجى مقارنتها كلها بجواز السفر.',
  cut: 'عُبّئت الحقول. ربما لم يتسع السطر للاسم كاملاً: يرجى إكماله ومقارنة كل شيء بجواز السفر.',
  problems: {
    missing: 'يرجى كتابة هذا السطر.',
    signs: 'لا يحتوي هذا السطر إلا على أحرف لاتينية وأرقام والعلامة :sign.',
    short: 'السطر ناقص: طوله الكامل 44 خانة.',
    long: 'السطر أطول من اللازم: طوله الكامل 44 خانة.',
    no_passport: 'يبدأ السطر الأول في الجواز بالحرف P ولا أرقام فيه.',
    number: 'يرجى مراجعة رقم الجواز: رقم التحقق لا يطابقه.',
    birth_date: 'يرجى مراجعة تاريخ الميلاد: رقم التحقق لا يطابقه.',
    expiry: 'يرجى مراجعة تاريخ الانتهاء: رقم التحقق لا يطابقه.',
    whole: 'هناك خطأ في كتابة هذا السطر: رقم التحقق الأخير لا يطابقه.',
  },
}

const ku: PassportLinesText = {
  open: 'پڕکردنەوە لە دوو دێڕەکەی پاسپۆرتەوە',
  lead: 'لە خوارەوەی لاپەڕەی وێنەکە دوو دێڕ هەن لە پیت و ژمارە و نیشانەی :sign. لێرە بیاننووسە، ئینجا خانەکانی خوارەوە خۆیان پڕ دەبنەوە.',
  hint: 'پیتی لاتینی و ژمارە. لەجیاتی ڕیزە درێژەکە، یەک :sign بەسە.',
  first: 'دێڕی یەکەم',
  second: 'دێڕی دووەم',
  fill: 'پڕکردنەوەی خانەکان',
  filled: 'خانەکان پڕ کرانەوە. تکایە هەموویان لەگەڵ پاسپۆرتەکە بەراورد بکە.',
  cut: 'خانەکان پڕ کرانەوە. لەوانەیە ناوەکە بەتەواوی لە دێڕەکەدا جێی نەبووبێتەوە: تکایە تەواوی بکە و هەموو شتێک لەگەڵ پاسپۆرتەکە بەراورد بکە.',
  problems: {
    missing: 'تکایە ئەم دێڕە بنووسە.',
    signs: 'لەم دێڕەدا تەنیا پیتی لاتینی و ژمارە و :sign هەیە.',
    short: 'دێڕەکە کورتە: دەبێت 44 پیت و نیشانە بێت.',
    long: 'دێڕەکە درێژە: دەبێت 44 پیت و نیشانە بێت.',
    no_passport: 'دێڕی یەکەمی پاسپۆرت بە پیتی P دەست پێ دەکات و ژمارەی تێدا نییە.',
    number: 'ژمارەی پاسپۆرتەکە بە دروستی نەنووسراوە: ژمارەی پشکنینەکەی لەگەڵی یەک ناگرێتەوە.',
    birth_date: 'بەرواری لەدایکبوونەکە بە دروستی نەنووسراوە: ژمارەی پشکنینەکەی لەگەڵی یەک ناگرێتەوە.',
    expiry: 'بەرواری بەسەرچوونەکە بە دروستی نەنووسراوە: ژمارەی پشکنینەکەی لەگەڵی یەک ناگرێتەوە.',
    whole: 'شتێک لەم دێڕەدا بە دروستی نەنووسراوە: دوا ژمارەی پشکنینی لەگەڵی یەک ناگرێتەوە.',
  },
}

export const passportLinesText: Record<Locale, PassportLinesText> = { en, ar, ku }
