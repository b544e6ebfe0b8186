import { sql } from 'kysely'
import { beforeAll, describe, expect, inject, test } from 'vitest'
import { contract, type Key, specOf } from '../contract/contract.ts'
import type { SearchSite } from '../contract/site-search.ts'
import { addWalletEntry } from '../db/queries/orders/payments-wallet.ts'
import { addTransaction } from '../db/queries/orders/transactions.ts'
import { openTestDatabase } from '../db/testing/database.ts'
import { type Locale, locales } from '../domain/text/locale.ts'
import type { SentBytes } from '../http/sent-bytes.ts'
import { openSiteSearch } from '../search/site/testing/site-search.ts'
import { prepareArrivals } from './arrivals/testing/contract-fixtures.ts'
import {
  addMember,
  addSession,
  type TestMember,
  testAccounts,
  testPassword,
  toToken,
} from './customers/testing/member.ts'
import { prepareFiles } from './files/testing/contract-fixtures.ts'
import { openTestFiles } from './files/testing/files.ts'
import { prepareNotifications } from './notifications/testing/contract-fixtures.ts'
import { preparePayers } from './payers/testing/contract-fixtures.ts'
import { openTestPayments } from './payments/testing/payments.ts'
import { addSale, type TestSale, toChoice } from './purchases/testing/sales.ts'
import { prepareQuestions, prepareSharedQuestion } from './questions/testing/contract-fixtures.ts'
import { prepareRedeeming } from './redemptions/testing/contract-fixtures.ts'
import { addProperty, bookAs, type TestProperty, toSelection } from './reservations/testing/booking.ts'
import { prepareChange } from './reservations/testing/contract-fixtures.ts'
import { prepareReviews } from './reviews/testing/contract-fixtures.ts'
import { prepareSeller } from './seller-orders/testing/contract-fixtures.ts'
import { createApi } from './service.ts'
import { prepareSplits } from './split-stays/testing/contract-fixtures.ts'
import { addPlan, type TestPlan } from './subscriptions/testing/subscribing.ts'
import { addPurchases, testTraveller } from './testing/purchases.ts'
import { prepareTickets } from './tickets/testing/contract-fixtures.ts'
import { prepareVisas } from './visa-work/testing/contract-fixtures.ts'
import { prepareWaitlist } from './waitlist/testing/contract-fixtures.ts'
import { prepareShared, prepareWishlist } from './wishlist/testing/contract-fixtures.ts'

const database = openTestDatabase()
const files = openTestFiles()
let searchSite: SearchSite = async () => {
  throw new Error('The search is open only inside tests')
}
const api = () =>
  createApi({
    files,
    db: database.db,
    searchKey: async () => 'public',
    searchSite,
    accounts: testAccounts,
    payments: openTestPayments(database.db).payments,
  })

type Input = {
  params?: unknown
  query?: unknown
  body?: unknown
  bytes?: SentBytes
  locale?: Locale
  token?: string
}
const dispatch = (key: Key, input: Input = {}) => api().dispatch(key, { locale: 'en', ...input })

/** The unsubscribe link of an optional mail. */
async function prepareMail(key: Key): Promise<object> {
  if (!key.includes('/email/')) return {}
  if (!key.includes('unsubscribe')) return { secret: 'a'.repeat(32) }
  const { customer } = await addMember(database.db)
  const secret = crypto.randomUUID()
  await sql`update customers set mail_secret = ${secret}::uuid where id = ${customer}`.execute(database.db)
  return { kind: 'saved', secret }
}

const keys = Object.keys(contract) as Key[]
const latinWord = /[A-Za-z]{3,}/

let property: TestProperty = { id: 0, rooms: [] }
let plan: TestPlan = { packageId: 0, planId: 0 }
let sale: TestSale = { kind: 'event', itemId: 0, sale: 0, stocks: [] }
beforeAll(async () => {
  searchSite = openSiteSearch(database.db)
  const [closesAt, startsAt] = [1, 2].map((days) => new Date(Date.now() + days * 86_400_000))
  sale = await addSale(database.db, 'event', { startsAt, stocks: [{ capacity: 5_000, closesAt }] })
  plan = await addPlan(database.db)
  property = await addProperty(database.db, [{ units: 5_000 }], { childFee: 1_000 })
})

const toBodies = (): Partial<Record<Key, object>> => ({
  'POST /user/properties/availablility': { ...toSelection(property), rooms: undefined },
  'POST /customer/reservations/calculate-price': toSelection(property, { childrenAges: [5] }),
  'POST /customer/reservations': { ...toSelection(property), total: 200_000, paymentMethod: 'qi' },
  'POST /customer/reservations/pending/{id}/payment-url': {},
  'POST /user/vouchers/check': { voucherCode: 'SAFAR10' },
  'POST /customer/customer-discount-packages': plan,
  'POST /customer/customer-discount-packages/{id}/payment-url': {},
  'POST /customer/purchases/calculate-price': toChoice(sale),
  'POST /customer/purchases': { ...toChoice(sale), paymentMethod: 'qi' },
  'POST /customer/purchases/{id}/payment-url': {},
  'POST /customer/wallet/top-ups': { amount: '10000', paymentMethod: 'qi' },
  'POST /customer/wallet/top-ups/{id}/payment-url': { paymentMethod: 'qi' },
  'PUT /customer/prayer-reminders': { location: 1, prayers: ['maghrib', 'fajr'], minutesBefore: 10 },
  'POST /customer/travellers': testTraveller,
  'PUT /customer/travellers/{id}': testTraveller,
  'POST /customer/property-wishlist': { propertyId: 1 },
  'POST /customer/item-wishlist': { kind: 'event', itemId: 1 },
  'POST /customer/item-wishlist/toggle': { kind: 'activity', itemId: 1 },
  'POST /customer/property-wishlist/toggle': { propertyId: '۲' },
  'PUT /customer/property-wishlist/{id}': { note: 'بۆ مانگی هەنگوین' },
  'POST /customer/auth/register': { name: 'ئاراس کەریم', dateOfBirth: '1990-05-17', email: 'aras@example.com' },
  'PUT /customer/auth/self': { name: 'ئاراس کەریم', allowNotification: false },
  'POST /public/email/unsubscribe/{kind}/{secret}': { isOff: true },
  'POST /customer/auth/delete-account': { password: testPassword, acceptLoss: true },
  'POST /customer/auth/deactivate-account': { password: testPassword },
  'POST /customer/auth/activate-account': { password: testPassword },
  'POST /customer/auth/export': { password: testPassword },
  'DELETE /customer/auth/sessions': { password: testPassword },
  'DELETE /customer/auth/sessions/{session}': { password: testPassword },
})

const searched = () => {
  const { checkIn, checkOut, adults } = toSelection(property)
  return { checkIn, checkOut, adults: String(adults), childrenAges: '5,9' }
}
const toQueries = (): Partial<Record<Key, object>> => ({
  'GET /user/properties/free': searched(),
  'GET /user/properties/split': { ...searched(), location: '1' },
  'GET /user/properties/{id}/cheaper': searched(),
  'GET /public/search': { q: 'بغداد' },
  'GET /public/places': { frame: '38.4,28.7,49,37.6' },
  'GET /user/properties/free/days': { ...searched(), ids: `1,2,${property.id}` },
  'GET /user/properties/free/prices': { ...searched(), ids: `1,2,${property.id}` },
})

/** Only who has none yet can fill in a profile. */
const addCaller = (key: Key) =>
  addMember(database.db, key === 'POST /customer/auth/register' ? { profile: false } : { entries: 7 })

const paramsOf = (key: Key, session?: string, id = '1') => ({
  id,
  type: key.endsWith('/{id}/reviews')
    ? 'activity'
    : key.includes('/sales/')
      ? 'event'
      : key.includes('{type}')
        ? 'home_banner'
        : undefined,
  session,
  kind: 'event',
  key: 'property-1',
})

/** Bookings of the caller: enough for several pages of the list. */
async function addReservations(key: Key, member: TestMember): Promise<string | undefined> {
  const { token, customer } = member
  const ids: number[] = []
  const isAsked = key.includes('/reservations') && (!key.startsWith('POST') || key.includes('{id}')) && customer > 0
  for (let left = isAsked ? (key.includes('{id}') ? 1 : 7) : 0; left > 0; left--) {
    ids.push((await bookAs(api(), { token }, toSelection(property))).id)
    // So many would be too many to wait for their money.
    if (!key.includes('{id}'))
      await sql`update orders set payment_status = 'paid', hold_until = null where id = (select order_id from reservations where id = ${ids.at(-1)})`.execute(
        database.db,
      )
  }
  if (key.includes('/transactions') && customer > 0) return addTransactions(customer)
  return ids[0]?.toString() ?? (customer > 0 ? addPurchases(key, { db: database.db, api: api(), member }) : undefined)
}

async function addTransactions(customer: number): Promise<string | undefined> {
  const now = new Date()
  for (let left = 7; left > 0; left--)
    await database.db.transaction().execute(async (tx) => {
      const walletEntry = await addWalletEntry(tx, { customer, amount: 1_000, reason: 'credit', now })
      const item = { type: 'wallet', id: null, order: null } as const
      const source = { walletEntry }
      await addTransaction(tx, { customer, type: 'credit', amount: 1_000, method: 'wallet', item, source, now })
    })
  const { rows } = await sql<{
    id: number
  }>`select id from transactions where customer_id = ${customer} limit 1`.execute(database.db)
  return rows[0]?.id.toString()
}

/** The rows that a part of the API prepares for its own calls. */
type Prepared = {
  id?: string | undefined
  query?: Input['query']
  body?: unknown
  params?: object | undefined
  secret?: string | undefined
  bytes?: Input['bytes']
}

const prepareAll = (key: Key, caller: TestMember): Promise<Prepared[]> => {
  const { db } = database
  return inTurn<Prepared>([
    () => preparePayers({ db, api: api() }, key, caller),
    () => prepareSplits(db, api(), key, caller),
    () => prepareWaitlist(db, key, caller),
    () => prepareQuestions(db, key, caller),
    () => prepareChange(db, key, caller).catch(ignoreInactive),
    () => prepareArrivals(db, key, caller),
    () => prepareReviews(db, key, caller),
    () => prepareVisas(db, key, caller),
    () => prepareTickets(db, key, caller),
    () => prepareSeller(db, key, caller),
    () => prepareRedeeming(db, key, caller),
    () => prepareWishlist(db, key, caller),
    () => prepareNotifications(db, key, caller),
    () => prepareFiles(db, files, key, caller),
  ])
}

/** A deactivated caller needs no rows. */
function ignoreInactive(problem: { code?: string }): Prepared {
  if (problem.code !== 'ACCOUNT_INACTIVE') throw problem
  return {}
}

async function inTurn<T>(tasks: (() => Promise<T>)[]): Promise<T[]> {
  const done: T[] = []
  for (const task of tasks) done.push(await task())
  return done
}

/** A call that succeeds, by a new caller: most writes work only once. */
async function toGoodCall(key: Key, member?: TestMember): Promise<Input> {
  if (specOf(key).audience === 'visitor') {
    const payers = await preparePayers({ db: database.db, api: api() }, key)
    return {
      params: {
        ...paramsOf(key),
        ...(await prepareShared(database.db, key)),
        ...(await prepareSharedQuestion(database.db, key)),
        ...payers.params,
        ...(await prepareMail(key)),
      },
      query: toQueries()[key],
      body: payers.body ?? toBodies()[key],
    }
  }
  const caller = member ?? (await addCaller(key))
  const session = await addSession(database.db, caller.account)
  const id = await addReservations(key, caller).catch((problem) => {
    // A deactivated caller has none.
    if (problem.code !== 'ACCOUNT_INACTIVE') throw problem
    return undefined
  })
  const all = await prepareAll(key, caller)
  const first = <Name extends keyof Prepared>(name: Name): Prepared[Name] =>
    all.find((one) => one[name] !== undefined)?.[name]
  return {
    params: { ...paramsOf(key, session, first('id') ?? id), secret: first('secret'), ...first('params') },
    query: first('query'),
    body: first('body') ?? toBodies()[key],
    bytes: first('bytes'),
    token: caller.token,
  }
}

/** One for all cases of a group: a call that reads or is refused leaves everything as it was. */
function toSharedCall(key: Key, addMember?: () => Promise<TestMember>): () => Input {
  let call: Input = {}
  beforeAll(async () => {
    call = await toGoodCall(key, await addMember?.())
  })
  return () => call
}

const withoutLanguage =
  /^(id|url|placeholder|key|link|phone|email|value|currency|\w+At|kind|type|code|agent|gender|language|status|qrCode|reason|payment(Method|Status)|acceptance|priceKey|voucherCode|payment_url|method|to|transactionType|itemType|invoiceId|refundTo|refund|itemCode|itemPath|path|orderId|day|endReason|expireAt|\w+Until|token|shortCode|publicKey|now|role|en|state|travellers|firstName|lastName|passportNumber|nationality|direction|conflict|csv|file|event|entity|prayers|purposes?|field|need|from|actor|fullName|rejectReason|mediaType|topic|with|month|until|cots|pets|smoking|couples|lateArrival|lift|hot|where|presence|emailStatus|canMark|becomes|travel|\w+En)$/

/** Every text of an answer, without addresses and other data that have no language, or are in English on purpose. */
const textsOf = (value: unknown, name = ''): string[] => {
  if (typeof value === 'string') return withoutLanguage.test(name) ? [] : [value]
  if (Array.isArray(value)) return value.flatMap((item) => textsOf(item, name))
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, item]) => (key === 'levels' ? [] : textsOf(item, key)))
  return []
}

/** All of it and nothing else: a schema leaves out what it does not know, so that the two would differ. */
const expectWhatIsSaid = (key: Key, answer: unknown): void => expect(specOf(key).ok.parse(answer)).toEqual(answer)

/** Calls that need new rows for each answer are made in one language, in turns; a soak makes them in all of them. */
const languagesOf = (key: Key): readonly Locale[] =>
  key.startsWith('GET ') || inject('isSoak') ? locales : locales.filter((_, at) => at === keys.indexOf(key) % 3)

describe.each(keys)('%s', (key) => {
  const shared = key.startsWith('GET ') ? toSharedCall(key) : null
  test.each(languagesOf(key))('answers what the contract says, in %s', async (locale) => {
    const answer = await dispatch(key, { ...(shared?.() ?? (await toGoodCall(key))), locale })
    expectWhatIsSaid(key, answer)
    if (locale !== 'en') expect(textsOf(answer).filter((text) => latinWord.test(text))).toEqual([])
  })
})

describe.each(keys.filter((key) => key.includes('{id}')))('%s', (key) => {
  const good = toSharedCall(key)
  test.each(['0', '999999', '-1', 'abc', '1.5', '99999999999999', "1' or 1=1", ''])('knows no id %j', async (id) => {
    await expect(dispatch(key, { ...good(), params: { id } })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe.each(keys.filter((key) => specOf(key).audience !== 'visitor'))('%s', (key) => {
  const { audience } = specOf(key)
  let account = ''
  const good = toSharedCall(key, async () => {
    const caller = await addCaller(key)
    account = caller.account
    return caller
  })
  const expectNobody = (token: string | undefined) =>
    expect(dispatch(key, { ...good(), token })).rejects.toMatchObject({ code: 'UNAUTHORIZED' })

  test.each([undefined, '', 'nonsense'])('the token %j is nobody’s', (token) => expectNobody(token))

  test.each(['ended_at', 'expires_at'])('a session that is over (%s) is nobody’s', async (column) => {
    const session = await addSession(database.db, account)
    await sql`update sessions set ${sql.ref(column)} = now() - interval '1 second' where id = ${session}`.execute(
      database.db,
    )
    await expectNobody(toToken(account, session))
  })

  test('the session of another account is nobody’s', async () =>
    expectNobody(toToken(account, (await addCaller(key)).session)))

  test('whoever is deactivated', async () => {
    const member = await addMember(database.db, { status: 'inactive' })
    const answer = dispatch(key, await toGoodCall(key, member))
    if (audience === 'bearer' || audience === 'account') expectWhatIsSaid(key, await answer)
    else await expect(answer).rejects.toMatchObject({ code: 'ACCOUNT_INACTIVE' })
  })

  test('whoever has no profile yet', async () => {
    const member = await addMember(database.db, { profile: false })
    const answer = dispatch(key, await toGoodCall(key, member))
    if (audience === 'member' || audience === 'account') expectWhatIsSaid(key, await answer)
    else await expect(answer).rejects.toMatchObject({ code: audience === 'bearer' ? 'NOT_FOUND' : 'PROFILE_REQUIRED' })
  })
})

// A secret in an address gives the right by itself. Drafts are the caller's own, named by the visa, and any customer may report public texts.
const isOwned = (key: Key): boolean =>
  specOf(key).params !== undefined &&
  !key.includes('{secret}') &&
  key !== 'PUT /customer/visa-drafts/{id}' &&
  key !== 'POST /customer/properties/{id}/questions' &&
  !key.endsWith('/report')

describe.each(keys.filter((key) => specOf(key).audience !== 'visitor' && isOwned(key)))('%s', (key) => {
  test('what belongs to another is not found', async () => {
    const [mine, others] = [await toGoodCall(key), await toGoodCall(key)]
    await expect(dispatch(key, { ...mine, params: others.params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expectWhatIsSaid(key, await dispatch(key, others))
  })
})

const isList = (key: Key): boolean => 'meta' in ((specOf(key).ok as { shape?: object }).shape ?? {})

describe.each(keys.filter((key) => specOf(key).query?.shape.page && isList(key)))('%s', (key) => {
  const good = toSharedCall(key)
  const ask = (query: unknown) =>
    dispatch(key, { ...good(), query }) as Promise<{ data: { id: number }[]; meta: object }>

  test('pages through everything once', async () => {
    const whole = await ask({ limit: '100' })
    const first = await ask({ limit: '3', page: '1' })
    const second = await ask({ limit: '3', page: '2' })
    expect([...first.data, ...second.data].map(({ id }) => id)).toEqual(whole.data.slice(0, 6).map(({ id }) => id))
  })

  test('a page beyond the last one is empty, and knows the way back', async () => {
    const beyond = await ask({ page: '5000' })
    expect(beyond.data).toEqual([])
    expect(beyond.meta).toMatchObject({ page: 5000, next: null })
  })

  test.each([
    [{ page: '0' }, { page: { error: 'too_small', limit: 1 } }],
    [{ page: '-1' }, { page: { error: 'not_a_number' } }],
    [{ page: '1.5' }, { page: { error: 'not_a_number' } }],
    [{ page: '' }, { page: { error: 'not_a_number' } }],
    [{ page: ['1', '2'] }, { page: { error: 'not_a_number' } }],
    [{ limit: 'abc' }, { limit: { error: 'not_a_number' } }],
    [{ limit: '0' }, { limit: { error: 'too_small', limit: 1 } }],
    [{ limit: '100000' }, { limit: { error: 'too_big', limit: 100 } }],
  ])('%j is refused field by field', async (query, fields) => {
    await expect(ask(query)).rejects.toMatchObject({ code: 'INVALID_INPUT', fields })
  })

  test('digits of any script are numbers', async () => {
    expect((await ask({ page: '٢', limit: '۳' })).meta).toMatchObject({ page: 2, limit: 3 })
  })
})

test.each([
  ['GET /public/events', 20],
  ['GET /public/activities', 20],
  ['GET /public/businesses', 8],
  ['GET /public/offers', 8],
] as const)('%s has pages of %d', async (key, size) => {
  expect((await dispatch(key)) as object).toMatchObject({ meta: { limit: size, page: 1, previous: null } })
})

test('events that are over leave the list, and stay where links lead to them', async () => {
  const api = createApi({ db: database.db, now: () => new Date('2100-01-01T00:00:00Z') })
  expect((await api.dispatch('GET /public/events', { locale: 'en' })).meta.total).toBe(0)
  expect((await api.dispatch('GET /public/events/{id}', { locale: 'en', params: { id: '1' } })).id).toBe(1)
})

test('a price after discount is whole, and the one before it stands beside', async () => {
  const { data } = await createApi({ db: database.db }).dispatch('GET /user/properties', {
    locale: 'en',
    query: { limit: '100' },
  })
  const reduced = data.filter(({ discount }) => discount > 0)
  expect(reduced.length).toBeGreaterThan(5)
  for (const { price, priceBefore, discount } of reduced) {
    const units = price.currency === 'USD' ? 100 : 1
    expect(Math.round(price.amount * units)).toBe(Math.round((priceBefore.amount * units * (100 - discount)) / 100))
  }
})

test('a list of one governorate has its stays and no others', async () => {
  const api = createApi({ db: database.db })
  const { data: places } = await api.dispatch('GET /locations/properties', { locale: 'en' })
  const [place] = places
  const query = { location: String(place?.id), limit: '100' }
  const { data, meta } = await api.dispatch('GET /user/properties', { locale: 'en', query })
  expect(meta.total).toBe(place?.properties)
  expect(new Set(data.map(({ location }) => location.id))).toEqual(new Set([place?.id]))
})

test('a stay can be asked for with one of its room types, which must be its own', async () => {
  const ask = (query: object) =>
    createApi({ db: database.db }).dispatch('GET /user/properties/{id}', { locale: 'en', params: { id: '1' }, query })
  const { roomTypes, ...rest } = await ask({})
  const [, second] = roomTypes
  expect(roomTypes.length).toBeGreaterThan(1)
  for (const query of [{ roomTypeId: `${second?.id}` }, { roomId: `${second?.id}` }])
    expect(await ask(query)).toEqual({ ...rest, roomTypes: [second] })
  await expect(ask({ roomTypeId: `${property.rooms[0]}` })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await expect(ask({ roomTypeId: 'x' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
})
