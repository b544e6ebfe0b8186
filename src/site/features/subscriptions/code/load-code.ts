import type { Locale } from '../../../../domain/text/locale.ts'
import { subscriptionsText } from '../../../../i18n/messages/subscriptions.ts'

/** The code itself is opened by the screen that shows it: its five minutes begin then. */
export function toCodeMessages(locale: Locale) {
  const { code, usesLeft, labels, list } = subscriptionsText[locale]
  return { ...code, usesLeft, unlimited: labels.unlimited, choose: list.choose, contact: list.contact }
}

export type CodeMessages = ReturnType<typeof toCodeMessages>
