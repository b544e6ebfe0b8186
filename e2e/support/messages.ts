import type { Locale } from '../../src/domain/text/locale.ts'
import { ar } from '../../src/i18n/messages/ar.ts'
import { en, type Messages } from '../../src/i18n/messages/en.ts'
import { ku } from '../../src/i18n/messages/ku.ts'

export const messages: Record<Locale, Messages> = { en, ar, ku }
