import type { Text } from './shapes.ts'

type Names = Record<keyof Text, RegExp>

const days: Record<string, Names> = {
  Sunday: { en: /\bSunday/, ar: /الأحد(?!\p{L})/u, ku: /یەکشەمم/ },
  Monday: { en: /\bMonday/, ar: /الاثنين|كل اثنين/, ku: /دووشەمم/ },
  Tuesday: { en: /\bTuesday/, ar: /ثلاثاء/, ku: /سێشەمم/ },
  Wednesday: { en: /\bWednesday/, ar: /أربعاء/, ku: /چوارشەمم/ },
  Thursday: { en: /\bThursday/, ar: /الخميس|(?:مساء|ليلة|كل) خميس/, ku: /پێنجشەمم/ },
  Friday: { en: /\bFriday/, ar: /جمعة|(?:ال|لل|وال|في )جمع(?!\p{L})/u, ku: /هەینی/ },
  Saturday: { en: /\bSaturday/, ar: /سبت(?!\p{L})/u, ku: /(?<!\p{L})شەمم/u },
}

const months: Record<string, Names> = {
  January: { en: /\bJanuary\b/, ar: /كانون الثاني/, ku: /کانوونی دووەم/ },
  February: { en: /\bFebruary\b/, ar: /شباط/, ku: /شوبات/ },
  March: { en: /\bMarch\b/, ar: /آذار/, ku: /ئازار(?!ی(?!\p{L}))/u },
  April: { en: /\bApril\b/, ar: /نيسان/, ku: /نیسان/ },
  May: { en: /\bMay\b/, ar: /أيار/, ku: /ئایار/ },
  June: { en: /\bJune\b/, ar: /حزيران/, ku: /حوزەیران/ },
  July: { en: /\bJuly\b/, ar: /تموز/, ku: /تەممووز/ },
  August: { en: /\bAugust\b/, ar: /(?<!\p{L})آب(?!\p{L})/u, ku: /(?<!\p{L})ئاب(?:دا|ەوە|یشدا|ی)?(?!\p{L})/u },
  September: { en: /\bSeptember\b/, ar: /أيلول/, ku: /ئەیلوول/ },
  October: { en: /\bOctober\b/, ar: /تشرين الأول/, ku: /تشرینی یەکەم/ },
  November: { en: /\bNovember\b/, ar: /تشرين الثاني/, ku: /تشرینی دووەم/ },
  December: { en: /\bDecember\b/, ar: /كانون الأول/, ku: /کانوونی یەکەم/ },
}

/** The days of the week and the months that one version of a text names. */
export function saidDays(locale: keyof Text, text: string): string[] {
  const plain = text.replace(/[\u064B-\u0652]/g, '')
  return Object.entries({ ...days, ...months }).flatMap(([name, names]) => (names[locale].test(plain) ? name : []))
}
