import { describe, expect, test } from 'vitest'
import { retyped } from './keyboard.ts'

describe('retyped', () => {
  test.each([
    ['fy]h]', 'بغداد'],
    ['FY]H]', 'بغداد'],
    ['hgfwvm', 'البصرة'],
    ['Hvfdg', 'أربيل'],
    ['tk]r hgkhvk[', 'فندق النارنج'],
    ['hewlYr', 'هەولێر'],
    ['hwtYly Sylan', 'هوتێلی شیلان'],
    ['اخفثم', 'hotel'],
    ['لاشلايشي', 'baghdad'],
    ['ثقلاهم', 'erbil'],
    ['ىشقهىت', 'narinj'],
    ['بئلبئل هۆئسە', 'bulbul house'],
    ['اثصمغق', 'هەولیر'],
    ['فی]ه]', 'بغداد'],
  ])('%s was meant to be %s', (typed, meant) => expect(retyped(typed)[0]).toBe(meant))

  test.each([
    '',
    'ab',
    '2024',
    'hotel',
    'Erbil',
    'Rawzana Apartments',
    'فندق',
    'بغداد',
    'هەولێر',
    'هوتێلی شیلان',
    'Ur',
    '٢٠٢٤',
    '[]{}',
  ])('%j is what was meant', (typed) => expect(retyped(typed)).toEqual([]))

  test('gives at most four answers, each once', () => {
    const answers = retyped('لاشلالاشلا')
    expect(answers.length).toBeLessThanOrEqual(4)
    expect(new Set(answers).size).toBe(answers.length)
  })
})
