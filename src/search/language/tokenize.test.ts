import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { tokenize } from './tokenize.ts'

const wordsOf = (text: string): string[] => tokenize(text).map(({ word }) => word)

describe('tokenize', () => {
  test.each([
    ['', []],
    [' – … ', []],
    ['Narinj Hotel', ['narinj', 'hotel']],
    ['Sa’fa, l’Iraq', ['safa', 'liraq']],
    ['‘quoted’ rock ’n’ roll', ['quoted', 'rock', 'n', 'roll']],
    ['5-star/24h_wi-fi', ['5', 'star', '24h', 'wi', 'fi']],
    ['safar.iq', ['safar', 'iq']],
    ['فندق البصرة والنارنج', ['فندق', 'بصره', 'نارنج']],
    ['نانی بەیانی، ژوور', ['نانی', 'بهیانی', 'زور']],
    ['هوتێله\u200cکان', ['هوتیلهکان']],
    ['ماء ء الورد', ['ما', 'ورد']],
    ['ال بصرة', ['بصره']],
    ['ال', ['ال']],
    ['Sabil al-Rayhan', ['sabil', 'rayhan']],
    ['Khan as-Sarraj', ['khan', 'sarraj']],
    ['as white as snow', ['as', 'white', 'snow']],
    ['al', ['al']],
    ['hotel al', ['hotel', 'al']],
    ['東京 tower', ['東', '京', 'tower']],
    ['𝒜𝒷c 🏨hotel', ['abc', 'hotel']],
    ['abcdefghijklmnopqrst', ['abcdefghijklmnopqrst']],
  ])('%s', (text, words) => expect(wordsOf(text)).toEqual(words))

  test('says where a word stands, and how much of it is an article', () => {
    expect(tokenize('في الـبصرة،')).toEqual([
      { word: 'فی', start: 0, end: 2, skip: 0, afterBreak: false },
      { word: 'بصره', start: 3, end: 10, skip: 3, afterBreak: false },
    ])
  })

  test('leaves what cannot be seen out of the ends of a word', () => {
    expect(tokenize('\u200fبغداد\u200c ')).toMatchObject([{ start: 1, end: 6 }])
  })

  test.each([
    ['one. Two', [false, true]],
    ['one.two', [false, false]],
    ['one, two', [false, false]],
    ['یەک؟ دوو', [false, true]],
    ['one\ntwo', [false, true]],
    ['… one', [false]],
    ['one! al-two', [false, true]],
  ])('a sentence ends between the words of %j', (text, breaks) => {
    expect(tokenize(text).map(({ afterBreak }) => afterBreak)).toEqual(breaks)
  })

  test('an article before a full stop is a word', () =>
    expect(wordsOf('et al. Rayhan')).toEqual(['et', 'al', 'rayhan']))

  test('tokens lie in the text, in order, apart', () => {
    const piece = fc.constantFrom(
      'ال',
      'بصرة',
      '’',
      '\u200c',
      'ـ',
      'al',
      '-',
      ' ',
      '.',
      'ئ',
      'ە',
      '𝒜',
      '🏨',
      '東',
      'É',
      '\ud800',
      '٣',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 20 }), (pieces) => {
        let from = 0
        for (const { word, start, end, skip } of tokenize(pieces.join(''))) {
          expect(word).not.toBe('')
          expect(start).toBeGreaterThanOrEqual(from)
          expect(start + skip).toBeLessThan(end)
          from = end
        }
        expect(from).toBeLessThanOrEqual(pieces.join('').length)
      }),
    )
  })
})
