import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { type CatalogueText, readTexts } from './testing/catalogue-texts.ts'

const texts = readTexts('en')

/** The product document fixes these to the letter. */
const fixed = [
  'Please, fill all inputs with valid data',
  'Please, fill all required fields.',
  'Please, select the payment method first.',
  'The new password and confirm password fields do not match.',
  'This phone number is already taken, try using another number',
  'You have made several requests, please try again later',
  'No rooms available (change filters)',
]

const free = texts.filter(({ text }) => !fixed.includes(text))

/** What each text is reported as: where it stands, and its words. */
const found = (wrong: (one: CatalogueText) => boolean): string[] =>
  free.filter(wrong).map(({ file, key, text }) => `${file} ${key}: ${text}`)

const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?]) (?=[A-Z“:])/)
const isQuestion = (text: string): boolean => text.endsWith('?')
const lengthOf = (text: string): number => text.split(' ').length

test('what the product document fixes is there to the letter', () => {
  expect(fixed.filter((text) => !texts.some((one) => one.text === text))).toEqual([])
})

describe('no sentence begins with', () => {
  const isStatement = (text: string): boolean => /[.:]$/.test(text)
  test.each<[opening: string, (text: string) => boolean]>([
    ['Whoever: name the person', (text) => text.startsWith('Whoever ')],
    ['Of: the subject comes first', (text) => text.startsWith('Of ')],
    ['Where somebody: say when, or who', (text) => text.startsWith('Where somebody ')],
    ['What is: name the thing', (text) => /^What (is|are|was) /.test(text) && !isQuestion(text)],
    ['What: name the thing', (text) => text.startsWith('What ') && isStatement(text)],
  ])('%s', (_, isWrong) => {
    expect(found(({ text }) => sentencesOf(text).some(isWrong))).toEqual([])
  })

  test('It, where nothing was named before', () => {
    expect(found(({ text }) => /^(Safar: )?It /.test(text))).toEqual([])
  })
})

describe('no text has', () => {
  test.each<[reason: string, pattern: RegExp]>([
    ['whoever: name the person', /\b(who|what|which)ever\b(?! you like)/i],
    ['a clause of nobody: say who can', /\bnobody who\b/i],
    ['please: an instruction is polite enough, and shorter', /\bplease\b/i],
    ['need not: do not have to is easier', /\bneed not\b/i],
    ['by itself or by hand: automatically, manually, or who does it', /\bby (itself|themselves|hand)\b/i],
    ['not it: not you', /\bwas it not you\b/i],
    ['over: a ticket has expired, an offer has ended, the time has run out', /\b(is|are|was|were) over\b/i],
    ['a network that is missing: offline', /\bwithout a network\b/i],
    ['in vain', /\bin vain\b/i],
    ['all the same: anyway', /\ball the same\b/i],
    ['have it done: say the verb', /\bhave (it|:\w+) \w+ed\b/i],
    [
      'the reassurance before the news: say You have not been charged at the end',
      /\bnothing (has been )?(booked|bought|paid)?,? and nothing paid\b/i,
    ],
    ['an article before an order: nearest first', /\bthe (newest|nearest|cheapest) first\b/i],
    ['an article before reception', /\bat the reception\b/i],
    ['things that stand: they are', /\bstands? (at|in|on|under|below|against|between)\b/i],
    [
      'the present for the future: we will tell you',
      /\b[Ww]e (tell|remind|let|write to) you\b|\bthey are told\b|\byou find it\b/i,
    ],
    [
      'a clock of twelve hours: 08:00',
      /\b\d{1,2} ?([ap]\.?m\b|o’clock|in the (morning|evening)|the next morning)|\bnoon\b/i,
    ],
    ['a space before the percent sign, or a word for it', /[\w}] %|(?<![:\w])per ?cent\b/],
    ['of for a name of ours: a Safar code', /\b(codes?|tickets?|discounts?|accounts?) of Safar\b/],
    ['straight quotes or a long dash: ’ “ ” and a colon', /['"—]/],
    ['two spaces', / {2}/],
  ])('%s', (_, pattern) => {
    expect(found(({ text }) => pattern.test(text))).toEqual([])
  })
})

describe('full stops', () => {
  test('end every answer to something that a person did', () => {
    const answers = /i18n\/(messages\/(problems|successes)|field-errors|password-weakness)\.ts$/
    const isAnswer = ({ file, key }: CatalogueText): boolean =>
      answers.test(file) && !/^(names|join|patterns)/.test(key.replace(/^\w+\./, ''))
    expect(found((one) => isAnswer(one) && /^[A-Z]/.test(one.text) && !one.text.endsWith('.'))).toEqual([])
  })

  test('or another mark end texts of several sentences', () => {
    const isOpen = (text: string): boolean => !/([.?!…:”)]|:\w+|\{\}| to)$/.test(text)
    // A title that asks may go on with what to do.
    expect(
      found(({ text }) => sentencesOf(text).length > 1 && isOpen(text) && !isQuestion(sentencesOf(text)[0] ?? '')),
    ).toEqual([])
  })

  test('end leads and hints', () => {
    const isProse = /(^|\.)(lead|text|\w*[a-z]Text|hint|\w*Hint|noScript|offline)$/
    expect(found(({ key, text }) => isProse.test(key) && lengthOf(text) > 8 && !/[.?!…:]$/.test(text))).toEqual([])
  })

  test('do not end titles, labels and buttons', () => {
    const isLabel = /(^|\.)(title|heading|label|labels\.\w+|tabs\.\w+|nav|action|send|save|retry|question)$/
    expect(found(({ key, text }) => isLabel.test(key) && text.endsWith('.'))).toEqual([])
  })
})

test('a link to a page says View, not See', () => {
  expect(found(({ text }) => /^See /.test(text) && !/[.?]$/.test(text))).toEqual([])
})

describe('the glossary has one English term for each thing', () => {
  test.each(readGlossary())('$use', ({ not }) => {
    expect(found(({ text }) => not.some((isIn) => isIn(text)))).toEqual([])
  })
})

type Term = { use: string; not: ((text: string) => boolean)[] }

/** The table under `## English`: `not` has the terms in this place, apart by commas, each with what is no case of it after `but:`. */
function readGlossary(): Term[] {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8')
  const table = glossary.split(/^## /m).find((part) => part.startsWith('English\n')) ?? ''
  return table
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| Use |'))
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .map(([, use = '', not = '']) => ({ use, not: not.split(/,(?![^(]*\))/).map(toMatch) }))
}

function toMatch(phrase: string): (text: string) => boolean {
  const [, term = '', exceptions = ''] = /^([^(]+?)\s*(?:\(but: (.+)\))?$/.exec(phrase.trim()) ?? []
  const allowed = exceptions.split(', ').filter(Boolean)
  const pattern = new RegExp(`(?<![\\w:])${term}(?!\\w)`, 'i')
  return (text) => pattern.test(allowed.reduce((rest, one) => rest.replaceAll(new RegExp(one, 'gi'), ''), text))
}
