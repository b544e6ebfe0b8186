import type { SellerRight } from '../../../domain/accounts/seller-rights.ts'
import type { SellerTabsText } from '../../../i18n/messages/seller-tabs.ts'
import { arrivalsPath, departuresPath, doorPath, ordersPath, questionsPath, reviewsPath, visasPath } from './paths.ts'

type MemberScreen = {
  path: string
  tab: keyof SellerTabsText
  /** A member who has this right at a seller or at a property is led to the screen. */
  right: SellerRight
  at: readonly ('sellers' | 'properties')[]
}

/** Every screen of members, in the order of their tabs. */
export const memberScreens: readonly MemberScreen[] = [
  { path: ordersPath, tab: 'orders', right: 'let-in', at: ['sellers'] },
  { path: departuresPath, tab: 'departures', right: 'let-in', at: ['sellers'] },
  { path: doorPath, tab: 'tickets', right: 'let-in', at: ['sellers'] },
  { path: visasPath, tab: 'visas', right: 'work-on-visas', at: ['sellers'] },
  { path: arrivalsPath, tab: 'arrivals', right: 'receive-guests', at: ['properties'] },
  { path: reviewsPath, tab: 'reviews', right: 'answer-reviews', at: ['sellers', 'properties'] },
  { path: questionsPath, tab: 'questions', right: 'answer-reviews', at: ['properties'] },
]
