import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { findViolations } from '../../db/audit/payments-audit.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addDays, toDay } from '../../domain/time/day.ts'
import { addMember, type TestMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { runOperation } from '../operator/run-operation.ts'
import { addProperty } from '../reservations/testing/booking.ts'
import { createApi } from '../service.ts'
import { askForReviews } from './ask-for-reviews.ts'
import { addEndedPurchase, addPropertyManager, addStay, testReview } from './testing/reviewing.ts'
import { writeReview } from './write-review.ts'

const database = openTestDatabase()
const clock = { now: new Date('2027-03-10T09:00:00Z') }
const today = () => toDay(clock.now)
const api = () => createApi({ db: database.db, accounts: testAccounts, now: () => clock.now })
const operate = (...typed: readonly (string | number)[]) =>
  runOperation(database.db, typed.map(String), { operator: 'sara', now: clock.now })

afterEach(async () => expect(await findViolations(database.db, clock.now)).toEqual([]))

type More = Partial<Record<keyof typeof testReview, unknown>> & { idempotencyKey?: string }
const send = (method: 'POST' | 'PUT', { token }: TestMember, id: number, { idempotencyKey, ...body }: More = {}) =>
  api().dispatch(`${method} /customer/reservations/{id}/review`, {
    locale: 'en',
    token,
    params: { id },
    body: { ...testReview, ...body },
    ...(idempotencyKey && { idempotencyKey }),
  })
const list = (id: number, query: Record<string, string> = {}) =>
  api().dispatch('GET /user/properties/{id}/reviews', { locale: 'en', params: { id }, query })
const ratingOf = async (id: number) =>
  (await api().dispatch('GET /user/properties/{id}', { locale: 'en', params: { id } })).rating
const newProperty = async () => (await addProperty(database.db, [{ units: 5 }])).id
const problem = (code: string) => expect.objectContaining({ code })

async function stayed(property: number, checkOut = today()) {
  const member = await addMember(database.db)
  return { member, ...(await addStay(database.db, member, { property, checkOut })) }
}

describe('who was there', () => {
  test('reviews a stay once, changes it, and the rating is the sum at once', async () => {
    const property = await newProperty()
    expect(await ratingOf(property)).toEqual({ value: null, count: 0 })
    const [first, second] = [await stayed(property), await stayed(property, addDays(today(), -90))]
    expect(await send('POST', first.member, first.id)).toMatchObject({
      state: 'open',
      review: { rating: 4, parts: testReview.parts },
    })
    expect(await ratingOf(property)).toEqual({ value: 4, count: 1 })
    await expect(send('POST', first.member, first.id)).rejects.toEqual(problem('REVIEW_EXISTS'))
    await send('POST', second.member, second.id, { rating: 5, with: 'alone' })
    expect(await ratingOf(property)).toEqual({ value: 4.5, count: 2 })
    await send('PUT', first.member, first.id, { rating: 1, text: 'Not clean at all, and no breakfast' })
    expect(await ratingOf(property)).toEqual({ value: 3, count: 2 })
    const { data, summary } = await list(property, { sort: 'worst' })
    expect(data[0]).toMatchObject({
      rating: 1,
      language: 'en',
      guest: 'ئاراس ک.',
      month: today().slice(0, 7),
      isEdited: true,
    })
    expect(JSON.stringify(data)).not.toContain('کەریم')
    expect(summary).toMatchObject({
      rating: 3,
      count: 2,
      distribution: [1, 0, 0, 0, 1],
      languages: { en: 1, ar: 0, ku: 1 },
      parties: { family: 1, alone: 1 },
      topics: [
        { topic: 'breakfast', count: 2 },
        { topic: 'clean', count: 2 },
      ],
    })
    expect((await list(property, { language: 'ku' })).data).toHaveLength(1)
    expect((await list(property, { with: 'alone', topic: 'quiet' })).data).toMatchObject([{ rating: 5 }])
  })

  test('and works nowhere near it: neither for the property, nor for who sells it', async () => {
    const property = await newProperty()
    const { member, id } = await stayed(property)
    await addPropertyManager(database.db, member, property)
    for (const method of ['POST', 'PUT'] as const)
      await expect(send(method, member, id)).rejects.toEqual(problem('REVIEW_OWN'))
    const own = { locale: 'en', token: member.token, params: { id } } as const
    expect(await api().dispatch('GET /customer/reservations/{id}/review', own)).toMatchObject({ state: 'own' })

    const cashier = await addMember(database.db)
    const tour = await addEndedPurchase(database.db, cashier, { kind: 'tourism', endsAt: clock.now })
    await sql`insert into memberships (account_id, seller_id, role, created_at) values (${cashier.account}, ${tour.seller}, 'cashier', now())`.execute(
      database.db,
    )
    const input = { locale: 'en', token: cashier.token, params: { id: tour.id }, body: testReview } as const
    await expect(api().dispatch('POST /customer/purchases/{id}/review', input)).rejects.toEqual(problem('REVIEW_OWN'))
    // Elsewhere they are a guest like any other.
    const other = await addStay(database.db, member, { property: await newProperty(), checkOut: today() })
    await send('POST', member, other.id)
  })

  test('is answered the same to the same key', async () => {
    const { member, id } = await stayed(await newProperty())
    const first = await send('POST', member, id, { idempotencyKey: 'once' })
    expect(await send('POST', member, id, { idempotencyKey: 'once' })).toEqual(first)
    await expect(send('POST', member, id, { idempotencyKey: 'once', rating: 1 })).rejects.toEqual(
      problem('IDEMPOTENCY_MISMATCH'),
    )
  })

  test.each([
    ['somebody else', {}, 'NOT_FOUND'],
    ['before the end', { checkOut: 1 }, 'REVIEW_TOO_EARLY'],
    ['after 90 days', { checkOut: -91 }, 'REVIEW_TOO_LATE'],
    ['who was never confirmed', { status: 'pending' }, 'REVIEW_NOT_STAYED'],
    ['who has cancelled', { isCancelled: true }, 'REVIEW_NOT_STAYED'],
  ] as const)(
    'and nobody else: %s',
    async (name, how: { checkOut?: number; status?: 'pending'; isCancelled?: true }, code) => {
      const property = await newProperty()
      const member = await addMember(database.db)
      const checkOut = addDays(today(), how.checkOut ?? 0)
      const { id, order } = await addStay(database.db, member, { property, checkOut, status: how.status ?? 'accepted' })
      if (how.isCancelled) {
        await sql`update orders set closed_at = now(), cancelled_at = now(), cancelled_by = 'customer' where id = ${order}`.execute(
          database.db,
        )
        await sql`update reservations set status = 'ended' where id = ${id}`.execute(database.db)
      }
      const who = name === 'somebody else' ? await addMember(database.db) : member
      for (const method of ['POST', 'PUT'] as const) await expect(send(method, who, id)).rejects.toEqual(problem(code))
      expect(await ratingOf(property)).toEqual({ value: null, count: 0 })
      // An open request to the property would break another rule of the audit.
      await sql`delete from reservations where id = ${id}`.execute(database.db)
      await sql`delete from orders where id = ${order}`.execute(database.db)
    },
  )

  test.each([
    [{ text: 'Ask for me at www.rooms.iq, cheaper' }, 'REVIEW_HAS_LINK'],
    [{ text: 'اتصلوا بي ٠٧٧٠١٢٣٤٥٦٧ أرخص' }, 'REVIEW_HAS_PHONE'],
    [{ text: 'short' }, 'INVALID_INPUT'],
    [{ text: 'x'.repeat(2_001) }, 'INVALID_INPUT'],
    [{ text: '.'.repeat(30) }, 'INVALID_INPUT'],
    [{ rating: 0 }, 'INVALID_INPUT'],
    [{ rating: 6 }, 'INVALID_INPUT'],
    [{ rating: 4.5 }, 'INVALID_INPUT'],
    [{ parts: { clean: 9 } }, 'INVALID_INPUT'],
    [{ with: 'nobody' }, 'INVALID_INPUT'],
  ])('%j is refused', async (body, code) => {
    const { member, id } = await stayed(1)
    await expect(send('POST', member, id, body)).rejects.toEqual(problem(code))
  })

  test('what would turn or colour the text around it is left out, and markup is text', async () => {
    const property = await newProperty()
    const { member, id } = await stayed(property)
    await send('POST', member, id, { text: '\u202eGood <b>house</b>\u0007 by the river\n\n\n\nand quiet' })
    expect((await list(property)).data[0]?.text).toBe('Good <b>house</b> by the river\n\nand quiet')
  })

  test('of a tour, says what can be said of it', async () => {
    const member = await addMember(database.db)
    const { id, item } = await addEndedPurchase(database.db, member, { kind: 'activity', endsAt: clock.now })
    const params = { type: 'activity', id: item }
    const ask = () => api().dispatch('GET /public/sales/{type}/{id}/reviews', { locale: 'en', params })
    const before = (await ask()).summary
    const written = await api().dispatch('POST /customer/purchases/{id}/review', {
      locale: 'en',
      token: member.token,
      params: { id },
      body: { ...testReview, parts: { clean: 5, staff: 2, worth: null } },
    })
    expect(written).toMatchObject({ kind: 'activity', itemId: item, review: { parts: { staff: 2 } } })
    expect(written.review?.parts).not.toHaveProperty('clean')
    expect((await ask()).summary.count).toBe(before.count + 1)
    const { rating } = await api().dispatch('GET /public/activities/{id}', { locale: 'en', params: { id: item } })
    expect(rating).toEqual({ value: (await ask()).summary.rating, count: before.count + 1 })
  })
})

describe('what becomes of a review', () => {
  const report = ({ token }: TestMember, id: number) =>
    api().dispatch('POST /customer/reviews/{id}/report', {
      locale: 'en',
      token,
      params: { id },
      body: { reason: 'untrue' },
    })
  const answer = ({ token }: TestMember, id: number, text: string) =>
    api().dispatch('POST /business/reviews/{id}/answer', { locale: 'en', token, params: { id }, body: { text } })

  test('its property answers once, and its guest is told', async () => {
    const property = await newProperty()
    const { member, id } = await stayed(property)
    const review = (await send('POST', member, id)).review?.id ?? 0
    const [manager, stranger] = [await addMember(database.db), await addMember(database.db)]
    await addPropertyManager(database.db, manager, property)
    await addPropertyManager(database.db, stranger, await newProperty())
    const own = await api().dispatch('GET /business/reviews', { locale: 'en', token: manager.token })
    expect(own.data).toMatchObject([{ id: review, kind: 'property', itemId: property, answer: null }])
    await expect(answer(stranger, review, 'Thank you')).rejects.toEqual(problem('NOT_FOUND'))
    await expect(answer(manager, review, 'Call 07701234567')).rejects.toEqual(problem('REVIEW_HAS_PHONE'))
    await answer(manager, review, 'Thank you, come again')
    await expect(answer(manager, review, 'And again')).rejects.toEqual(problem('REVIEW_ANSWERED'))
    expect((await list(property)).data[0]?.answer).toBe('Thank you, come again')
    const { rows } = await sql<{ event: string; entity: string }>`
      select event, entity from notifications where customer_id = ${member.customer}`.execute(database.db)
    expect(rows).toEqual([{ event: 'review-answered', entity: 'reservation' }])
  })

  test('of what is sold, who sells it answers', async () => {
    const [member, manager] = [await addMember(database.db), await addMember(database.db)]
    const { id, seller } = await addEndedPurchase(database.db, member, { kind: 'tourism', endsAt: clock.now })
    await sql`insert into memberships (account_id, seller_id, role, created_at) values (${manager.account}, ${seller}, 'manager', now())`.execute(
      database.db,
    )
    const input = { locale: 'en', token: member.token, params: { id }, body: testReview } as const
    const { review } = await api().dispatch('POST /customer/purchases/{id}/review', input)
    const { rows } = await sql<{ event: string; body: string }>`
      select event, body from notifications where customer_id = ${manager.customer}`.execute(database.db)
    expect(rows).toEqual([{ event: 'review-written', body: expect.stringContaining('گەشتی ئێواران') }])
    await answer(manager, review?.id ?? 0, 'Thank you')
  })

  test('reported, it is shown until an operator has hidden it; then it counts no more, and counts again when shown', async () => {
    const property = await newProperty()
    const { member, id } = await stayed(property)
    const other = await stayed(property)
    await send('POST', other.member, other.id, { rating: 2 })
    const review = (await send('POST', member, id, { rating: 5 })).review?.id ?? 0
    await expect(report(member, review)).rejects.toEqual(problem('NOT_FOUND'))
    expect(await operate('reviews')).toBe('There are no reported reviews')
    for (const who of [other.member, other.member, await addMember(database.db)]) await report(who, review)
    expect(await operate('reviews')).toMatch(
      new RegExp(`^Review ${review} of .*, 5 of 5, reported \\(untrue\\)\n  شوێنێکی`),
    )
    expect(await operate('waiting')).toContain(`review-hide ${review}`)
    expect(await ratingOf(property)).toEqual({ value: 3.5, count: 2 })
    await operate('review-hide', review)
    expect(await ratingOf(property)).toEqual({ value: 2, count: 1 })
    expect((await list(property)).data).toHaveLength(1)
    expect(await send('PUT', member, id, { rating: 4 })).toMatchObject({ review: { isHidden: true } })
    expect(await ratingOf(property)).toEqual({ value: 2, count: 1 })
    await expect(operate('review-hide', review)).rejects.toThrow('already hidden')
    await expect(report(other.member, review)).rejects.toEqual(problem('NOT_FOUND'))
    await operate('review-show', review)
    expect(await ratingOf(property)).toEqual({ value: 3, count: 2 })
    await expect(operate('review-show', review)).rejects.toThrow('has not been reported')
    expect(await operate('review', review)).toContain('4 of 5, shown')
  })

  test('found good, it waits again for who has not reported it yet, or once it says something else', async () => {
    const { member, id } = await stayed(await newProperty())
    const review = (await send('POST', member, id)).review?.id ?? 0
    const [first, second] = [await addMember(database.db), await addMember(database.db)]
    const statusAfter = async (who: TestMember) => {
      await report(who, review)
      const { rows } = await sql<{ status: string }>`select status from reviews where id = ${review}`.execute(
        database.db,
      )
      if (rows[0]?.status === 'reported') await operate('review-show', review)
      return rows[0]?.status
    }
    expect([await statusAfter(first), await statusAfter(first), await statusAfter(second)]).toEqual([
      'reported',
      'shown',
      'reported',
    ])
    clock.now = new Date(clock.now.getTime() + 1000)
    await send('PUT', member, id, { text: 'Quite another thing, and not a kind one' })
    clock.now = new Date(clock.now.getTime() + 1000)
    expect([await statusAfter(first), await statusAfter(first)]).toEqual(['reported', 'shown'])
  })

  test('it goes with the account of its writer', async () => {
    const property = await newProperty()
    const [leaving, staying] = [await stayed(property), await stayed(property)]
    await send('POST', leaving.member, leaving.id, { rating: 1 })
    const kept = (await send('POST', staying.member, staying.id)).review?.id ?? 0
    await report(leaving.member, kept)
    const { token } = leaving.member
    const file = await api().dispatch('POST /customer/auth/export', {
      locale: 'en',
      token,
      body: { password: testPassword },
    })
    expect(file.reviews).toMatchObject([{ rating: 1, text: testReview.text }])
    const body = { password: testPassword, acceptLoss: true }
    await api().dispatch('POST /customer/auth/delete-account', { locale: 'en', token, body })
    expect(await ratingOf(property)).toEqual({ value: 4, count: 1 })
    await operate('review-show', kept)
    // A request that was under way meanwhile comes too late.
    const { customer } = leaving.member
    const late = { source: 'reservation', id: leaving.id, customer, body: { ...testReview }, now: clock.now } as const
    const writing = database.db.transaction().execute((tx) => writeReview(tx, late))
    await expect(writing).rejects.toEqual(problem('NOT_FOUND'))
  })

  test('an operator adds a member of a property as a manager, or in a named role', async () => {
    const [property, { phone, account }] = [await newProperty(), await addMember(database.db)]
    expect(await operate('member-add', phone, `property:${property}`)).toContain(`property ${property} as manager`)
    expect(await operate('member-add', phone, `property:${property}`, 'reception')).toContain('as reception')
    await expect(operate('member-add', phone, `property:${property}`, 'visa_officer')).rejects.toThrow('Only a seller')
    await expect(operate('member-add', phone, 'property:999999')).rejects.toThrow('no such property')
    expect(await operate('members', `property:${property}`)).toContain(`property:${property} `)
    await operate('member-remove', phone, `property:${property}`)
    expect((await sql`select from memberships where account_id = ${account}`.execute(database.db)).rows).toEqual([])
  })
})

describe('on the day after', () => {
  const at = (time: string) => new Date(`2027-05-11T${time}:00+03:00`)
  const toldTo = async ({ customer }: TestMember) => {
    const { rows } = await sql<{ event: string; entity: string; id: number; sms: number }>`
      select n.event, n.entity, n.entity_id as id, (select count(*)::int from sms_messages m where m.notification_id = n.id) as sms
      from notifications n where n.customer_id = ${customer}`.execute(database.db)
    return rows
  }

  test('whoever has left is asked, once, in the day, and without a message', async () => {
    const stay = await stayed(await newProperty(), '2027-05-10')
    const traveller = await addMember(database.db)
    const tour = await addEndedPurchase(database.db, traveller, {
      kind: 'umrah',
      endsAt: new Date('2027-05-10T20:00:00Z'),
    })
    const quiet = await stayed(1, '2027-05-10')
    await sql`update customers set allow_notification = false where id = ${quiet.member.customer}`.execute(database.db)
    const early = await stayed(1, '2027-05-11')
    const done = await stayed(1, '2027-05-10')
    clock.now = at('09:00')
    await send('POST', done.member, done.id)
    expect(await askForReviews(database.db, at('09:59'))).toBe(0)
    expect(await askForReviews(database.db, at('10:00'))).toBe(2)
    expect(await askForReviews(database.db, at('10:01'))).toBe(0)
    expect(await toldTo(stay.member)).toEqual([{ event: 'review-asked', entity: 'reservation', id: stay.id, sms: 0 }])
    expect(await toldTo(traveller)).toEqual([{ event: 'review-asked', entity: 'umrah', id: tour.id, sms: 0 }])
    for (const { member } of [quiet, early, done]) expect(await toldTo(member)).toEqual([])
  })
})
