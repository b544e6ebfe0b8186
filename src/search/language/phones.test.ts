import { expect, test } from 'vitest'
import { phonesOf } from './phones.ts'

test.each([
  ['Shaykh', 'CayX'],
  ['Çiya', 'Jiya'],
  ['Ghazal', 'GaZaL'],
  ['7illa', 'HiLLa'],
  ['room5', 'RuuM'],
  ['شيخ', 'CyX'],
  ['ه\u200cولير', 'awLyR'],
  ['خەزەڵ', 'XaZaL'],
  ['أَحْمَد', 'aHMD'],
  ['मेला', null],
  ['احمدß', null],
])('%s is heard as %s', (word, phones) => expect(phonesOf(word)).toBe(phones))
