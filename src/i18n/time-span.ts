import type { Locale } from '../domain/text/locale.ts'
import { type Forms, plural } from './plural.ts'

type Unit = 'minute' | 'hour' | 'day' | 'month'

// Arabic as it stands after a verb or a preposition.
const forms: Record<Locale, Record<Unit, Forms>> = {
  en: {
    minute: { one: '# minute', other: '# minutes' },
    hour: { one: '# hour', other: '# hours' },
    day: { one: '# day', other: '# days' },
    month: { one: '# month', other: '# months' },
  },
  ar: {
    minute: { one: 'دقيقة واحدة', two: 'دقيقتين', few: '# دقائق', other: '# دقيقة' },
    hour: { one: 'ساعة واحدة', two: 'ساعتين', few: '# ساعات', other: '# ساعة' },
    day: { one: 'يوم واحد', two: 'يومين', few: '# أيام', many: '# يوماً', other: '# يوم' },
    month: { one: 'شهر واحد', two: 'شهرين', few: '# أشهر', many: '# شهراً', other: '# شهر' },
  },
  ku: {
    minute: { one: 'یەک خولەک', other: '# خولەک' },
    hour: { one: 'یەک کاتژمێر', other: '# کاتژمێر' },
    day: { one: 'یەک ڕۆژ', other: '# ڕۆژ' },
    month: { one: 'یەک مانگ', other: '# مانگ' },
  },
}

/** `15 minutes`, so that a text takes its number from the constant that holds. */
export const timeSpan = (locale: Locale, count: number, unit: Unit): string =>
  plural(locale, count, forms[locale][unit])
