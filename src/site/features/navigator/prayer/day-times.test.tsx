import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LocaleContext } from '../../../../client/text.tsx'
import { toPrayerDays } from '../../../../domain/prayer/prayer-times.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toHijri } from '../../../../domain/time/hijri.ts'
import { DayTimes } from './day-times.tsx'

function render(date: string, offset = 0, locale: Locale = 'en'): string {
  const days = toPrayerDays({ latitude: 33.3152, longitude: 44.3661 }, 'mwl', date, 2)
  const [day] = days
  if (!day) throw new Error('There is no day')
  const html = renderToStaticMarkup(
    <LocaleContext value={locale}>
      <DayTimes day={day} days={days} hijri={toHijri(date, offset)} place="Baghdad" />
    </LocaleContext>,
  )
  return html
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
}

test('a day names its two dates and its times, without a clock at hand', () => {
  expect(render('2026-11-16')).toBe(
    'Baghdad Monday, 16 November 2026 6 Jumada al-Akhira 1448 AH Fajr 05:09 Sunrise 06:34 Dhuhr 11:48 Asr 14:39 Maghrib 17:00 Isha 18:21 Midnight 23:05',
  )
})

test('in Ramadan 1448 it says when the fast begins and ends', () => {
  expect(render('2027-02-08')).toContain(
    '1 Ramadan 1448 AH Ramadan Imsak 05:19 Fajr 05:29 Sunrise 06:53 Dhuhr 12:18 Asr 15:18 Maghrib · Iftar 17:40',
  )
  expect(render('2027-02-08', 0, 'ku')).toContain('ئیمساک 05:19 بەیانی 05:29')
})

test('whether it is Ramadan is for the device to say, within its offset', () => {
  expect(render('2027-02-08', -1)).not.toContain('Imsak')
  expect(render('2027-02-07', 1)).toContain('Imsak')
})
