import { describe, expect, test } from 'vitest'
import {
  articleLength,
  articleOf,
  articleUnits,
  isArticleBegun,
  isArticleOf,
  withoutBrokenArticle,
  withoutLatinArticle,
} from './article.ts'
import { foldWord } from './fold.ts'

describe('articleLength', () => {
  test.each([
    ['البصره', 2],
    ['الب', 2],
    ['والبصره', 3],
    ['بالبصره', 3],
    ['للعوایل', 2],
    ['بصره', 0],
    ['ال', 0],
    ['الی', 0],
    ['الله', 0],
    ['والی', 0],
    ['بالکونات', 0],
    ['لله', 0],
    ['alnajaf', 0],
  ])('%s: %i letters', (word, length) => expect(articleLength(word)).toBe(length))
})

describe('articleOf a word as it was written', () => {
  test.each([
    ['ئالمۆند', 0],
    ['ئەلقۆش', 2],
    ['الأ', 2],
    ['إلا', 0],
    ['البصرة', 2],
  ])('%s: %i letters', (raw, length) => expect(articleOf(raw, foldWord(raw))).toBe(length))
})

test.each([
  ['ا', true],
  ['ال', true],
  ['أ', false],
  ['الب', false],
  ['al', false],
])('%s may be an article that is being typed: %s', (raw, is) => expect(isArticleBegun(raw)).toBe(is))

describe('articleUnits', () => {
  test.each([
    ['البصرة', 2, 2],
    ['الـبصرة', 2, 3],
    ['الْبَصرة', 2, 3],
    ['وَالبصرة', 3, 4],
    ['ئەلقۆش', 2, 3],
    ['بصرة', 0, 0],
  ])('%s: %i letters take %i units', (raw, letters, units) => expect(articleUnits(raw, letters)).toBe(units))
})

describe('isArticleOf', () => {
  test.each([
    ['al', 'rayhan', true],
    ['el', 'basra', true],
    ['as', 'samawah', true],
    ['ash', 'shatt', true],
    ['an', 'nasiriyah', true],
    ['ال', 'بصره', true],
    ['as', 'white', false],
    ['an', 'apartment', false],
    ['at', 'home', false],
    ['a', 'hotel', false],
    ['all', 'rooms', false],
  ])('%s before %s: %s', (word, next, expected) => expect(isArticleOf(word, next)).toBe(expected))
})

describe('withoutLatinArticle', () => {
  test.each([
    ['al3amara', '3amara'],
    ['alKoofa', 'koofa'],
    ['elbesra', 'besra'],
    ['ilkarrada', 'karrada'],
    ['asshams', 'shams'],
    ['ashshams', 'shams'],
    ['annajaf', 'najaf'],
    ['addiwaniya', 'diwaniya'],
    ['bilbasra', 'basra'],
    ['almosul', 'mosul'],
    ['almond', null],
    ['ali', null],
    ['album', null],
    ['alsin', 'sin'],
    ['elder', null],
    ['address', null],
    ['arrival', null],
    ['electronics', null],
    ['wallet', null],
    ['lkhat', 'khat'],
    ['l2ibreeq', '2ibreeq'],
    ['lake', null],
    ['llama', null],
    ['basra', null],
    ['البصرة', null],
  ])('%s: %s', (word, bare) => expect(withoutLatinArticle(word)).toBe(bare))
})

describe('withoutBrokenArticle', () => {
  test.each([
    ['االبصرة', ['بصرة']],
    ['االأنبار', ['أنبار']],
    ['لابصرة', ['بصرة', 'ابصرة']],
    ['لبصرة', ['بصرة']],
    ['ابصرة', ['بصرة', 'صرة']],
    ['ابنجف', ['بنجف', 'نجف']],
    ['ابلصرة', ['بصرة', 'بلصرة', 'لصرة']],
    ['احللة', ['حلة', 'حللة']],
    ['ادرخام', ['درخام', 'رخام']],
    ['ادخط', ['خط']],
    ['ادبخطة', ['دبخطة', 'بخطة']],
    ['أبصرة', []],
    ['البصرة', []],
    ['لبن', []],
    ['بصرة', []],
    ['ئەنبار', []],
    ['basra', []],
  ])('%s: %j', (word, bare) => expect(withoutBrokenArticle(word)).toEqual(bare))
})
