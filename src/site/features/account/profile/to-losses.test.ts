import { expect, test } from 'vitest'
import { accountText } from '../../../../i18n/messages/account.ts'
import { bookingMessages } from '../../../../i18n/messages/booking-messages.ts'
import { toLosses } from './to-losses.ts'

const price = (amount: number) => ({ amount, currency: 'IQD' as const })
const messages = { ...accountText.en.profile.leave.loss, methods: bookingMessages.en.methods }

test('all that would be lost, money first, with where it can be saved', () =>
  expect(
    toLosses('en', messages, {
      isEmpty: false,
      wallet: price(40_000),
      refundable: [{ topUpId: 1, amount: price(25_000), to: 'qi' }],
      points: 12,
      stays: [
        {
          reservationId: 7,
          code: 'R',
          title: 'Tigris Hotel',
          checkIn: '2026-12-01',
          checkOut: '2026-12-03',
          total: price(180_000),
        },
      ],
      purchases: [
        {
          purchaseId: 5,
          code: 'P',
          itemType: 'tourism',
          title: 'Marshes',
          startsAt: '2026-12-20T21:30:00Z',
          endsAt: '2026-12-22T21:00:00Z',
          total: price(90_000),
          tickets: 2,
          isPassed: false,
        },
        {
          purchaseId: 6,
          code: 'O',
          itemType: 'offer',
          title: 'Dinner',
          startsAt: null,
          endsAt: '2026-12-22T21:00:00Z',
          total: price(30_000),
          tickets: 1,
          isPassed: true,
        },
      ],
      tickets: [{ id: '1', title: 'Concert', startsAt: '2026-12-05T15:00:00Z', endsAt: '2026-12-05T18:00:00Z' }],
      visaApplications: [
        { applicationId: 8, code: 'V', title: 'Türkiye', total: price(150_000), isBegun: false },
        { applicationId: 9, code: 'W', title: 'Jordan', total: price(85_000), isBegun: true },
      ],
      openOrders: [{ orderId: 100_009, itemType: 'discount_package', itemId: 4, title: 'City', total: price(8_000) }],
      subscriptions: [
        { id: 3, title: 'City', expireAt: '2026-12-16T21:00:00Z', usesLeft: 7, worth: price(5_600) },
        { id: 4, title: 'Coast', expireAt: '2027-01-16T21:00:00Z', usesLeft: null, worth: price(0) },
      ],
      refunds: [{ orderId: 100_001, amount: price(9_000), to: 'wallet' }],
    }),
  ).toEqual([
    { text: '40,000 IQD in your wallet' },
    { text: '25,000 IQD of this can be refunded to Qi Card', to: '/account/wallet', label: 'Refund it' },
    { text: '9,000 IQD being refunded to: Wallet' },
    {
      text: 'Tigris Hotel, 1 December 2026 – 3 December 2026, 180,000 IQD',
      to: '/account/history/7',
      label: 'View',
    },
    {
      text: 'Marshes, 21 December 2026, 90,000 IQD',
      note: messages.purchaseEnds,
      to: '/account/purchases/5',
      label: 'View',
    },
    {
      text: 'Dinner, valid until 22 December 2026, 30,000 IQD',
      note: messages.purchaseGoesOn,
      to: '/account/purchases/6',
      label: 'View',
    },
    { text: 'A ticket that was passed on to you: Concert, 5 December 2026' },
    {
      text: 'City, valid until 16 December 2026',
      note: 'Still worth 5,600 IQD',
      to: '/account/subscription/3',
      label: 'View',
    },
    { text: 'Coast, valid until 16 January 2027', to: '/account/subscription/4', label: 'View' },
    {
      text: 'Visa application: Türkiye, 150,000 IQD',
      note: messages.visaEnds,
      to: '/account/visa-applications/8',
      label: 'View',
    },
    {
      text: 'Visa application: Jordan, 85,000 IQD',
      note: messages.visaBegun,
      to: '/account/visa-applications/9',
      label: 'View',
    },
    { text: 'City, 8,000 IQD, waiting for payment' },
    { text: '12 points' },
  ]))

test('nothing is nothing', () =>
  expect(
    toLosses('en', messages, {
      isEmpty: true,
      wallet: price(0),
      refundable: [],
      points: 0,
      stays: [],
      purchases: [],
      tickets: [],
      visaApplications: [],
      openOrders: [],
      subscriptions: [],
      refunds: [],
    }),
  ).toEqual([]))
