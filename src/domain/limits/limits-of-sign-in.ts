import { day, hour, minute } from '../time/units.ts'
import { over } from './rate.ts'

/** Of signing in, and of the messages that it sends. A part of the one table of limits. */
export const signInLimits = {
  signIn: {
    by: 'address',
    burst: 120,
    every: 1,
    meaning: 'calls of the sign-in that prove nothing: no bot check, no id or token of ours',
  },
  signInChecked: {
    by: 'address',
    burst: 120,
    every: 0.2,
    meaning: 'calls with a bot check that was passed: whoever floods an address has to work for each of these',
  },
  signInPending: {
    by: 'code',
    burst: 10,
    every: 10,
    meaning:
      'tries of a code that is on its way, right or wrong: five are looked at, and the rest must not wait for them',
  },
  signInOfDevice: {
    by: 'device',
    burst: 60,
    every: 5,
    meaning: 'calls of any kind by a browser that has signed in before: nobody at its address can use these up',
  },
  signInOfDevices: {
    by: 'account',
    burst: 120,
    every: 1,
    meaning: 'the same, and bot checks begun, by all browsers of one account: each sign-in could make one more',
  },
  renewals: {
    by: 'session',
    burst: 240,
    every: 30,
    meaning: 'renewals: every page that is opened anew asks for one, and each is kept for a month',
  },
  renewalsInVain: {
    by: 'address',
    burst: 600,
    every: 0.1,
    isLoose: true,
    meaning: 'renewals and sign-outs with a token that is not valid: a browser sends it once and then drops it',
  },
  challenges: {
    by: 'address',
    burst: 120,
    every: 2,
    meaning: 'bot checks begun; it refuses nobody and makes the work harder',
  },
  challengesMax: {
    by: 'address',
    burst: 240,
    every: 0.02,
    meaning: 'the same; beyond it they are refused: each is a millisecond of ours',
  },
  challengesOfDevice: {
    by: 'device',
    burst: 60,
    every: 5,
    meaning: 'the same by a browser that has signed in before; it is refused beyond, too',
  },
  challengesInAll: {
    by: 'all',
    burst: 2_400,
    every: 0.05,
    meaning: 'the same from everywhere; it refuses nobody and makes the work harder',
  },
  takenPhones: {
    by: 'address',
    burst: 20,
    every: minute,
    meaning: 'registrations of phones that somebody has: no message is sent, but it is told',
  },
  newAccounts: {
    by: 'phone',
    ...over(14 * day, 2),
    meaning:
      'accounts made with one phone, or one account of Google: whoever deletes theirs and comes again has held nothing yet',
  },

  passwords: { by: 'phone', burst: 200, every: 30, meaning: 'passwords tried from everywhere' },
  passwordsFirst: {
    by: 'phone',
    burst: 100,
    every: 5 * minute,
    meaning:
      'more of them, where the above are used up, by those who have hardly tried: thirty addresses are needed to use these up, too',
  },
  passwordsFirstFromAddress: { by: 'phone and address', ...over(day, 3), meaning: 'the same by one stranger' },
  passwordsUnanswered: {
    by: 'phone',
    burst: 40,
    every: 0.05,
    meaning: 'passwords beyond all of these: whether they are right is told to the phone alone, by a code',
  },
  passwordsFromAddress: {
    by: 'phone and address',
    burst: 10,
    every: minute,
    meaning: 'passwords tried for one phone by a stranger',
  },
  passwordsOfDevice: {
    by: 'device',
    ...over(15 * minute, 10),
    meaning: 'passwords tried by a browser that signed in to this account before',
  },
  confirm: { by: 'account', ...over(15 * minute, 10), meaning: 'passwords that a signed-in account was asked for' },

  verify: {
    by: 'phone',
    burst: 140,
    every: 4 * minute,
    meaning: 'codes tried that anyone may have asked for: of a million, each good once',
  },
  verifyFirst: {
    by: 'phone',
    burst: 60,
    every: 12 * minute,
    meaning:
      'more of them, where the above are used up, by those who have hardly tried: twenty addresses are needed to use these up, too',
  },
  verifyFirstFromAddress: { by: 'phone and address', ...over(day, 3), meaning: 'the same by one stranger' },
  verifyFromAddress: { by: 'phone and address', burst: 10, every: minute, meaning: 'the same by one stranger' },
  verifyFromAddressDay: { by: 'phone and address', ...over(day, 240), meaning: 'the same over a day' },
  verifyOfDevice: {
    by: 'device',
    ...over(hour, 20),
    meaning: 'the same by a browser that signed in to this account before',
  },
  verifyLogin: {
    by: 'phone',
    ...over(hour, 20),
    meaning: 'codes tried after the right password: nobody else can use these up',
  },

  smsToPhone: {
    by: 'phone',
    ...over(hour, 5),
    meaning: 'messages that anyone may ask for; those who register and those who forgot a password are counted apart',
  },
  smsToPhoneDay: { by: 'phone', ...over(day, 15), meaning: 'the same over a day' },
  smsToPhoneFromAddress: { by: 'phone and address', ...over(hour, 3), meaning: 'the same asked for by one stranger' },
  smsToPhoneFromAddressDay: { by: 'phone and address', ...over(day, 6), meaning: 'the same over a day' },
  smsOfDevice: {
    by: 'device',
    ...over(hour, 5),
    meaning: 'messages asked for by a browser that signed in to this account before',
  },
  smsOfDevices: {
    by: 'phone',
    ...over(hour, 10),
    meaning: 'the same by all such browsers of an account: each sign-in makes one more',
  },
  smsOfDevicesFromAddress: {
    by: 'address',
    burst: 30,
    every: minute,
    meaning: 'the same by all such browsers of an address, however many accounts there are',
  },
  codesAgain: {
    by: 'phone',
    burst: 40,
    every: 0.05,
    meaning: 'askings where no message may be sent any more: the code that the phone has is good again',
  },
  codesAgainFromAddress: { by: 'phone and address', burst: 2, every: 1, meaning: 'the same by one stranger' },
  codesAgainOfDevice: {
    by: 'device',
    burst: 2,
    every: 1,
    meaning: 'the same by a browser that signed in to this account before',
  },
  longCodes: {
    by: 'code',
    burst: 1,
    every: 2 * hour,
    meaning:
      'messages with the long code of a code, once the guesses at it are used up: the one that went lies on the phone',
  },
  smsAfterUse: {
    by: 'phone',
    ...over(8 * hour, 4),
    meaning: 'messages beyond those, where the newest code was used, or is too old: what lies there is good no more',
  },
  smsAfterPassword: {
    by: 'phone',
    ...over(hour, 10),
    meaning: 'messages after the right password: nobody else can use these up',
  },
  smsFromAddress: {
    by: 'address',
    burst: 30,
    every: minute,
    meaning: 'messages that anyone may ask for, however many phones there are',
  },
  smsFromLine: { by: 'line', ...over(hour, 120), meaning: 'the same from as many addresses as a line of IPv6 has' },
  smsAbroad: { by: 'address', ...over(hour, 10), meaning: 'messages to other countries: they cost more' },
  smsConfirm: { by: 'account', ...over(hour, 5), meaning: 'codes to the account’s own phone, to prove who it is' },
  newDevices: {
    by: 'account',
    ...over(day, 5),
    meaning: 'messages about a sign-in with a new kind of device; the list has them all',
  },
  smsNewPhone: { by: 'account', ...over(hour, 5), meaning: 'codes to phones that are not yet the account’s own' },
  smsInAll: { by: 'all', ...over(hour, 600), meaning: 'messages that anyone may ask for, in an hour (`SMS_PER_HOUR`)' },
  smsInAllDay: { by: 'all', ...over(day, 4_000), meaning: 'the same over a day (`SMS_PER_DAY`)' },
} as const
