import {
  type ChannelRules,
  codeRules,
  notificationKinds,
  toChannelRules,
} from '../../../../domain/accounts/notification.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { notificationsText } from '../../../../i18n/messages/notifications.ts'

const channels = ['list', 'push', 'sms', 'mail'] as const

/** The channels of each kind of news, from the rules by which it is sent: a row a kind, a column a channel. */
export function toChannels(locale: Locale) {
  const { caption, kinds, rules, notes, ...labels } = notificationsText[locale].channels
  const columns = channels.map((channel) => labels[channel])
  const toRow = (name: string, told: ChannelRules) => ({
    name,
    rules: channels.map((channel) => ({ column: labels[channel], text: rules[told[channel]] })),
  })
  return {
    caption,
    columns,
    rows: [...notificationKinds.map((kind) => toRow(kinds[kind], toChannelRules(kind))), toRow(kinds.code, codeRules)],
    notes,
  }
}

export type ChannelsView = ReturnType<typeof toChannels>
