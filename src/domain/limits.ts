/** Whom a limit counts. */
export type LimitedBy = 'address' | 'phone' | 'phone and address' | 'device' | 'account' | 'customer' | 'all'

export type Rate = {
  /** How many may come at once. */
  burst: number
  /** Seconds after which one more is free. */
  every: number
}

export type Limit = Rate & {
  by: LimitedBy
  /** What is counted, and why just so much of it. */
  meaning: string
  /**
   * For what is only read: a process counts alone and asks the database for a tenth of the burst at a time, so that who stays far below
   * the limit costs no statement. Each process may let a tenth more through.
   */
  isLoose?: true
}

const minute = 60
const hour = 60 * minute
const day = 24 * hour

/** So many at once, spread over so many seconds. */
const over = (seconds: number, burst: number): Rate => ({ burst, every: seconds / burst })

/**
 * Every limit of fair use, once. A mobile network of Iraq puts thousands of people behind one address: limits by address are wide where
 * something is read, and narrow only where it costs money.
 */
export const limits = {
  stays: { by: 'address', burst: 300, every: 0.1, isLoose: true, meaning: 'availability and calendars of a property' },
  freeStays: {
    by: 'address',
    burst: 120,
    every: 0.25,
    isLoose: true,
    meaning: 'what is free, and its prices, over all properties',
  },
  reads: { by: 'address', burst: 600, every: 0.02, isLoose: true, meaning: 'everything else that the API only reads' },
  search: {
    by: 'address',
    burst: 600,
    every: 0.05,
    isLoose: true,
    meaning: 'searches, and multi-searches of several queries',
  },
  pages: {
    by: 'address',
    burst: 600,
    every: 0.1,
    isLoose: true,
    meaning: 'pages that are not kept and have to be made',
  },
  price: { by: 'customer', burst: 120, every: 1, isLoose: true, meaning: 'prices calculated before a booking' },

  bookingsFromAddress: {
    by: 'address',
    burst: 30,
    every: 30,
    meaning: 'bookings asked for: rooms are held without money',
  },
  bookings: { by: 'customer', burst: 200, every: 30, meaning: 'bookings asked for, granted or not' },
  payments: { by: 'customer', burst: 200, every: 20, meaning: 'addresses to pay at: each may be a payment at a bank' },
  vouchers: {
    by: 'customer',
    burst: 20,
    every: minute,
    meaning: 'voucher codes that are none: they are worth money to who guesses one',
  },

  signIn: { by: 'address', burst: 120, every: 1, meaning: 'calls of the sign-in of any kind' },
  challenges: {
    by: 'address',
    burst: 120,
    every: 2,
    meaning: 'bot checks begun; the fuller, the harder the next one is',
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

  passwords: {
    by: 'phone',
    burst: 100,
    every: 30,
    meaning: 'passwords tried from everywhere; more than three addresses are needed to use it up',
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

  verify: { by: 'phone', ...over(hour, 20), meaning: 'codes tried that anyone may have asked for' },
  verifyFromAddress: { by: 'phone and address', ...over(hour, 12), meaning: 'the same by one stranger' },
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

  smsToPhone: { by: 'phone', ...over(hour, 5), meaning: 'messages that anyone may ask for' },
  smsToPhoneDay: { by: 'phone', ...over(day, 15), meaning: 'the same over a day' },
  smsToPhoneFromAddress: { by: 'phone and address', ...over(hour, 3), meaning: 'the same asked for by one stranger' },
  smsToPhoneFromAddressDay: { by: 'phone and address', ...over(day, 6), meaning: 'the same over a day' },
  smsOfDevice: {
    by: 'device',
    ...over(hour, 5),
    meaning: 'messages asked for by a browser that signed in to this account before',
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
  smsAbroad: { by: 'address', ...over(hour, 10), meaning: 'messages to other countries: they cost more' },
  smsConfirm: { by: 'account', ...over(hour, 5), meaning: 'codes to the account’s own phone, to prove who it is' },
  smsNewPhone: { by: 'account', ...over(hour, 5), meaning: 'codes to phones that are not yet the account’s own' },
  smsInAll: { by: 'all', ...over(hour, 600), meaning: 'messages that anyone may ask for, in an hour (`SMS_PER_HOUR`)' },
  smsInAllDay: { by: 'all', ...over(day, 4_000), meaning: 'the same over a day (`SMS_PER_DAY`)' },
} as const satisfies Record<string, Limit>

/** Each change of the way to pay makes another at a bank, which minds thousands that nobody pays. */
export const mostPaymentsOfReservation = 10

export type LimitName = keyof typeof limits

/** As the documentation shows them. */
export function toLimitsTable(): string {
  const rows = Object.entries<Limit>(limits).map(
    ([name, { by, burst, every, meaning, isLoose }]) =>
      `| \`${name}\` | ${by} | ${burst} | ${toPace(every)} | ${meaning}${isLoose ? ' (counted in tenths)' : ''} |`,
  )
  return ['| Limit | by | at once | then | of |', '|---|---|---|---|---|', ...rows].join('\n')
}

const toPace = (every: number): string => {
  if (every < 1) return `${Math.round(1 / every)} a second`
  if (every < minute) return every === 1 ? 'one a second' : `one in ${every} seconds`
  return every === minute ? 'one a minute' : `one in ${Math.round((every / minute) * 10) / 10} minutes`
}
