import type { PageSession, SiteContext } from '../../../../client/context.ts'
import { isHandheld } from '../../../../domain/accounts/device-kind.ts'
import { findNameProblem } from '../../../../domain/accounts/person-name.ts'
import { countryCodes, dialCodes } from '../../../../domain/accounts/phone-number.ts'
import type { PaymentMethod } from '../../../../domain/money/payment-method.ts'
import type { Locale } from '../../../../domain/text/locale.ts'
import { toDay } from '../../../../domain/time/day.ts'
import { toDeviceName } from '../../../../i18n/device-name.ts'
import { toFieldMessage } from '../../../../i18n/field-errors.ts'
import { formatMoment, formatPhone } from '../../../../i18n/format.ts'
import { type AccountText, accountText } from '../../../../i18n/messages/account.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { countries as arabicCountries } from '../../../../i18n/messages/countries/ar.ts'
import { countries as englishCountries } from '../../../../i18n/messages/countries/en.ts'
import { countries as kurdishCountries } from '../../../../i18n/messages/countries/ku.ts'
import { type EmailText, emailText } from '../../../../i18n/messages/email.ts'
import { problemMessages } from '../../../../i18n/messages/problems.ts'
import { type ChannelsView, toChannels } from './channels.ts'

type User = NonNullable<PageSession['user']>

const countryNames: Record<Locale, typeof englishCountries> = {
  en: englishCountries,
  ar: arabicCountries,
  ku: kurdishCountries,
}

/** Without what only the server needs: a function cannot travel. */
type Messages = Omit<AccountText['profile'], 'sessions' | 'events' | 'title' | 'description'> & {
  channels: ChannelsView
  email: EmailText['profile']
  sessions: Omit<AccountText['profile']['sessions'], 'on' | 'unknown' | 'browsers' | 'systems'>
  events: Omit<AccountText['profile']['events'], 'names'>
  errors: Record<'form' | 'required' | 'mismatch', string>
  methods: Record<PaymentMethod, string>
}

export type ProfileMessages = Messages

/** The data that a deactivated account needs for its export and its deletion. */
export const toLeaving = (locale: Locale, user: User, now: Date) => ({
  messages: toMessages(locale),
  user,
  phone: user.phone && formatPhone(user.phone),
  today: toDay(now),
})

function toMessages(locale: Locale): Messages {
  const { title, description, sessions, events, ...rest } = accountText[locale].profile
  const { on, unknown, browsers, systems, ...sessionMessages } = sessions
  const { names, ...eventMessages } = events
  return {
    ...rest,
    sessions: sessionMessages,
    events: eventMessages,
    methods: bookingMessages[locale].methods,
    channels: toChannels(locale),
    email: emailText[locale].profile,
    errors: {
      form: problemMessages[locale].INVALID_INPUT,
      required: toFieldMessage(locale, { error: 'required' }),
      mismatch: problemMessages[locale].PASSWORD_MISMATCH,
    },
  }
}

export async function loadProfile({ call, locale }: Pick<SiteContext, 'call' | 'locale'>, user: User, now: Date) {
  const { title, sessions, events } = accountText[locale].profile
  const { on, unknown, browsers, systems } = sessions
  const toName = (agent: string | null) => toDeviceName(agent, { on, unknown, browsers, systems })
  const [{ data }, happened] = await Promise.all([
    call('GET /customer/auth/sessions'),
    call('GET /customer/security-events'),
  ])
  return {
    title,
    ...toLeaving(locale, user, now),
    nameProblem: findNameMessage(locale, user.name),
    events: happened.data.map(({ id, name, agent, createdAt }) => ({
      id,
      text: events.names[name],
      device: agent && toName(agent),
      at: formatMoment(locale, createdAt),
    })),
    countries: countryCodes.map((code) => ({ code, name: countryNames[locale][code], dial: dialCodes[code] })),
    devices: data.toSorted(hereFirst).map(({ id, agent, address, usedAt, isCurrent }) => ({
      id,
      address,
      isCurrent,
      isHandheld: isHandheld(agent),
      name: toName(agent),
      usedAt: formatMoment(locale, usedAt),
    })),
  }
}

/** Names are older than the rule that refuses some: others are shown none of those, and their owner is asked for another. */
function findNameMessage(locale: Locale, name: string): string | null {
  const error = findNameProblem(name)
  return error && toFieldMessage(locale, { error })
}

const hereFirst = (one: { isCurrent: boolean }, other: { isCurrent: boolean }): number =>
  Number(other.isCurrent) - Number(one.isCurrent)

export type Profile = Awaited<ReturnType<typeof loadProfile>>
export type Device = Profile['devices'][number]
export type Leaving = ReturnType<typeof toLeaving>
