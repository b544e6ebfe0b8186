import type { Screen } from '../../client/screens/screen.ts'
import type { Right } from '../../domain/organisations/areas.ts'
import type { SellerTabsText } from '../../i18n/messages/seller-tabs.ts'

type OfficeScreen = Screen & {
  /** The word of its tab. A member who has this right at a seller or at a property is led to the screen. */
  tab?: { name: keyof SellerTabsText; right: Right; at: readonly ('sellers' | 'properties')[] }
}

/** Read at a till and at a door, also offline: these pages have nothing of one person in them but the header. */
const device = { audience: 'everybody', offline: 'document' } as const
const seller = { audience: 'seller', offline: 'never' } as const

/** Every screen of the back office, once, in the order of the tabs. Each is rendered for who asks, and none is ever cached by the server. */
export const screens = [
  { path: '/business', file: 'business.tsx', ...device },
  {
    path: '/business/orders',
    file: 'business-orders.tsx',
    ...seller,
    tab: { name: 'orders', right: { area: 'today', level: 'change' }, at: ['sellers'] },
  },
  {
    path: '/business/departures',
    file: 'business-departures.tsx',
    ...seller,
    tab: { name: 'departures', right: { area: 'today', level: 'change' }, at: ['sellers'] },
  },
  { path: '/business/departures/:id', file: 'business-departure.tsx', ...seller },
  {
    path: '/business/tickets',
    file: 'business-tickets.tsx',
    ...device,
    tab: { name: 'tickets', right: { area: 'today', level: 'change' }, at: ['sellers'] },
  },
  {
    path: '/business/visas',
    file: 'business-visas.tsx',
    ...seller,
    tab: { name: 'visas', right: { area: 'visas', level: 'view' }, at: ['sellers'] },
  },
  { path: '/business/visas/:id', file: 'business-visa.tsx', ...seller },
  {
    path: '/business/arrivals',
    file: 'business-arrivals.tsx',
    ...seller,
    tab: { name: 'arrivals', right: { area: 'today', level: 'view' }, at: ['properties'] },
  },
  {
    path: '/business/reviews',
    file: 'business-reviews.tsx',
    ...seller,
    tab: { name: 'reviews', right: { area: 'reviews', level: 'change' }, at: ['sellers', 'properties'] },
  },
  {
    path: '/business/questions',
    file: 'business-questions.tsx',
    ...seller,
    tab: { name: 'questions', right: { area: 'reviews', level: 'change' }, at: ['properties'] },
  },
  { path: '/business/offline', file: 'business-offline.tsx', ...device },
  { path: '/*', file: 'not-found.tsx', audience: 'everybody', offline: 'never' },
] as const satisfies readonly OfficeScreen[]

export type ScreenPath = (typeof screens)[number]['path']

/** The screens that have a tab, in their order. */
export const tabs = screens.flatMap((screen: OfficeScreen) =>
  screen.tab ? [{ path: screen.path, ...screen.tab }] : [],
)
