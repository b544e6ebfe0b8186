import { describe, expect, test } from 'vitest'
import type { SiteContext } from '../../../client/context.ts'
import type { Ok } from '../../../contract/contract.ts'
import { loadWaitlist } from './load-waitlist.ts'

type WaitlistEntry = Ok<'GET /customer/waiting'>['data'][number]

const now = new Date('2027-01-10T09:00:00Z')
const stay: WaitlistEntry = {
  id: 7,
  itemType: 'reservation',
  itemId: 3,
  title: 'Zagros House',
  picture: null,
  itemPath: '/properties/3',
  checkIn: '2027-03-01',
  checkOut: '2027-03-03',
  rooms: [{ roomTypeId: 5, title: 'Twin room', count: 2 }],
  places: [],
  people: 3,
  request: { adults: 2, childrenAges: [4] },
  status: 'offered',
  place: null,
  offeredUntil: '2027-01-10T09:10:00Z',
  missed: 1,
  createdAt: '2027-01-09T09:00:00Z',
  closedAt: null,
}
const tour: WaitlistEntry = {
  ...stay,
  id: 8,
  itemType: 'umrah',
  itemId: 4,
  checkIn: null,
  checkOut: null,
  rooms: [],
  places: [{ stockId: 12, title: null, day: '2027-03-01', time: '07:00', count: 3 }],
  request: { party: { adults: 2, childrenAges: [4] }, sharing: 3, departureId: 12 },
  status: 'waiting',
  place: 2,
  offeredUntil: null,
  missed: 0,
}

const load = (entries: WaitlistEntry[]) =>
  loadWaitlist({ call: (async () => ({ data: entries })) as unknown as SiteContext['call'], locale: 'en' }, now)

describe('a turn', () => {
  test('that is offered leads to the checkout with the rooms that are held', async () => {
    const { open } = await load([stay])
    expect(open).toMatchObject([
      {
        secondsLeft: 600,
        hasMissed: true,
        checkout: null,
        stay: { propertyId: 3, waitingId: 7, childrenAges: [4], rooms: [{ roomTypeId: 5, count: 2 }] },
      },
    ])
    expect(open[0]?.facts).toContain('2 × Twin room')
  })

  test('for places says where it stands, and its checkout says it all', async () => {
    const { open } = await load([tour])
    expect(open).toMatchObject([
      {
        place: 'Your place in line: 2',
        secondsLeft: null,
        stay: null,
        checkout: '/checkout/umrah/4?departure=12&adults=2&ages=4&sharing=3&waiting=8',
      },
    ])
  })

  test('that has ended stands below', async () => {
    const { open, ended } = await load([{ ...tour, status: 'over', place: null, closedAt: stay.createdAt }])
    expect(open).toEqual([])
    expect(ended).toMatchObject([{ isOpen: false, hasMissed: false, status: { look: 'ended' } }])
  })
})
