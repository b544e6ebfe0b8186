import { describe, expect, test } from 'vitest'
import { createPersonalSeal } from '../../db/personal-seal.ts'
import { openTestDatabase } from '../../db/testing/database.ts'
import { addMember, testAccounts, testPassword } from '../customers/testing/member.ts'
import { createApi } from '../service.ts'
import type { TestPurchase } from './testing/add-purchase.ts'
import { openAfter } from './testing/after.ts'

const database = openTestDatabase()
const after = openAfter(database)
const { now, pass, passUntil, api, ask, buy, buyAndPay, see, cancel, pay, payUrl, lapse, takenOf, factsOf } = after

const seal = createPersonalSeal(['a secret that is long enough for a seal'])
const passport = {
  firstName: 'Sara',
  lastName: 'Karim',
  birthDate: '1990-05-17',
  gender: 'female' as const,
  passportNumber: 'A12345678',
  passportExpiresOn: '2032-01-01',
  nationality: 'IQ',
}
/** An event has its venue; an offer that is fetched from the door has none. */
const meetingOf: Record<string, string | undefined> = {
  tourism: 'Central Bus Station',
  umrah: 'Central Bus Station',
  activity: 'Central Bus Station',
}
const sealed = { travellers: [passport], seal }

describe('what was bought', () => {
  test('is shown with what it costs, where it stands and what can be done', async () => {
    const bought = await buyAndPay({ points: 0 })
    expect(await see(bought)).toMatchObject({
      id: bought.id,
      orderId: bought.order,
      invoiceId: `INV-${bought.order}`,
      itemType: 'tourism',
      itemPath: expect.stringMatching(/^\/tourism-packages\/[a-z-]+\/[a-z-]+\/\d+$/),
      title: 'Sunset tour',
      seller: { title: 'Dijla Travel', phone: '+9647701112233' },
      status: 'accepted',
      paymentStatus: 'paid',
      people: 2,
      totalPrice: { amount: 400_000, currency: 'IQD' },
      deposit: null,
      rest: null,
      canPay: false,
      canCancel: true,
      canPayRest: false,
      hasTickets: true,
      lines: [{ kind: 'adult', count: 2, price: 200_000, amount: 400_000 }],
      places: [{ stockId: bought.stock, title: null, count: 2 }],
      policy: { freeUntilDays: 7, freeUntil: '2027-02-13', percentAfter: 50 },
      refundNow: { amount: { amount: 400_000, currency: 'IQD' }, percent: 100, to: 'qi' },
      refund: null,
      travellers: [],
    })
  })

  test.each(['offer', 'tourism', 'umrah', 'event', 'activity'] as const)('has a page and a card: %s', async (kind) => {
    const bought = await buyAndPay({ kind })
    const page = await see(bought)
    expect(page).toMatchObject({ itemType: kind, status: 'accepted', picture: { url: expect.any(String) } })
    expect(page.coordinates !== null).toBe(kind === 'event' || kind === 'activity')
    expect(page.venue !== null).toBe(kind === 'event')
    expect(page.printed).toMatchObject({ title: { en: 'Sunset tour' }, seller: { en: page.seller.title } })
    expect(page.printed.meeting?.title.en ?? null).toBe(meetingOf[kind] ?? page.venue)
    expect(page.printed.places.map(({ count }) => count)).toEqual(page.places.map(({ count }) => count))
    expect(page.includes.length > 0).toBe(kind === 'offer' || kind === 'tourism' || kind === 'umrah')
    expect((await ask('GET /customer/purchases', bought.member)).data).toMatchObject([{ id: bought.id }])
    const { token } = bought.member
    for (const locale of ['ar', 'ku'] as const)
      expect(
        (await api().dispatch('GET /customer/purchases/{id}', { locale, token, params: { id: bought.id } })).title,
      ).not.toMatch(/[A-Za-z]/)
    const [entry] = (await ask('GET /customer/transactions', bought.member)).data
    expect(entry).toMatchObject({ itemType: kind, itemId: bought.id, orderId: bought.order })
    expect(await ask('GET /customer/transactions/{id}', bought.member, entry?.id)).toMatchObject({
      title: 'Sunset tour',
      itemPath: `/account/purchases/${bought.id}`,
    })
    expect(await ask('GET /customer/orders/{id}/invoice', bought.member, bought.order)).toMatchObject({
      itemType: kind,
      itemId: bought.id,
      title: 'Sunset tour',
      lines: [{ title: 'Adult', count: 2 }],
    })
    expect(await after.paymentOf(bought.member, bought.order)).toMatchObject({
      kind,
      itemId: bought.id,
      title: 'Sunset tour',
      path: `/account/purchases/${bought.id}`,
      paymentStatus: 'paid',
    })
  })

  test('is nobody else’s', async () => {
    const bought = await buyAndPay()
    const other: TestPurchase = { ...bought, member: await addMember(database.db) }
    for (const call of [see, cancel, payUrl]) await expect(call(other)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await ask('GET /customer/purchases', other.member)).data).toEqual([])
    expect(await see(bought)).toMatchObject({ status: 'accepted' })
  })

  test('lapses by the clock, whether or not it was written down', async () => {
    const bought = await buy()
    expect(await see(bought)).toMatchObject({ status: 'pending', canPay: true, canCancel: true, refundNow: null })
    pass(15)
    const over = { status: 'failed', paymentStatus: 'failed', canPay: false, canCancel: false, holdUntil: null }
    expect(await see(bought)).toMatchObject(over)
    await expect(payUrl(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
    await lapse()
    expect(await see(bought)).toMatchObject(over)
    expect(await takenOf(bought)).toBe(0)
  })

  test('shows its travellers with masked passports, and only the sealed text is kept', async () => {
    const bought = await buy(sealed)
    const own = createApi({ db: database.db, accounts: testAccounts, personalSeal: seal, now })
    const { token } = bought.member
    const page = await own.dispatch('GET /customer/purchases/{id}', { locale: 'en', token, params: { id: bought.id } })
    expect(page.travellers).toEqual([{ ...passport, passportNumber: '••••••678' }])
    const file = await own.dispatch('POST /customer/auth/export', {
      locale: 'en',
      token,
      body: { password: testPassword },
    })
    expect(file.purchases).toMatchObject([
      { id: bought.id, travellers: [{ ...passport, passportNumber: '••••••678' }] },
    ])
    await cancel(bought)
  })
})

describe('the list', () => {
  test('has all, the newest first, and what is to come, the nearest first', async () => {
    const member = await addMember(database.db)
    const day = (text: string) => ({ startsAt: new Date(text), endsAt: new Date(`${text.slice(0, 10)}T23:00:00Z`) })
    const later = await buyAndPay({ member, ...day('2027-03-01T08:00:00Z') })
    const sooner = await buyAndPay({ member, ...day('2027-02-01T08:00:00Z') })
    const undated = await buyAndPay({ member, startsAt: null, endsAt: new Date('2027-02-15T21:00:00Z') })
    const dropped = await buyAndPay({ member })
    await cancel(dropped)
    await after.refund()
    const held = await buy({ member, ...day('2027-01-20T08:00:00Z') })
    const list = async (query: object) =>
      (await api().dispatch('GET /customer/purchases', { locale: 'en', token: member.token, query })).data.map(
        ({ id }) => id,
      )
    expect(await list({})).toEqual([held, dropped, undated, sooner, later].map(({ id }) => id))
    expect(await list({ show: 'next' })).toEqual([held, sooner, undated, later].map(({ id }) => id))
    expect(await list({ show: 'next', limit: 2, page: 2 })).toEqual([undated.id, later.id])
    pass(15)
    expect(await list({ show: 'next' })).toEqual([sooner, undated, later].map(({ id }) => id))
    passUntil('2027-02-16T00:00:00')
    expect(await list({ show: 'next' })).toEqual([later.id])
    await lapse()
  })

  test('has pages of eight', async () => {
    const member = await addMember(database.db)
    for (let left = 9; left > 0; left--) await cancel(await buy({ member }))
    const { data, meta } = await ask('GET /customer/purchases', member)
    expect(data).toHaveLength(8)
    expect(meta).toMatchObject({ total: 9, limit: 8, next: 2 })
  })
})

test('several tabs get one payment, and what is paid is not paid again', async () => {
  const bought = await buy()
  const links = await Promise.all(Array.from({ length: 4 }, () => payUrl(bought)))
  expect(new Set(links.map(({ payment_url }) => payment_url)).size).toBe(1)
  await pay(bought)
  await expect(payUrl(bought)).rejects.toMatchObject({ code: 'ORDER_NOT_PAYABLE' })
  expect((await factsOf(bought)).restOrder).toBeNull()
})
