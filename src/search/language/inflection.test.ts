import { expect, test } from 'vitest'
import { englishPlural, possibleLatinStems, possibleStems, soraniForms } from './inflection.ts'

test.each([
  ['هوتێل', 'هوتێلی هوتێلەکان هوتێلەکانی هوتێلەکە'],
  ['شوقە', 'شوقەی شوقەکان شوقەکانی شوقەکە'],
  ['قەڵا', 'قەڵای قەڵاکان قەڵاکانی قەڵاکە'],
  ['شیرینی', 'شیرینیی شیرینییەکان شیرینییەکانی شیرینییەکە'],
])('the forms of %s', (noun, forms) => expect(soraniForms(noun).join(' ')).toBe(forms))

test.each([
  ['hotel', 'hotels'],
  ['city', 'cities'],
  ['holiday', 'holidays'],
  ['beach', 'beaches'],
  ['sweets', 'sweets'],
])('one %s, many %s', (noun, plural) => expect(englishPlural(noun)).toBe(plural))

test.each([
  ['هوتیلهکان', 'هوتیل'],
  ['میوانخانهکانی', 'میوانخانه'],
  ['هوتیلیک', 'هوتیل'],
  ['ببغداد', 'بغداد'],
  ['والنجف', 'نجف'],
  ['لهههولیر', 'ههولیر'],
  ['ههولیرهوه', 'ههولیر'],
  ['بهسرهدا', 'بهسره'],
])('%s may be a form of %s', (word, stem) => expect(possibleStems(word)).toContain(stem))

test.each([
  ['hoteli', 'hotel'],
  ['qalay', 'qala'],
  ['shoqakani', 'shoqa'],
  ['bazareki', 'bazar'],
  ['hawlerawa', 'hawler'],
  ['madinat', 'madina'],
])('%s may be a form of %s', (word, stem) => expect(possibleLatinStems(word)).toContain(stem))
