import type { Language } from '../engine/language.ts'
import { tokenize } from './tokenize.ts'

/** For indexes that others create: words are folded, but nothing is known of what they mean. */
export const plain: Language = { tokenize }
