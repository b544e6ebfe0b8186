import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { getOrderOf } from '../../db/queries/stays/reservations.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { problemMessages } from '../../i18n/messages/problems.ts'
import { addMember, type TestMember, testAccounts } from '../customers/testing/member.ts'
import type { OrderPaymentRequest } from '../handler.ts'
import { noPayments } from '../payments/no-payments.ts'
import { createApi } from '../service.ts'
import { addProperty, bookAs, findImbalances, type TestProperty, toSelection } from './testing/booking.ts'

const database = openTestDatabase()
/** A Sunday, at noon in Baghdad. */
const now = new Date('2027-01-10T09:00:00Z')
const api = (at = now) => createApi({ db: database.db, accounts: testAccounts, now: () => at })
const price = ({ token }: TestMember, body: object, locale: Locale = 'en') =>
  api().dispatch('POST /customer/reservations/calculate-price', { locale, token, body })
const create = ({ token }: TestMember, body: object, locale: Locale = 'en') =>
  api().dispatch('POST /customer/reservations', { locale, token, body })
const read = ({ token }: TestMember, id: number, at = now) =>
  api(at).dispatch('GET /user/reservations/{id}', { locale: 'en', token, params: { id } })
const addVoucher = (fields: Record<string, unknown>) =>
  sql`insert into vouchers (code, percent, amount, ceiling, minimum, valid_from, valid_to, limit_in_all, limit_per_customer)
    select * from jsonb_to_record(${JSON.stringify(fields)}::jsonb) v (code text, percent smallint, amount bigint, ceiling bigint, minimum bigint,
      valid_from timestamptz, valid_to timestamptz, limit_in_all int, limit_per_customer int)`.execute(database.db)

afterEach(async () => expect(await findImbalances(database.db)).toEqual([]))

describe('the price', () => {
  test('is its lines, night by night, and nothing else', async () => {
    const property = await addProperty(
      database.db,
      [
        { units: 3, price: 50_000 },
        { units: 2, price: 70_000 },
      ],
      {
        childFee: 5_000,
        weekdayPercents: [10, 0, 0, 0, 0, 0, 0],
        freeUntilDays: 3,
      },
    )
    const [one = 0, two = 0] = property.rooms
    const rooms = [
      { roomTypeId: two, count: 1 },
      { roomTypeId: one, count: 1 },
      { roomTypeId: one, count: 1 },
    ]
    const selection = toSelection(property, { checkIn: '2027-01-24', adults: 4, childrenAges: [3, 15, 1], rooms }, now)
    const quote = await price(await addMember(database.db), selection)
    expect(quote.lines).toEqual([
      {
        kind: 'room',
        roomTypeId: one,
        title: expect.any(String),
        night: '2027-01-24',
        count: 2,
        price: 55_000,
        amount: 110_000,
        amountBefore: 110_000,
      },
      {
        kind: 'room',
        roomTypeId: one,
        title: expect.any(String),
        night: '2027-01-25',
        count: 2,
        price: 50_000,
        amount: 100_000,
        amountBefore: 100_000,
      },
      {
        kind: 'room',
        roomTypeId: two,
        title: expect.any(String),
        night: '2027-01-24',
        count: 1,
        price: 77_000,
        amount: 77_000,
        amountBefore: 77_000,
      },
      {
        kind: 'room',
        roomTypeId: two,
        title: expect.any(String),
        night: '2027-01-25',
        count: 1,
        price: 70_000,
        amount: 70_000,
        amountBefore: 70_000,
      },
      { kind: 'children', night: '2027-01-24', count: 1, price: 5_000, amount: 5_000, amountBefore: 5_000 },
      { kind: 'children', night: '2027-01-25', count: 1, price: 5_000, amount: 5_000, amountBefore: 5_000 },
    ])
    expect(quote).toMatchObject({
      totalBeforeDiscount: 367_000,
      voucherDiscount: 0,
      pointsDiscount: 0,
      total: 367_000,
      currency: 'IQD',
      pointsToUse: 0,
      policy: { freeUntilDays: 3, freeUntil: '2027-01-21', percentAfter: 50 },
    })
  })

  test('shown is the price charged, and stays as it was when prices rise', async () => {
    const property = await addProperty(database.db, [{ units: 3 }], { childFee: 2_500 })
    const member = await addMember(database.db)
    const selection = toSelection(property, { childrenAges: [4] }, now)
    const quote = await price(member, selection)
    const { id, total } = await create(member, { ...selection, priceKey: quote.priceKey, paymentMethod: 'fib' })
    expect(total).toEqual({ amount: quote.total, currency: 'IQD' })
    await sql`update room_types set price = price * 2 where property_id = ${property.id}`.execute(database.db)
    const page = await read(member, id)
    expect(page.lines).toEqual(quote.lines)
    expect(page).toMatchObject({
      total: quote.total,
      totalBeforeDiscount: quote.totalBeforeDiscount,
      totalPrice: { amount: quote.total, currency: 'IQD' },
    })
  })

  test('is taken as it is by who names none', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    const selection = toSelection(property, {}, now)
    const quote = await price(member, selection)
    const { total } = await create(member, { ...selection, paymentMethod: 'qi' })
    expect(total).toEqual({ amount: quote.total, currency: 'IQD' })
  })

  test.each([
    ['priceKey', 'higher', 'price = price + 1'],
    ['total', 'higher', 'price = price + 1'],
    ['priceKey', 'lower', 'price = price - 1'],
    ['total', 'lower', 'price = price - 1'],
  ] as const)(
    'that has changed since it was shown (%s) is refused with the new one, also a %s one',
    async (known, _, change) => {
      const property = await addProperty(database.db, [{ units: 1 }])
      const member = await addMember(database.db)
      const selection = toSelection(property, {}, now)
      const shown = await price(member, selection)
      await sql`update room_types set ${sql.raw(change)} where property_id = ${property.id}`.execute(database.db)
      const body = { ...selection, paymentMethod: 'qi' }
      const refused = await create(member, { ...body, [known]: shown[known] }).catch((problem) => problem)
      expect(refused).toMatchObject({ code: 'PRICE_CHANGED', status: 409 })
      const now_ = await price(member, selection)
      expect(refused.details).toEqual({ price: now_ })
      expect(now_.total).not.toBe(shown.total)
      expect(await create(member, { ...body, [known]: now_[known] })).toMatchObject({ total: { amount: now_.total } })
    },
  )

  test('is another once the policy is', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    const selection = toSelection(property, {}, now)
    const { priceKey } = await price(member, selection)
    await sql`update properties set percent_after = 0 where id = ${property.id}`.execute(database.db)
    await expect(create(member, { ...selection, priceKey, paymentMethod: 'qi' })).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    })
  })

  test('in dollars: voucher and points in dinars come off in cents', async () => {
    const property = await addProperty(database.db, [{ units: 1, price: 10_000 }], { currency: 'USD' })
    const member = await addMember(database.db, { entries: 100 })
    await addVoucher({ code: 'DINARS', amount: 13_100 })
    const selection = toSelection(property, { nights: 1, voucherCode: ' dinars', usePoints: true }, now)
    const quote = await price(member, selection)
    expect(quote).toMatchObject({
      totalBeforeDiscount: 100,
      voucherDiscount: 10,
      pointsDiscount: 7.63,
      pointsToUse: 1000,
      total: 82.37,
      currency: 'USD',
    })
    const { id, total } = await bookAs(api(), member, selection)
    expect(total).toEqual({ amount: 82.37, currency: 'USD' })
    expect(await read(member, id)).toMatchObject({
      currency: 'USD',
      total: 82.37,
      pointsDiscount: 7.63,
      pointsUsed: 1000,
      voucherCode: 'DINARS',
    })
  })
})

describe('a reservation', () => {
  test('holds its rooms for 15 minutes and names everything that a customer asks', async () => {
    const property = await addProperty(database.db, [{ units: 2 }], { acceptance: 'manual', childFee: 1_000 })
    const member = await addMember(database.db)
    const started: OrderPaymentRequest[] = []
    const payments = {
      ...noPayments,
      methods: ['fib'] as const,
      start: async (request: OrderPaymentRequest) => {
        started.push(request)
        return { link: 'https://bank.example/1' }
      },
    }
    const paying = createApi({ db: database.db, accounts: testAccounts, now: () => now, payments })
    const selection = {
      ...toSelection(property, { checkIn: '2027-01-30', nights: 3, childrenAges: [7] }, now),
      guestName: 'Sara Ahmed',
      guestPhone: '٠٧٧٠ ١٢٣ ٤٥٦٧',
      notes: 'Late',
    }
    const made = await bookAs(paying, member, selection, { paymentMethod: 'fib' })
    expect(made).toMatchObject({
      status: 'pending',
      paymentStatus: 'unpaid',
      holdUntil: '2027-01-10T09:15:00.000Z',
      payment: { link: 'https://bank.example/1' },
      message: 'Your rooms are held. Pay in time to keep them.',
    })
    const order = await getOrderOf(database.db, made.id)
    expect(started).toEqual([{ order, customer: member.customer, method: 'fib', locale: 'en', now }])
    expect(await read(member, made.id)).toMatchObject({
      id: made.id,
      property: { id: property.id, title: expect.any(String), location: {}, picture: {} },
      status: 'pending',
      paymentStatus: 'unpaid',
      paymentMethod: 'fib',
      paidAt: null,
      checkIn: '2027-01-30',
      checkOut: '2027-02-02',
      nights: 3,
      checkInClock: '14:00',
      checkOutClock: '12:00',
      adults: 2,
      childrenAges: [7],
      guestName: 'Sara Ahmed',
      guestPhone: '+9647701234567',
      notes: 'Late',
      roomCount: 1,
      rooms: [
        {
          roomTypeId: property.rooms[0],
          title: expect.any(String),
          maxGuests: 3,
          features: [],
          bedTypes: [],
          count: 1,
        },
      ],
      acceptance: 'manual',
      policy: { freeUntil: '2027-01-29' },
      canPay: true,
      canCancel: true,
      refund: null,
    })
  })

  test('has a code that says nothing of how many there are, the same wherever it is shown', async () => {
    const property = await addProperty(database.db, [{ units: 5 }])
    const member = await addMember(database.db)
    const made = [
      await bookAs(api(), member, toSelection(property, {}, now)),
      await bookAs(api(), member, toSelection(property, {}, now)),
    ]
    for (const { id, code } of made) {
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
      const page = await api().dispatch('GET /user/reservations/{id}', {
        locale: 'en',
        token: member.token,
        params: { id },
      })
      expect(page).toMatchObject({ code, local: { language: expect.stringMatching(/^(ar|ku)$/) } })
    }
    expect(made[0]?.code).not.toBe(made[1]?.code)
  })

  test('in cash waits for the money a day, not 15 minutes, but not beyond the arrival', async () => {
    const property = await addProperty(database.db, [{ units: 3 }])
    const cash = async (checkIn: string) =>
      bookAs(api(), await addMember(database.db), toSelection(property, { checkIn }, now), { paymentMethod: 'cash' })
    expect(await cash('2027-02-01')).toMatchObject({
      paymentStatus: 'notPaidYet',
      holdUntil: '2027-01-11T09:00:00.000Z',
      payment: { link: null },
    })
    expect(await cash('2027-01-10')).toMatchObject({ holdUntil: '2027-01-10T11:00:00.000Z' })
  })

  test('for nothing is paid, and accepted where nobody has to agree', async () => {
    const member = await addMember(database.db)
    await addVoucher({ code: 'GIFT', percent: 100 })
    for (const [acceptance, status] of [
      ['automatic', 'accepted'],
      ['manual', 'pending'],
    ] as const) {
      const property = await addProperty(database.db, [{ units: 1 }], { acceptance })
      const made = await bookAs(api(), member, toSelection(property, { voucherCode: 'GIFT' }, now))
      expect(made).toMatchObject({
        status,
        paymentStatus: 'paid',
        holdUntil: null,
        total: { amount: 0 },
        message: 'Your booking has been made.',
      })
      expect((await read(member, made.id)).paidAt).toBe('2027-01-10T09:00:00Z')
    }
  })

  test('is sold out with what is still free', async () => {
    const property = await addProperty(database.db, [{ units: 1 }, { units: 1, price: 120_000 }])
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    const selection = toSelection(property, {}, now)
    const shown = await price(member, selection)
    await bookAs(api(), other, selection)
    const refused = await create(member, { ...selection, priceKey: shown.priceKey, paymentMethod: 'qi' }).catch(
      (problem) => problem,
    )
    expect(refused).toMatchObject({
      code: 'ROOM_UNAVAILABLE',
      status: 409,
      details: {
        combinations: [
          { rooms: [{ roomTypeId: property.rooms[1], count: 1 }], price: { amount: 240_000, currency: 'IQD' } },
        ],
      },
    })
    await expect(price(member, selection)).rejects.toMatchObject({ code: 'ROOM_UNAVAILABLE' })
  })

  test('of another is not found, and changes nothing', async () => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    const { id } = await bookAs(api(), member, toSelection(property, {}, now))
    await expect(read(other, id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    for (const key of [
      'PUT /customer/reservations/pending/{id}/cancel',
      'PUT /customer/reservations/{id}/cancel',
      'GET /customer/reservations/{id}/refund',
    ] as const)
      await expect(api().dispatch(key, { locale: 'en', token: other.token, params: { id } })).rejects.toMatchObject({
        code: 'NOT_FOUND',
      })
    expect(await read(member, id)).toMatchObject({ status: 'pending' })
  })
})

describe('refusals, in three languages', () => {
  const body = (property: TestProperty) => ({ ...toSelection(property, {}, now), priceKey: 'x', paymentMethod: 'qi' })
  test.each([
    [{ checkIn: undefined }, 'DATES_REQUIRED'],
    [{ checkIn: '2027-01-09' }, 'PAST_DATE'],
    [{ checkOut: '2027-01-20' }, 'NO_NIGHTS'],
    [{ checkOut: '2028-02-24' }, 'TOO_LONG'],
    [{ adults: 0 }, 'INVALID_ADULTS'],
    [{ childrenAges: [-3] }, 'INVALID_AGE'],
    [{ rooms: [] }, 'ROOM_REQUIRED'],
    [{ rooms: undefined }, 'ROOM_REQUIRED'],
    [{ rooms: [{ roomTypeId: 999_999, count: 1 }] }, 'UNKNOWN_ROOM'],
    [{ rooms: [{ roomTypeId: 1, count: 1 }] }, 'UNKNOWN_ROOM'],
    [{ adults: 3 }, 'ROOMS_TOO_SMALL'],
    [{ propertyId: 999_999 }, 'NOT_FOUND'],
    [{ paymentMethod: undefined }, 'PAYMENT_METHOD_REQUIRED'],
    [{ paymentMethod: '' }, 'PAYMENT_METHOD_REQUIRED'],
    [{ voucherCode: 'NO-SUCH' }, 'VOUCHER_UNKNOWN'],
    [{ paymentMethod: 'gold' }, 'INVALID_INPUT'],
    [{ guestPhone: '12' }, 'INVALID_INPUT'],
    [{ rooms: [{ roomTypeId: 1, count: 0 }] }, 'INVALID_INPUT'],
    [{ rooms: [{ roomTypeId: 1, count: -1 }] }, 'INVALID_INPUT'],
  ] as const)('%j is %s', async (change, code) => {
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    await expect(create(member, { ...body(property), ...change })).rejects.toMatchObject({ code })
    for (const locale of ['ar', 'ku'] as const) expect(problemMessages[locale][code]).not.toMatch(/[A-Za-z]/)
  })

  test('the payment method comes first, in the words of the product', () => {
    expect(problemMessages.en.PAYMENT_METHOD_REQUIRED).toBe('Please, select the payment method first.')
  })

  test.each([
    [{ code: 'SOON', percent: 5, valid_from: '2027-02-01T00:00:00Z' }, 'VOUCHER_NOT_YET'],
    [{ code: 'LATE', percent: 5, valid_to: '2027-01-10T09:00:00Z' }, 'VOUCHER_EXPIRED'],
    [{ code: 'LARGE', amount: 5_000, minimum: 1_000_000 }, 'VOUCHER_MINIMUM'],
  ])('%j is %s', async (voucher, code) => {
    await addVoucher(voucher)
    const property = await addProperty(database.db, [{ units: 1 }])
    const member = await addMember(database.db)
    const request = { ...body(property), voucherCode: voucher.code }
    await expect(create(member, request)).rejects.toMatchObject({ code })
    await expect(price(member, request)).rejects.toMatchObject({ code })
  })
})
