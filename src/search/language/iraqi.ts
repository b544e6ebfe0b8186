import type { Language } from '../engine/language.ts'
import { isArticleBegun, withoutBrokenArticle, withoutLatinArticle } from './article.ts'
import { sameAs } from './gazetteer.ts'
import { jointOf } from './joint.ts'
import { retyped } from './keyboard.ts'
import { nearNames } from './near-names.ts'
import { otherSoundsOf, soundOf, soundsOf } from './sound.ts'
import { tokenize } from './tokenize.ts'

/** English, Arabic and Sorani as people type them in Iraq. */
export const iraqi: Language = {
  tokenize,
  soundOf,
  soundsOf,
  otherSoundsOf,
  sameAs,
  nearNames,
  bareOf: withoutLatinArticle,
  mendedOf: withoutBrokenArticle,
  jointOf,
  isArticleBegun,
  retyped,
}
