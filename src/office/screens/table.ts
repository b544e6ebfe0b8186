import type { Screen } from '../../client/screens/screen.ts'

/** Read at a till and at a door, also without a network: these pages have nothing of one person in them but the header. */
const device = { audience: 'everybody', offline: 'document' } as const
const seller = { audience: 'seller', offline: 'never' } as const

/** Every screen of the back office, once. Each is rendered for who asks, and none is ever cached by the server. */
export const screens = [
  { path: '/business', file: 'business.tsx', ...device },
  { path: '/business/tickets', file: 'business-tickets.tsx', ...device },
  { path: '/business/offline', file: 'business-offline.tsx', ...device },
  { path: '/business/orders', file: 'business-orders.tsx', ...seller },
  { path: '/business/arrivals', file: 'business-arrivals.tsx', ...seller },
  { path: '/business/departures', file: 'business-departures.tsx', ...seller },
  { path: '/business/departures/:id', file: 'business-departure.tsx', ...seller },
  { path: '/business/reviews', file: 'business-reviews.tsx', ...seller },
  { path: '/business/questions', file: 'business-questions.tsx', ...seller },
  { path: '/business/visas', file: 'business-visas.tsx', ...seller },
  { path: '/business/visas/:id', file: 'business-visa.tsx', ...seller },
  { path: '/*', file: 'not-found.tsx', audience: 'everybody', offline: 'never' },
] as const satisfies readonly Screen[]

export type ScreenPath = (typeof screens)[number]['path']
