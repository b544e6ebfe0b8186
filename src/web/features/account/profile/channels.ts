import type { Locale } from '../../../../domain/locale.ts'
import { type ChannelRules, codeRules, notificationKinds, toChannelRules } from '../../../../domain/notification.ts'
import { notificationsText } from '../../../../i18n/messages/notifications.ts'

/** What each kind of news does, as the rules have it that it is sent by. */
export function toChannels(locale: Locale) {
  const { caption, kinds, rules, quiet, ...labels } = notificationsText[locale].channels
  const toRow = (name: string, told: ChannelRules) => ({
    name,
    channels: (['list', 'push', 'sms'] as const).map((channel) => ({
      label: labels[channel],
      rule: rules[told[channel]],
    })),
  })
  return {
    caption,
    quiet,
    rows: [...notificationKinds.map((kind) => toRow(kinds[kind], toChannelRules(kind))), toRow(kinds.code, codeRules)],
  }
}

export type ChannelsView = ReturnType<typeof toChannels>
