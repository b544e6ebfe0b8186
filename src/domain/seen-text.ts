import { toLatinDigits } from './digits.ts'

const unseen = /[\p{Default_Ignorable_Code_Point}\p{Mn}\p{Me}\u0640]/gu

/** Letters of Cyrillic and Greek that nobody can tell from Latin ones. */
const lookalikes: Record<string, string> = {
  ...{ а: 'a', е: 'e', о: 'o', р: 'p', с: 'c', х: 'x', у: 'y', і: 'i', ј: 'j', ѕ: 's', ԁ: 'd', ԛ: 'q', ԝ: 'w', һ: 'h' },
  ...{ А: 'A', В: 'B', Е: 'E', К: 'K', М: 'M', Н: 'H', О: 'O', Р: 'P', С: 'C', Т: 'T', Х: 'X', к: 'k', м: 'm', т: 't' },
  ...{ ο: 'o', α: 'a', ν: 'v', ι: 'i', κ: 'k', ρ: 'p', τ: 't', υ: 'u', Α: 'A', Β: 'B', Ε: 'E', Ο: 'O', Τ: 'T', Χ: 'X' },
}

/**
 * A text as a reader sees it, in plain letters and digits: what is not seen must not hide what is, and neither must a line under a digit,
 * a key around it, or a letter of another script that looks the same.
 */
export const toSeenText = (text: string): string =>
  toLatinDigits(text.normalize('NFKC').replace(unseen, ''))
    .replace(/\p{Nd}/gu, (digit) => (digit <= '9' ? digit : '0'))
    .replace(/[\u0370-\u052f]/g, (letter) => lookalikes[letter] ?? letter)
    .replace(/[^\S\n]+/g, ' ')
