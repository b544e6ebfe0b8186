import list from 'virtual:common-passwords'
import { rankCommon } from '../../domain/passwords/common-ranks.ts'
import { findWeakness } from '../../domain/passwords/find-weakness.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toGoodPasswordMessage, toWeaknessMessage } from '../../i18n/password-weakness.ts'

const common = rankCommon(list.split('\n'))

export type PasswordVerdict = { isGood: boolean; text: string }

/** Says of a password what the server would, which knows more of the common ones. */
export function checkPassword(locale: Locale, password: string, phone: string | null): PasswordVerdict {
  const weakness = findWeakness(password, { common, phone })
  return weakness
    ? { isGood: false, text: toWeaknessMessage(locale, weakness) }
    : { isGood: true, text: toGoodPasswordMessage(locale) }
}
