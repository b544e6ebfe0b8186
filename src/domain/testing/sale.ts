import type { SaleFacts, StockFacts } from '../sales/sale-facts.ts'

export const localized = (text: string) => ({ en: text, ar: text, ku: text })

export const stock = (more: Partial<StockFacts> = {}): StockFacts => ({
  id: 1,
  day: '2027-03-01',
  clock: '07:00',
  title: null,
  prices: {},
  left: 20,
  min: 1,
  closesAt: '2027-02-28T21:00:00Z',
  ...more,
})

const base: Omit<SaleFacts, 'kind' | 'stocks'> = {
  id: 1,
  itemId: 1,
  seller: 1,
  title: localized('Tour'),
  currency: 'IQD',
  acceptance: 'automatic',
  policy: { freeUntilDays: 7, percentAfter: 50 },
  travellerData: 'none',
  maxPeople: 10,
  maxEach: 20,
  deposit: null,
  needsPickup: false,
  needsDate: false,
  needsReturn: false,
  hasDays: false,
  days: null,
  minutes: null,
  beginsAt: null,
  endsAt: null,
  endsOn: null,
  reduced: null,
}

/** One of each kind, as the database would have it. */
export const testSales = {
  offer: { ...base, kind: 'offer', endsOn: '2027-03-31', stocks: [stock({ day: null, prices: { piece: 10_000 } })] },
  datedOffer: {
    ...base,
    kind: 'offer',
    endsOn: '2027-03-31',
    needsDate: true,
    needsReturn: true,
    hasDays: true,
    stocks: [
      stock({ id: 5, day: null, prices: { piece: 10_000 } }),
      stock({ id: 3, prices: { piece: 12_000 }, left: 4 }),
    ],
  },
  tourism: {
    ...base,
    kind: 'tourism',
    days: 5,
    deposit: { percent: 25, restDays: 10 },
    stocks: [stock({ prices: { adult: 400_000, child: 300_000, infant: 40_000 } })],
  },
  umrah: {
    ...base,
    kind: 'umrah',
    days: 10,
    stocks: [
      stock({
        prices: { two: 900_000, three: 800_000, four: 700_000, single: 150_000, child: 350_000, infant: 100_000 },
      }),
    ],
  },
  event: {
    ...base,
    kind: 'event',
    beginsAt: '2027-03-01T16:00:00Z',
    endsAt: '2027-03-01T19:00:00Z',
    stocks: [
      stock({ id: 1, day: null, title: localized('Standard'), prices: { ticket: 0 }, left: 5 }),
      stock({ id: 2, day: null, title: localized('Front'), prices: { ticket: 50_000 }, left: 2 }),
    ],
  },
  activity: {
    ...base,
    kind: 'activity',
    minutes: 90,
    stocks: [stock({ prices: { person: 25_000 }, min: 2, left: 8 })],
  },
} as const satisfies Record<string, SaleFacts>
