import { day, hour, minute } from '../time/units.ts'
import { over } from './rate.ts'

/** Limits of signing in, and of the messages that it sends. Part of the one table of limits. */
export const signInLimits = {
  signIn: {
    by: 'address',
    burst: 120,
    every: 1,
    meaning: 'sign-in calls that prove nothing: no bot check, no valid id or token',
  },
  signInChecked: {
    by: 'address',
    burst: 120,
    every: 0.2,
    meaning: 'sign-in calls with a passed bot check: each costs the caller work',
  },
  signInPending: {
    by: 'code',
    burst: 10,
    every: 10,
    meaning: 'attempts with a pending code: five are checked, and the rest must not wait',
  },
  signInOfDevice: {
    by: 'device',
    burst: 60,
    every: 5,
    meaning: 'sign-in calls of a browser that has signed in before, so that strangers cannot use them up',
  },
  signInOfDevices: {
    by: 'account',
    burst: 120,
    every: 1,
    meaning: 'sign-in calls and bot checks of all known browsers of an account',
  },
  renewals: {
    by: 'session',
    burst: 240,
    every: 30,
    meaning: 'session renewals: every new page requests one, and each is stored for a month',
  },
  renewalsInVain: {
    by: 'address',
    burst: 600,
    every: 0.1,
    isLoose: true,
    meaning: 'renewals and sign-outs with an invalid token: a browser sends it once and drops it',
  },
  challenges: {
    by: 'address',
    burst: 120,
    every: 2,
    meaning: 'bot checks started; it makes the work harder and refuses no request',
  },
  challengesMax: {
    by: 'address',
    burst: 240,
    every: 0.02,
    meaning: 'bot checks started; beyond it they are refused, since each takes a millisecond',
  },
  challengesOfDevice: {
    by: 'device',
    burst: 60,
    every: 5,
    meaning: 'bot checks started by a browser that has signed in before; beyond it they are refused',
  },
  challengesGlobally: {
    by: 'all',
    burst: 2_400,
    every: 0.05,
    meaning: 'bot checks started by everybody; it makes the work harder and refuses no request',
  },
  takenPhones: {
    by: 'address',
    burst: 20,
    every: minute,
    meaning: 'registrations of phones that have an account: no message is sent, but the answer says so',
  },
  newAccounts: {
    by: 'phone',
    ...over(14 * day, 2),
    meaning: 'accounts created with one phone or one Google account: a new account has no history of holds',
  },

  passwords: { by: 'phone', burst: 200, every: 30, meaning: 'passwords tried from everywhere' },
  passwordsFirst: {
    by: 'phone',
    burst: 100,
    every: 5 * minute,
    meaning: 'a reserve for addresses with few tries; using it up takes thirty addresses',
  },
  passwordsFirstPerIpAddress: {
    by: 'phone and address',
    ...over(day, 3),
    meaning: 'tries of one stranger from that reserve',
  },
  passwordsUnanswered: {
    by: 'phone',
    burst: 40,
    every: 0.05,
    meaning: 'passwords beyond all of these: only the phone learns by a code whether one was right',
  },
  passwordsPerIpAddress: {
    by: 'phone and address',
    burst: 10,
    every: minute,
    meaning: 'passwords tried for one phone by a stranger',
  },
  passwordsOfDevice: {
    by: 'device',
    ...over(15 * minute, 10),
    meaning: 'passwords tried by a browser that has signed in to this account before',
  },
  confirm: {
    by: 'account',
    ...over(15 * minute, 10),
    meaning: 'passwords requested from an account that is signed in',
  },

  verify: {
    by: 'phone',
    burst: 140,
    every: 4 * minute,
    meaning: 'codes tried that anyone may have requested: one of a million, valid once',
  },
  verifyFirst: {
    by: 'phone',
    burst: 60,
    every: 12 * minute,
    meaning: 'a reserve for addresses with few tries; using it up takes twenty addresses',
  },
  verifyFirstPerIpAddress: {
    by: 'phone and address',
    ...over(day, 3),
    meaning: 'tries of one stranger from that reserve',
  },
  verifyPerIpAddress: {
    by: 'phone and address',
    burst: 10,
    every: minute,
    meaning: 'codes tried for one phone by a stranger',
  },
  verifyPerIpAddressPerDay: {
    by: 'phone and address',
    ...over(day, 240),
    meaning: 'codes tried for one phone by a stranger, over a day',
  },
  verifyOfDevice: {
    by: 'device',
    ...over(hour, 20),
    meaning: 'codes tried by a browser that has signed in to this account before',
  },
  verifyLogin: {
    by: 'phone',
    ...over(hour, 20),
    meaning: 'codes tried after the right password: strangers cannot use these up',
  },

  smsToPhone: {
    by: 'phone',
    ...over(hour, 5),
    meaning: 'messages that anyone may request; registration and password reset are counted separately',
  },
  smsToPhonePerDay: { by: 'phone', ...over(day, 15), meaning: 'messages that anyone may request, over a day' },
  smsToPhonePerIpAddress: {
    by: 'phone and address',
    ...over(hour, 3),
    meaning: 'messages requested for one phone by a stranger',
  },
  smsToPhonePerIpAddressPerDay: {
    by: 'phone and address',
    ...over(day, 6),
    meaning: 'messages requested for one phone by a stranger, over a day',
  },
  smsOfDevice: {
    by: 'device',
    ...over(hour, 5),
    meaning: 'messages requested by a browser that has signed in to this account before',
  },
  smsOfDevices: {
    by: 'phone',
    ...over(hour, 10),
    meaning: 'messages requested by all known browsers of an account: each sign-in adds one',
  },
  smsOfDevicesPerIpAddress: {
    by: 'address',
    burst: 30,
    every: minute,
    meaning: 'messages requested by all known browsers of an address',
  },
  codesAgain: {
    by: 'phone',
    burst: 40,
    every: 0.05,
    meaning: 'requests after the last message: the code that the phone has becomes valid again',
  },
  codesAgainPerIpAddress: {
    by: 'phone and address',
    burst: 2,
    every: 1,
    meaning: 'requests after the last message, by one stranger',
  },
  codesAgainOfDevice: {
    by: 'device',
    burst: 2,
    every: 1,
    meaning: 'requests after the last message, by a browser that has signed in to this account before',
  },
  longCodes: {
    by: 'code',
    burst: 1,
    every: 2 * hour,
    meaning: 'messages with the long form of a code, after its guesses are used up',
  },
  smsAfterUse: {
    by: 'phone',
    ...over(8 * hour, 4),
    meaning: 'additional messages, if the newest code was used or is too old',
  },
  smsAfterPassword: {
    by: 'phone',
    ...over(hour, 10),
    meaning: 'messages after the right password: strangers cannot use these up',
  },
  smsPerIpAddress: {
    by: 'address',
    burst: 30,
    every: minute,
    meaning: 'messages that anyone may request, for any number of phones',
  },
  smsPerNetwork: { by: 'network', ...over(hour, 120), meaning: 'messages that anyone may request from one network' },
  smsAbroad: { by: 'address', ...over(hour, 10), meaning: 'messages to other countries, which cost more' },
  smsConfirm: {
    by: 'account',
    ...over(hour, 5),
    meaning: 'codes to the own phone of an account, as proof of identity',
  },
  newDevices: {
    by: 'account',
    ...over(day, 5),
    meaning: 'messages about a sign-in with a new kind of device; the list has all of them',
  },
  smsNewPhone: { by: 'account', ...over(hour, 5), meaning: 'codes to a phone that an account wants to add' },
  smsGlobally: {
    by: 'all',
    ...over(hour, 600),
    meaning: 'messages that anyone may request, in an hour (`SMS_PER_HOUR`)',
  },
  smsGloballyPerDay: {
    by: 'all',
    ...over(day, 4_000),
    meaning: 'messages that anyone may request, over a day (`SMS_PER_DAY`)',
  },
} as const
