import { toLatinDigits } from '../text/digits.ts'

/** One password, whichever keyboard it was typed on: the same letters and digits in other forms are the same. */
export const toPasswordText = (password: string): string => toLatinDigits(password.normalize('NFKC'))

export const minPassword = 8
export const maxPassword = 128
