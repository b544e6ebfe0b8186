import { expect, test } from 'vitest'
import { type CountryCode, toPhoneNumber } from './phone-number.ts'

test.each<[string, CountryCode, string, string]>([
  ['as people say it', 'IQ', '0770 123 4567', '+9647701234567'],
  ['without the zero', 'IQ', '7701234567', '+9647701234567'],
  ['in Arabic-Indic digits', 'IQ', '٠٧٧٠١٢٣٤٥٦٧', '+9647701234567'],
  ['in Persian digits', 'IQ', '۰۷۷۰۱۲۳۴۵۶۷', '+9647701234567'],
  ['a plus wins over the chosen country', 'IQ', '+46 70 123 45 67', '+46701234567'],
  ['so do two zeros', 'DE', '00964 770 123 4567', '+9647701234567'],
  ['a zero after the country code', 'IQ', '+964 (0)770-123-4567', '+9647701234567'],
  ['the country code without a plus', 'IQ', '9647701234567', '+9647701234567'],
  ['another country', 'SE', '070-123 45 67', '+46701234567'],
  ['a number that begins like its country', 'DE', '4912345', '+494912345'],
  ['an unknown country keeps its zero', 'IQ', '+39 06 1234567', '+39061234567'],
  ['one code within another', 'IQ', '+96170123456', '+96170123456'],
  ['pasted marks', 'IQ', '\u202a+964 770 123 4567\u202c', '+9647701234567'],
  ['a letter stays for the server to name', 'IQ', '0770x', '+964770x'],
  ['only spaces are nothing', 'IQ', '  ', ''],
])('%s', (_, country, typed, number) => expect(toPhoneNumber(country, typed)).toBe(number))
