import { articleLength, withoutLatinArticle } from '../language/article.ts'
import { foldWord } from '../language/fold.ts'
import { possibleLatinStems, possibleStems } from '../language/inflection.ts'
import { remembered } from '../language/remembered.ts'
import { unitsAfterDigits, unitsBeforeDigits } from './words/units.ts'

/** A form of a word without what is joined to it. `before`: the folded letters that were cut off its beginning (`ب` of `ببغداد`, `وال` of `والنجف`). */
export type Form = { text: string; before: string }

/** A word, a number or a sign of a sentence. `from` and `to` are offsets in what was typed. */
export type SentenceToken = {
  raw: string
  word: string
  /** Forms that hardly change the meaning: as typed, without its article, without “and”. */
  strict: readonly Form[]
  /** All forms, also those without prepositions, endings of plurals and of the genitive. */
  forms: readonly Form[]
  /** Null for everything but numbers. */
  number: number | null
  /** A comma, a full stop or a bracket stands before it. */
  isAfterBreak: boolean
  /** A quotation mark stands around it. */
  isQuoted: boolean
  from: number
  to: number
}

const pattern =
  /(?<quote>["“”«»])|(?<run>[\p{L}\p{M}\p{N}\p{Join_Control}]+(?:['’ʼ`][\p{L}\p{M}\p{N}]+)*(?:[.٫](?=\p{Nd})\p{Nd}+|[,٬،]\p{Nd}{3}(?!\p{Nd}))*)|(?<sign>[$%+*/]|[-–—]+)|(?<break>[.,،؛;:!?؟()[\]…|\n])/gu
const digit = /[\p{Nd}]/u
const isLetter = (character = ''): boolean => /\p{L}/u.test(character)

/** Longer sentences are cut: nobody types them. */
export const maxSentence = 200

/** The tokens of a text, at most `maxSentence` characters of it. Articles are left out. */
export function toSentenceTokens(text: string): SentenceToken[] {
  const tokens: SentenceToken[] = []
  let isAfterBreak = false
  let isQuoted = false
  let articleAt: number | null = null
  for (const { 0: raw, index, groups } of text.slice(0, maxSentence).matchAll(pattern)) {
    if (groups?.break) isAfterBreak = true
    else if (groups?.quote) {
      isQuoted = !isQuoted && text.slice(index + 1).search(/["“”«»]/) > 0
      isAfterBreak = true
    } else if (groups?.sign) {
      const isHyphen = /^[-–—]+$/.test(raw) && isLetter(text[index - 1]) && isLetter(text[index + raw.length])
      if (!isHyphen) tokens.push(toSign(raw, index, isQuoted))
    } else
      for (const part of toParts(raw)) {
        const token = toToken(raw.slice(part.from, part.to), index + part.from, isAfterBreak, isQuoted)
        if (token.word === '') continue
        if (articles.has(token.word)) {
          articleAt ??= token.from
          continue
        }
        tokens.push(articleAt === null ? token : { ...token, from: articleAt })
        isAfterBreak = false
        articleAt = null
      }
  }
  return tokens
}

/** They are found with the word after them, never by themselves. */
export const articles: ReadonlySet<string> = new Set(['the', 'al', 'el', 'ال'])

const toSign = (raw: string, from: number, isQuoted: boolean): SentenceToken => {
  const word = /^[-–—]/.test(raw) ? '-' : raw
  const strict = [{ text: word, before: '' }]
  return { raw, word, strict, forms: strict, number: null, isAfterBreak: false, isQuoted, from, to: from + raw.length }
}

function toToken(raw: string, from: number, isAfterBreak: boolean, isQuoted: boolean): SentenceToken {
  const isNumber = digit.test(raw.charAt(0)) && !/\p{L}/u.test(raw)
  const word = isNumber ? toPlainNumber(raw) : foldApart(raw)
  const strict = isNumber ? [{ text: word, before: '' }] : strictFormsOf(word)
  return {
    raw,
    word,
    strict,
    forms: isNumber ? strict : formsOf(scriptOf(raw) + word),
    number: isNumber ? Number(word) : null,
    isAfterBreak,
    isQuoted,
    from,
    to: from + raw.length,
  }
}

/** Lunch and skin are folded as tomorrow and twenty are. */
const apart = /غداء$|^پێست/
const foldApart = (raw: string): string => foldWord(raw) + (apart.test(raw) ? 'ء' : '')

const grouped = /^\d+(?:[.,٬،]\d{3})+$/

/** `50,000` and `٥٠٬٠٠٠` are one number, `4.5` and `٤٫٥` another. */
function toPlainNumber(raw: string): string {
  const plain = raw.normalize('NFKC').replace(/\p{Nd}/gu, (one) => foldWord(one))
  if (grouped.test(plain)) return plain.replace(/\D/g, '')
  const number = plain.replace('٫', '.').replace(/[,٬،]/g, '.')
  return /^\d+(\.\d+)?$/.test(number) ? number : plain.replace(/\D/g, '') || '0'
}

type Part = { from: number; to: number }

/** Parts digits from the letters of another word: `50k`, `6people`, `50الف`. In Latin letters a digit may be a letter: `3umra`. */
function toParts(run: string): Part[] {
  const whole = [{ from: 0, to: run.length }]
  const [, digits = '', letters = ''] = /^([\p{Nd}.,٬،٫]+)(\P{Nd}+)$/u.exec(run) ?? []
  if (digits) {
    const isUnit = !/^\p{Script=Latin}/u.test(letters) || unitsAfterDigits.has(foldWord(letters))
    return isUnit
      ? [
          { from: 0, to: digits.length },
          { from: digits.length, to: run.length },
        ]
      : whole
  }
  const [, before = '', number = ''] = /^(\P{Nd}+)([\p{Nd}.,٬،٫]+)$/u.exec(run) ?? []
  const isParted = number && (/^\p{Script=Arabic}/u.test(before) || unitsBeforeDigits.has(foldWord(before)))
  return isParted
    ? [
        { from: 0, to: before.length },
        { from: before.length, to: run.length },
      ]
    : whole
}

const waw = 'و'
const minAfterAnd = 3
/** A letter and the article, as in `بالعيد`. */
const joinedArticle = 3

const strictFormsOf = remembered((word: string): readonly Form[] => {
  const forms: Form[] = [{ text: word, before: '' }]
  const add = (text: string, before: string): void => {
    if (text && !forms.some((form) => form.text === text)) forms.push({ text, before })
  }
  const article = articleLength(word)
  // `للعيد`, `بالعيد`: the article tells the feast from a name.
  if (article > 0 && word.startsWith('لل')) add(`ال${word.slice(2)}`, 'ل')
  else if (article === joinedArticle) add(word.slice(1), word.slice(0, 1))
  if (article > 0) add(word.slice(article), word.slice(0, article))
  if (word.startsWith(waw) && word.length > minAfterAnd) {
    add(word.slice(1), waw)
    const next = articleLength(word.slice(1))
    if (next > 0) add(word.slice(1 + next), word.slice(0, 1 + next))
  }
  return forms
})

const soraniLetters = /[ەێۆڕڵھ]/
const arabicLetters = /[ةىضصطظثذأإؤء]/
/** Letters that only one of the two languages has tell whose prepositions and endings a word can have. */
const scriptOf = (raw: string): string => (soraniLetters.test(raw) ? 'k' : arabicLetters.test(raw) ? 'a' : '-')
const soraniPrefix = 'له'

const formsOf = remembered((key: string): readonly Form[] => {
  const [script, word] = [key[0], key.slice(1)]
  const forms = [...strictFormsOf(word)]
  const add = (text: string, before: string): void => {
    if (!forms.some((form) => form.text === text)) forms.push({ text, before })
  }
  if (word < '\u0600') return toLatinForms(word, forms)
  const canBe = (text: string, stem: string): boolean =>
    text.startsWith(stem) ? script !== 'a' : script !== 'k' || text.slice(0, -stem.length) === soraniPrefix
  for (const { text, before } of [...forms])
    for (const stem of possibleStems(text)) {
      if (!canBe(text, stem)) continue
      const cut = text.startsWith(stem) ? before : before + text.slice(0, text.length - stem.length)
      add(stem, cut)
      if (cut === before || script === 'a') continue
      for (const inner of possibleStems(stem)) if (stem.startsWith(inner)) add(inner, cut)
    }
  return forms
})

function toLatinForms(word: string, strict: readonly Form[]): readonly Form[] {
  const bare = withoutLatinArticle(word)
  const stems = possibleLatinStems(word).map((text) => ({ text, before: '' }))
  return [...strict, ...(bare ? [{ text: bare, before: word.slice(0, word.length - bare.length) }] : []), ...stems]
}
