import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testPassword } from '../customers/testing/member.ts'
import { addUpload, addVisa, openApplying, testPerson, toApplicant } from './testing/applying.ts'

const database = openTestDatabase()
const { apply, pay, applyAndPay, see, withdraw, api, pass, lapse, refund, told, fill, walletOf, bank } =
  openApplying(database)

const rejected = (code: string, fields?: object) =>
  expect.objectContaining(fields ? { code, fields: expect.objectContaining(fields) } : { code })
const refuses = (attempt: Promise<unknown>, code: string, fields?: object) =>
  expect(attempt).rejects.toEqual(rejected(code, fields))

describe('applying', () => {
  test('a family pays once, and is told by when there is an answer', async () => {
    const visa = await addVisa(database.db)
    const made = await apply(visa, { people: 3 })
    expect(made).toMatchObject({
      status: 'unpaid',
      paymentStatus: 'unpaid',
      total: { amount: 450_000, currency: 'IQD' },
      payment: { link: expect.any(String) },
    })
    await pay(made)
    const page = await see(made)
    // Paid on a Sunday: five working days later is the next one.
    expect(page).toMatchObject({
      status: 'pending',
      isAsked: false,
      paymentStatus: 'paid',
      people: 3,
      promisedOn: '2027-01-17',
      isLate: false,
      canWithdraw: true,
      asked: null,
      visas: [],
    })
    expect(page.applicants).toHaveLength(3)
    expect(page.applicants[0]).toMatchObject({
      number: 1,
      fullName: 'SARA AHMED KARIM',
      passportNumber: expect.stringMatching(/^•{5}\d{3}$/),
      answers: [
        { key: 'job', answer: 'دکتۆر' },
        { key: 'before', answer: 'No' },
      ],
    })
    expect(page.applicants[0]?.papers.map(({ field }) => field)).toEqual(['passport', 'photo'])
    expect(page.applicants[0]?.papers[0]?.url).toMatch(/^\/services\/api\/files\//)
    expect(page.events.map(({ event }) => event)).toEqual(['applied', 'paid'])
    expect(await told(made)).toEqual(['visa-received'])
  })

  test('the same key is one application, and neither it nor any table has a name or a passport', async () => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    const { body, ...first } = await apply(visa, { member, idempotencyKey: 'one' })
    const again = await apply(visa, { ...body, member, idempotencyKey: 'one' })
    expect(again.id).toBe(first.id)
    await refuses(
      apply(visa, { ...body, travelDate: '2027-06-02', member, idempotencyKey: 'one' }),
      'IDEMPOTENCY_MISMATCH',
    )
    const { rows } = await sql<{ stored: string }>`select answer::text as stored from idempotency_keys`.execute(
      database.db,
    )
    expect(rows.map(({ stored }) => stored).join()).not.toMatch(/SARA|A10\d{5}/)
  })

  test('a saved traveller need not be typed again', async () => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    const { fullName: _, answers, ...person } = testPerson()
    const saved = { ...person, firstName: 'ZARA', lastName: 'AHMED' }
    const call = { locale: 'en', token: member.token } as const
    const { id } = await api().dispatch('POST /customer/travellers', { ...call, body: saved })
    const { papers } = await toApplicant(database.db, member)
    const made = await apply(visa, { member, applicants: [{ travellerId: id, answers, papers }] })
    expect((await see(made)).applicants).toMatchObject([{ fullName: 'ZARA AHMED', nationality: 'IQ' }])
    const stranger = await addMember(database.db)
    await refuses(apply(visa, { member: stranger, applicants: [{ travellerId: id, papers }] }), 'INVALID_INPUT', {
      'applicants.0.travellerId': { error: 'invalid' },
    })
  })

  test('the wallet pays at once', async () => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    await refuses(apply(visa, { member, paymentMethod: 'wallet' }), 'WALLET_TOO_LOW')
    await fill(member, 200_000)
    expect(await apply(visa, { member, paymentMethod: 'wallet' })).toMatchObject({
      status: 'pending',
      paymentStatus: 'paid',
    })
    expect(await walletOf(member)).toBe(50_000)
  })

  test('a fee that has changed since it was shown is not taken', async () => {
    const visa = await addVisa(database.db)
    await refuses(apply(visa, { total: 149_000 }), 'PRICE_CHANGED')
    await apply(visa, { total: 150_000 })
  })
})

describe('what is refused', () => {
  const tryWith = async (more: object) => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    return apply(visa, { member, applicants: [await toApplicant(database.db, member, more)] })
  }

  test.each<[string, object, string, object]>([
    ['no name', { fullName: '' }, 'TRAVELLERS_REQUIRED', { 'applicants.0.fullName': { error: 'required' } }],
    [
      'letters of another alphabet',
      { fullName: 'سارا' },
      'INVALID_INPUT',
      { 'applicants.0.fullName': { error: 'latin_name' } },
    ],
    [
      'a passport that ends too soon',
      { passportExpiresOn: '2027-11-30' },
      'PASSPORT_EXPIRES',
      { 'applicants.0.passportExpiresOn': { error: 'passport_expires' } },
    ],
    [
      'a country that is not offered',
      { nationality: 'FR' },
      'INVALID_INPUT',
      { 'applicants.0.nationality': { error: 'not_offered' } },
    ],
    [
      'no papers',
      { papers: {} },
      'TRAVELLERS_REQUIRED',
      { 'applicants.0.papers.passport': { error: 'required' }, 'applicants.0.papers.photo': { error: 'required' } },
    ],
    ['no answer', { answers: {} }, 'TRAVELLERS_REQUIRED', { 'applicants.0.answers.job': { error: 'required' } }],
    [
      'a choice that is none',
      { answers: { job: 'x', before: 'maybe' } },
      'INVALID_INPUT',
      { 'applicants.0.answers.before': { error: 'invalid' } },
    ],
    [
      'lines that say something else',
      { machineReadable: 'P<IRQ' },
      'INVALID_INPUT',
      { 'applicants.0.machineReadable': { error: 'machine_readable' } },
    ],
  ])('%s', async (_name, more, code, fields) => {
    await refuses(tryWith(more), code, fields)
  })

  test('a nationality that the operator does not offer, also where the visa has it', async () => {
    const visa = await addVisa(database.db, { nationalities: ['IQ', 'IL'] })
    const member = await addMember(database.db)
    const applicants = [
      await toApplicant(database.db, member),
      await toApplicant(database.db, member, { nationality: 'IL' }),
    ]
    await refuses(apply(visa, { member, applicants }), 'INVALID_INPUT', {
      'applicants.1.nationality': { error: 'not_offered' },
    })
  })

  test('nobody, the same passport twice, the same file twice, and too many people', async () => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    await refuses(apply(visa, { member, applicants: [] }), 'TRAVELLERS_REQUIRED')
    const [one, two] = [await toApplicant(database.db, member), await toApplicant(database.db, member)]
    await refuses(
      apply(visa, { member, applicants: [one, { ...two, passportNumber: one.passportNumber }] }),
      'INVALID_INPUT',
      {
        'applicants.1.passportNumber': { error: 'passport_repeated' },
      },
    )
    await refuses(apply(visa, { member, applicants: [one, { ...two, papers: one.papers }] }), 'INVALID_INPUT', {
      'applicants.1.papers.passport': { error: 'file_repeated' },
    })
    const many = Array.from({ length: 11 }, () => one)
    await refuses(apply(visa, { member, applicants: many }), 'INVALID_INPUT')
  })

  test('files of somebody else, of another field, and of another application', async () => {
    const visa = await addVisa(database.db)
    const [member, other] = [await addMember(database.db), await addMember(database.db)]
    const theirs = await toApplicant(database.db, other)
    await refuses(apply(visa, { member, applicants: [theirs] }), 'NOT_FOUND')
    const own = await toApplicant(database.db, member)
    const wrong = { ...own, papers: { passport: own.papers.photo, photo: own.papers.passport } }
    await refuses(apply(visa, { member, applicants: [wrong] }), 'INVALID_INPUT', {
      'applicants.0.papers.photo': { error: 'invalid' },
    })
    await apply(visa, { member, applicants: [own] })
    await refuses(apply(visa, { member, applicants: [{ ...own, passportNumber: 'B7654321' }] }), 'NOT_FOUND')
    // The refused request has made no file a paper.
    const { rows } =
      await sql`select from files where customer_id = ${other.customer} and submitted_at is not null`.execute(
        database.db,
      )
    expect(rows).toEqual([])
  })

  test('a day that is over, far away or none, and a purpose that the visa has not', async () => {
    const visa = await addVisa(database.db)
    await refuses(apply(visa, { travelDate: '2027-01-09' }), 'PAST_DATE')
    await refuses(apply(visa, { travelDate: '2030-01-01' }), 'INVALID_DATE')
    await refuses(apply(visa, { travelDate: undefined }), 'TRAVEL_DATE_REQUIRED')
    await refuses(apply(visa, { returnDate: '2027-05-31' }), 'INVALID_DATE')
    await refuses(apply(visa, { purpose: 'study' }), 'INVALID_INPUT', { purpose: { error: 'not_offered' } })
    await refuses(apply(visa, { purpose: undefined }), 'TRAVELLERS_REQUIRED')
    await refuses(apply({ ...visa, visa: 999_999 }), 'NOT_FOUND')
  })

  test('a fourth that nobody pays for, and an eleventh at once', async () => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    for (let left = 3; left > 0; left--) await apply(visa, { member })
    await refuses(apply(visa, { member }), 'TOO_MANY_HOLDS')
    await sql`update visa_applications set status = 'pending', promised_on = '2027-03-01' where customer_id = ${member.customer}`.execute(
      database.db,
    )
    await sql`update orders set payment_status = 'paid', hold_until = null, paid_at = now() where customer_id = ${member.customer}`.execute(
      database.db,
    )
    await fill(member, 10_000_000)
    for (let left = 7; left > 0; left--) await apply(visa, { member, paymentMethod: 'wallet' })
    await refuses(apply(visa, { member, paymentMethod: 'wallet' }), 'TOO_MANY_APPLICATIONS')
    await sql`update orders set payment_status = 'unpaid', hold_until = '2027-12-01', paid_at = null where customer_id = ${member.customer} and paid_by is null`.execute(
      database.db,
    )
    await sql`update visa_applications a set status = 'unpaid', promised_on = null from orders o
      where o.id = a.order_id and a.customer_id = ${member.customer} and o.paid_by is null`.execute(database.db)
  })
})

describe('its end', () => {
  test('what nobody pays for in time has failed; late money still gets it', async () => {
    const made = await apply(await addVisa(database.db))
    await bank().choose(made.payment.link)
    pass(16)
    expect(await see(made)).toMatchObject({ status: 'failed', canPay: false, canWithdraw: false })
    await lapse()
    expect((await see(made)).events.map(({ event }) => event)).toEqual(['applied', 'expired'])
    await api().dispatch('GET /customer/orders/{id}/payment', {
      locale: 'en',
      token: made.member.token,
      params: { id: made.orderId },
    })
    expect(await see(made)).toMatchObject({ status: 'pending', paymentStatus: 'paid' })
  })

  test('withdrawn before anybody has begun, the whole fee goes back', async () => {
    const made = await applyAndPay(await addVisa(database.db))
    expect(await withdraw(made)).toMatchObject({ status: 'withdrawn', refund: { amount: 150_000 }, refundTo: 'qi' })
    await refund()
    expect(await see(made)).toMatchObject({
      status: 'withdrawn',
      paymentStatus: 'refunded',
      refund: { amount: { amount: 150_000 }, status: 'refunded' },
    })
    await refuses(withdraw(made), 'ORDER_NOT_CANCELLABLE')
  })

  test('what is unpaid is given up for nothing', async () => {
    const made = await apply(await addVisa(database.db))
    expect(await withdraw(made)).toMatchObject({ status: 'withdrawn', refund: { amount: 0 }, paymentStatus: 'failed' })
    const { payment } = made
    expect(payment.link).not.toBeNull()
    await refuses(
      api().dispatch('POST /customer/visa-applications/{id}/payment-url', {
        locale: 'en',
        token: made.member.token,
        params: { id: made.id },
        body: {},
      }),
      'ORDER_NOT_PAYABLE',
    )
  })
})

describe('strangers', () => {
  test('another customer’s application is not there', async () => {
    const made = await applyAndPay(await addVisa(database.db))
    const stranger = { ...made, member: await addMember(database.db) }
    await refuses(see(stranger), 'NOT_FOUND')
    await refuses(withdraw(stranger), 'NOT_FOUND')
    const call = { locale: 'en', token: stranger.member.token, params: { id: made.id } } as const
    await refuses(
      api().dispatch('POST /customer/visa-applications/{id}/payment-url', { ...call, body: {} }),
      'NOT_FOUND',
    )
    await refuses(
      api().dispatch('POST /customer/visa-applications/{id}/answer', { ...call, body: { applicants: [] } }),
      'NOT_FOUND',
    )
    const { data } = await api().dispatch('GET /customer/visa-applications', {
      locale: 'en',
      token: stranger.member.token,
    })
    expect(data).toEqual([])
  })
})

describe('a draft', () => {
  test('is there on another device, for nobody else, and gone once it is removed', async () => {
    const visa = await addVisa(database.db)
    const [member, stranger] = [await addMember(database.db), await addMember(database.db)]
    const of = ({ token }: { token: string }) => ({ locale: 'en', token, params: { id: visa.visa } }) as const
    const draft = { step: 2, applicants: [{ fullName: 'SARA' }] }
    await api().dispatch('PUT /customer/visa-drafts/{id}', { ...of(member), body: { draft } })
    expect(await api().dispatch('GET /customer/visa-drafts/{id}', of(member))).toMatchObject({ draft })
    const exported = ({ token }: { token: string }) =>
      api().dispatch('POST /customer/auth/export', { locale: 'en', token, body: { password: testPassword } })
    expect(await exported(member)).toMatchObject({ visaDrafts: [{ visaId: visa.visa, draft }] })
    expect(await exported(stranger)).toMatchObject({ visaDrafts: [] })
    await refuses(api().dispatch('GET /customer/visa-drafts/{id}', of(stranger)), 'NOT_FOUND')
    await refuses(api().dispatch('DELETE /customer/visa-drafts/{id}', of(stranger)), 'NOT_FOUND')
    const long = { text: 'x'.repeat(70_000) }
    await refuses(
      api().dispatch('PUT /customer/visa-drafts/{id}', { ...of(member), body: { draft: long } }),
      'BODY_TOO_LARGE',
    )
    await api().dispatch('DELETE /customer/visa-drafts/{id}', of(member))
    await refuses(api().dispatch('GET /customer/visa-drafts/{id}', of(member)), 'NOT_FOUND')
  })

  test('ends where it was sent', async () => {
    const visa = await addVisa(database.db)
    const member = await addMember(database.db)
    const of = { locale: 'en', token: member.token, params: { id: visa.visa } } as const
    await api().dispatch('PUT /customer/visa-drafts/{id}', { ...of, body: { draft: { step: 3 } } })
    await apply(visa, { member })
    await refuses(api().dispatch('GET /customer/visa-drafts/{id}', of), 'NOT_FOUND')
  })
})

test('an upload that nobody asked for is not stored', async () => {
  const visa = await addVisa(database.db, { papers: { passport: 'required' } })
  const member = await addMember(database.db)
  const applicant = await toApplicant(database.db, member, {})
  const extra = await addUpload(database.db, member, 'nationalIdFront')
  const papers = { ...applicant.papers, nationalIdFront: [extra] }
  const made = await apply(visa, { member, applicants: [{ ...applicant, papers }] })
  expect((await see(made)).applicants[0]?.papers.map(({ field }) => field)).toEqual(['passport'])
})
