import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { insertLook } from '../../db/queries/files/file-looks.ts'
import { findPapers, forgetApplications } from '../../db/queries/visas/visa-papers.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { toDay } from '../../domain/time/day.ts'
import { addMember, type TestMember } from '../customers/testing/member.ts'
import { addUpload, addVisa, openApplying } from '../visa-applications/testing/applying.ts'

const database = openTestDatabase()
const tools = openApplying(database)
const { applyAndPay, apply, see, withdraw, answer, addOfficer, look, queue, work, decide, accept, pass } = tools
const { refund, notifyLate, told, filesOf, walletOf, fill, now } = tools

const refuses = (attempt: Promise<unknown>, code: string) => expect(attempt).rejects.toMatchObject({ code })
const days = (count: number) => pass(count * 24 * 60)
const eventsOf = async (id: number): Promise<string[]> => {
  const { rows } = await sql<{ event: string }>`
    select event || ' ' || actor as event from visa_events where application_id = ${id} order by id`.execute(
    database.db,
  )
  return rows.map(({ event }) => event)
}

describe('the queue', () => {
  test('has what was paid, by its promise, and each with its papers', async () => {
    const visa = await addVisa(database.db, { workingDays: 10 })
    const officer = await addOfficer(visa)
    const late = await applyAndPay(visa)
    await apply(visa)
    await sql`update visa_applications set promised_on = '2027-01-12' where id = ${(await applyAndPay(visa)).id}`.execute(
      database.db,
    )
    const { data } = await queue(officer)
    expect(data.map(({ promisedOn }) => promisedOn)).toEqual(['2027-01-12', '2027-01-24'])
    expect(data[1]).toMatchObject({ id: late.id, status: 'pending', isAsked: false, isLate: false, taken: null })
    const page = await look(officer, late.id)
    expect(page).toMatchObject({
      customer: { phone: late.member.phone },
      applicants: [{ fullName: 'SARA AHMED KARIM', passportNumber: expect.stringMatching(/^A\d{7}$/) }],
    })
    expect(await eventsOf(late.id)).toEqual(['applied customer', 'paid customer', 'looked officer'])
    expect((await see(late)).events.map(({ event }) => event)).toEqual(['applied', 'paid'])
    await work('take', officer, late.id)
    await work('reject', officer, late.id, { version: (await look(officer, late.id)).version, reason: 'not_eligible' })
    expect((await queue(officer, { show: 'decided' })).data.map(({ id }) => id)).toEqual([late.id])
  })

  test('counts what is late, due today, one’s own and nobody’s, and shows each of them', async () => {
    const visa = await addVisa(database.db)
    const [officer, colleague] = [await addOfficer(visa), await addOfficer(visa)]
    const [late, today, mine, theirs, asked] = [
      await applyAndPay(visa),
      await applyAndPay(visa),
      await applyAndPay(visa),
      await applyAndPay(visa),
      await applyAndPay(visa),
    ]
    const promise = (id: number, day: string) =>
      sql`update visa_applications set promised_on = ${day} where id = ${id}`.execute(database.db)
    await promise(late.id, '2026-12-31')
    await promise(today.id, toDay(now()))
    await work('take', officer, mine.id)
    await work('take', colleague, theirs.id)
    await decide('ask', officer, asked.id, { reason: 'missing', fields: [{ applicant: 1, field: 'photo' }] })
    const { data, counts } = await queue(officer)
    expect(counts).toEqual({ open: 4, mine: 1, free: 2, late: 1, dueToday: 1, asked: 1 })
    expect(data.slice(0, 2)).toMatchObject([
      { id: late.id, isLate: true, isDueToday: false },
      { id: today.id, isLate: false, isDueToday: true },
    ])
    const idsOf = async (show: string) => (await queue(officer, { show })).data.map(({ id }) => id)
    expect(await idsOf('mine')).toEqual([mine.id])
    expect(await idsOf('free')).toEqual([late.id, today.id])
    expect(await idsOf('asked')).toEqual([asked.id])
    // An application is free again once the officer's time has run out.
    pass(31)
    expect((await queue(officer)).counts).toMatchObject({ open: 4, mine: 0, free: 4 })
    expect(await idsOf('mine')).toEqual([])
  })

  test('a page that stays open is one look, and a later one another', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await applyAndPay(visa)
    const looks = async () => (await eventsOf(made.id)).filter((event) => event === 'looked officer').length
    const page = await look(officer, made.id)
    expect(page).toMatchObject({
      customer: { language: 'ku' },
      applicants: [{ papers: [{ mediaType: 'image/jpeg' }, { mediaType: 'image/jpeg' }] }],
      rejectRefund: { amount: 90_000, currency: 'IQD' },
    })
    pass(4)
    await look(officer, made.id)
    expect(await looks()).toBe(1)
    await look(await addOfficer(visa), made.id)
    expect(await looks()).toBe(2)
    pass(31)
    await look(officer, made.id)
    expect(await looks()).toBe(3)
  })
})

describe('deciding', () => {
  test('asks for a better photo: exactly that is open, and the promise waits', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await applyAndPay(visa, { people: 2 })
    days(2)
    const body = { reason: 'background', fields: [{ applicant: 2, field: 'photo' }], note: 'The wall is yellow' }
    expect(await decide('ask', officer, made.id, body)).toMatchObject({ isAsked: true, promisedOn: null, taken: null })
    const page = await see(made)
    expect(page).toMatchObject({
      status: 'pending',
      isAsked: true,
      asked: { reason: 'background', fields: [{ applicant: 2, field: 'photo' }] },
      messages: [{ from: 'officer', text: 'The wall is yellow' }],
    })
    // While the customer is asked it cannot be accepted, but always be rejected.
    await refuses(accept(officer, made.id), 'VISA_CHANGED')
    const old = page.applicants[1]?.papers.find(({ field }) => field === 'photo')?.id
    const photo = await addUpload(database.db, made.member, 'photo')
    const passport = await addUpload(database.db, made.member, 'passport')
    const send = (applicants: object[], key?: string) => answer(made, { applicants, note: 'In daylight now' }, key)
    await refuses(send([]), 'TRAVELLERS_REQUIRED')
    await refuses(send([{ number: 2, papers: {} }]), 'TRAVELLERS_REQUIRED')
    await refuses(send([{ number: 2, papers: { photo: [photo], passport: [passport] } }]), 'INVALID_INPUT')
    await refuses(send([{ number: 1, papers: { photo: [photo] } }]), 'INVALID_INPUT')
    await refuses(send([{ number: 2, fullName: 'OTHER NAME', papers: { photo: [photo] } }]), 'INVALID_INPUT')
    days(10)
    // Three of five days were left.
    const answered = await send([{ number: 2, papers: { photo: [photo] } }], 'answer')
    expect(answered).toMatchObject({ status: 'pending', promisedOn: '2027-01-26' })
    expect(await send([{ number: 2, papers: { photo: [photo] } }], 'answer')).toEqual(answered)
    const { applicants, messages } = await see(made)
    expect(applicants[1]?.papers.map(({ id, field }) => [field, id === photo])).toEqual([
      ['passport', false],
      ['photo', true],
    ])
    expect(messages.map(({ from }) => from)).toEqual(['officer', 'customer'])
    const { rows } = await sql`select from files where id = ${old}::uuid`.execute(database.db)
    expect(rows).toEqual([])
    await refuses(send([{ number: 2, papers: { photo: [passport] } }]), 'VISA_NOT_ASKED')
    expect(await told(made)).toEqual(['visa-received', 'visa-asked'])
  })

  test('a name and an answer can be asked for, too, and documents are added to those that are there', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await applyAndPay(visa)
    const fields = ['fullName', 'answers.job', 'document'].map((field) => ({ applicant: 1, field }))
    await decide('ask', officer, made.id, { reason: 'data_mismatch', fields })
    const document = await addUpload(database.db, made.member, 'document')
    const one = { number: 1, fullName: 'SARA AHMAD', answers: { job: 'Nurse' }, papers: { document: [document] } }
    await answer(made, { applicants: [one] })
    expect((await see(made)).applicants[0]).toMatchObject({
      fullName: 'SARA AHMAD',
      answers: [{ answer: 'Nurse' }, { answer: 'No' }],
      papers: [{ field: 'document' }, { field: 'passport' }, { field: 'photo' }],
    })
    const unknown = [{ applicant: 2, field: 'photo' }]
    await refuses(decide('ask', officer, made.id, { reason: 'missing', fields: unknown }), 'INVALID_INPUT')
    const strange = [{ applicant: 1, field: 'sealed' }]
    await refuses(decide('ask', officer, made.id, { reason: 'missing', fields: strange }), 'INVALID_INPUT')
    const silent = { reason: 'other', fields: [{ applicant: 1, field: 'photo' }] }
    await refuses(decide('ask', officer, made.id, silent), 'TRAVELLERS_REQUIRED')
  })

  test('accepts with the visa as a file, which is the customer’s', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await applyAndPay(visa)
    await refuses(decide('accept', officer, made.id, { fileIds: [] }), 'TRAVELLERS_REQUIRED')
    const theirs = await addUpload(database.db, made.member, 'visa')
    await refuses(decide('accept', officer, made.id, { fileIds: [theirs] }), 'NOT_FOUND')
    const wrong = await addUpload(database.db, officer, 'photo')
    await refuses(decide('accept', officer, made.id, { fileIds: [wrong] }), 'INVALID_INPUT')
    expect(await accept(officer, made.id)).toMatchObject({ status: 'accepted', visas: [{ id: expect.any(String) }] })
    expect(await see(made)).toMatchObject({
      status: 'accepted',
      visas: [{ url: expect.any(String) }],
      promisedOn: null,
    })
    expect(await filesOf(made)).toEqual(['passport', 'photo', 'visa'])
    for (const word of ['take', 'accept', 'reject'] as const)
      await refuses(
        work(word, officer, made.id, { version: 9, fileIds: [wrong], reason: 'not_eligible' }),
        'VISA_DECIDED',
      )
    await refuses(withdraw(made), 'ORDER_NOT_CANCELLABLE')
    expect(await told(made)).toEqual(['visa-received', 'visa-accepted'])
    // The papers go after 90 days, the visa stays.
    days(91)
    await forgetApplications(database.db, now())
    expect(await see(made)).toMatchObject({ applicants: [], visas: [{}] })
    expect(await filesOf(made)).toEqual(['visa'])
  })

  test.each([
    [60, 90_000],
    [0, 0],
  ])('rejects: %i percent of the fee go back', async (rejectPercent, back) => {
    const visa = await addVisa(database.db, { rejectPercent })
    const officer = await addOfficer(visa)
    const member = await addMember(database.db)
    await fill(member, 150_000)
    const made = await apply(visa, { member, paymentMethod: 'wallet' })
    await decide('reject', officer, made.id, { reason: 'refused_by_country', note: 'Their consulate said no.' })
    await refund()
    expect(await walletOf(member)).toBe(back)
    expect(await see(made)).toMatchObject({
      status: 'rejected',
      rejectReason: 'refused_by_country',
      paymentStatus: back > 0 ? 'refunded' : 'paid',
      messages: [{ text: 'Their consulate said no.' }],
    })
    expect(await told(made)).toEqual(['visa-received', 'visa-rejected'])
  })

  test('what was asked for in vain can be rejected', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await applyAndPay(visa)
    await decide('ask', officer, made.id, { reason: 'unreadable', fields: [{ applicant: 1, field: 'passport' }] })
    expect(await decide('reject', officer, made.id, { reason: 'no_answer' })).toMatchObject({ status: 'rejected' })
    await refuses(answer(made, { applicants: [] }), 'VISA_NOT_ASKED')
  })
})

describe('two officers', () => {
  test('one has it for 30 minutes, the other is told so and cannot decide', async () => {
    const visa = await addVisa(database.db)
    const [one, other] = [await addOfficer(visa), await addOfficer(visa)]
    const made = await applyAndPay(visa)
    const { version } = await look(one, made.id)
    const no = { version, reason: 'not_eligible' }
    await refuses(work('reject', one, made.id, no), 'VISA_NOT_TAKEN')
    const taken = await work('take', one, made.id)
    expect(taken).toMatchObject({ taken: { isMine: true } })
    expect((await queue(other)).data).toMatchObject([{ taken: { isMine: false } }])
    await refuses(work('take', other, made.id), 'VISA_TAKEN')
    await refuses(work('reject', other, made.id, { ...no, version: taken.version }), 'VISA_TAKEN')
    await refuses(work('reject', one, made.id, no), 'VISA_CHANGED')
    pass(31)
    await refuses(work('reject', one, made.id, { ...no, version: taken.version }), 'VISA_NOT_TAKEN')
    const again = await work('take', other, made.id)
    await refuses(work('reject', one, made.id, { ...no, version: again.version }), 'VISA_TAKEN')
    await work('leave', other, made.id)
    await refuses(work('leave', other, made.id), 'VISA_NOT_TAKEN')
    expect(await work('take', one, made.id)).toMatchObject({ taken: { isMine: true } })
    // Once an officer has taken it, it cannot be withdrawn.
    await refuses(withdraw(made), 'ORDER_NOT_CANCELLABLE')
  })

  test('at the same moment: one takes it, and one decision counts', async () => {
    const visa = await addVisa(database.db)
    const officers = await Promise.all([1, 2, 3, 4].map(() => addOfficer(visa)))
    const made = await applyAndPay(visa)
    const takes = await Promise.allSettled(officers.map((officer) => work('take', officer, made.id)))
    expect(takes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const winner = officers[takes.findIndex(({ status }) => status === 'fulfilled')] ?? officers[0]
    if (!winner) throw new Error('Unassigned')
    const { version } = await look(winner, made.id)
    const fileIds = [await addUpload(database.db, winner, 'visa')]
    const outcomes = await Promise.allSettled([
      work('accept', winner, made.id, { version, fileIds }),
      work('reject', winner, made.id, { version, reason: 'not_eligible' }),
      work('ask', winner, made.id, { version, reason: 'missing', fields: [{ applicant: 1, field: 'photo' }] }),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  test('a withdrawal and a taking at the same moment: one of them', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await applyAndPay(visa)
    const outcomes = await Promise.allSettled([withdraw(made), work('take', officer, made.id)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })
})

describe('who may', () => {
  test('officers and managers of this agency; nobody else, and nobody who was removed', async () => {
    const [visa, elsewhere] = [await addVisa(database.db), await addVisa(database.db)]
    const made = await applyAndPay(visa)
    const [officer, manager, cashier] = [
      await addOfficer(visa),
      await addOfficer(visa, 'manager'),
      await addOfficer(visa, 'cashier'),
    ]
    const [foreign, nobody] = [await addOfficer(elsewhere), await addMember(database.db)]
    expect((await queue(manager)).data.map(({ id }) => id)).toEqual([made.id])
    const body = { version: 1, reason: 'not_eligible', fields: [{ applicant: 1, field: 'photo' }], fileIds: [] }
    for (const [who, code] of [
      [cashier, 'VISA_OFFICERS_ONLY'],
      [nobody, 'NOT_A_MEMBER'],
      [foreign, 'NOT_FOUND'],
    ] as const) {
      await refuses(look(who, made.id), code)
      for (const word of ['take', 'leave', 'accept', 'reject'] as const)
        await refuses(work(word, who, made.id, body), code)
      await refuses(work('ask', who, made.id, { ...body, reason: 'missing' }), code)
    }
    await refuses(queue(cashier), 'VISA_OFFICERS_ONLY')
    await refuses(queue(foreign, { seller: visa.seller }), 'NOT_FOUND')
    expect((await queue(foreign)).data).toEqual([])
    // An officer has nothing but visas.
    const call = { locale: 'en', token: officer.token } as const
    await refuses(tools.api().dispatch('GET /business/orders', call), 'MANAGERS_ONLY')
    await work('take', officer, made.id)
    await sql`delete from memberships where account_id = ${officer.account}::uuid`.execute(database.db)
    await refuses(look(officer, made.id), 'NOT_A_MEMBER')
    await refuses(work('reject', officer, made.id, body), 'NOT_A_MEMBER')
  })

  test('a link to a paper ends with the role that it was made for, and opens nothing of another agency', async () => {
    const [visa, elsewhere] = [await addVisa(database.db), await addVisa(database.db)]
    const made = await applyAndPay(visa)
    const [officer, foreign] = [await addOfficer(visa), await addOfficer(elsewhere)]
    const [{ file } = { file: '' }] = await findPapers(database.db, made.id)
    const open = ({ session }: TestMember) =>
      insertLook(database.db, { file, session, role: 'visa_officer', now: new Date() })
    expect([await open(officer), await open(foreign)]).toEqual([true, false])
    await sql`update memberships set role = 'cashier' where account_id = ${officer.account}::uuid`.execute(database.db)
    expect(await open(officer)).toBe(false)
    await sql`delete from memberships where account_id = ${officer.account}::uuid`.execute(database.db)
    expect(await open(officer)).toBe(false)
  })

  test('what nobody has paid for is nobody’s to see', async () => {
    const visa = await addVisa(database.db)
    const officer = await addOfficer(visa)
    const made = await apply(visa)
    await refuses(look(officer, made.id), 'NOT_FOUND')
    await refuses(work('take', officer, made.id), 'NOT_FOUND')
  })
})

test('a broken promise is told once, and a new one again', async () => {
  const visa = await addVisa(database.db)
  const officer = await addOfficer(visa)
  const made = await applyAndPay(visa)
  const isLate = async () => {
    await notifyLate()
    return (await told(made)).filter((event) => event === 'visa-late').length
  }
  days(7)
  expect(await isLate()).toBe(0)
  days(1)
  expect(await isLate()).toBe(1)
  expect(await isLate()).toBe(1)
  expect(await see(made)).toMatchObject({ isLate: true })
  await decide('ask', officer, made.id, { reason: 'missing', fields: [{ applicant: 1, field: 'photo' }] })
  const photo = await addUpload(database.db, made.member, 'photo')
  await answer(made, { applicants: [{ number: 1, papers: { photo: [photo] } }] })
  days(3)
  expect(await isLate()).toBe(2)
  expect(await told(made)).toEqual(['visa-received', 'visa-late', 'visa-asked', 'visa-late'])
})
