import type { EventSale } from './sale-shapes.ts'
import { category } from './ticket-categories.ts'

const fair = { canLeave: true, max: 10 } as const
const evening = { max: 6 } as const

/** By the key of the event. The cheapest ticket costs what the event's page says; numbers that its text names are kept. */
export const eventSales: Record<string, EventSale> = {
  'qishla-book-days': { ...fair, categories: [category('visitor', 0, 3000), category('tent', 0, 60)] },
  // "Eighty chairs around the pool and no reserved rows."
  'sabunkaran-santur-night': { ...evening, categories: [category('seat', 15_000, 3)] },
  'basra-shanasheel-walk': { ...evening, categories: [category('place', 5_000, 20)] },
  'duhok-honey-pomegranate': { ...fair, categories: [category('visitor', 0, 4000)] },
  'mosul-doors-photographs': { ...fair, categories: [category('visitor', 0, 900), category('tour', 0, 35)] },
  'erbil-halparke-evening': { ...fair, categories: [category('visitor', 7_000, 600), category('dance', 12_000, 40)] },
  'kufa-river-mushaira': { ...evening, categories: [category('rug', 0, 250), category('chair', 0, 4)], canLeave: true },
  'chibayish-mashhuf-regatta': { ...fair, categories: [category('bank', 10_000, 500), category('boat', 30_000, 24)] },
  'rashid-street-maqam': { ...evening, categories: [category('bench', 12_000, 90), category('front', 20_000, 16)], isSoldOut: true },
  'ain-al-tamr-dates': { ...fair, categories: [category('visitor', 0, 5000)] },
  'erbil-citadel-half-marathon': { max: 6, categories: [category('family', 20_000, 400), category('half', 30_000, 250)] },
  'kirkuk-carpet-market': { ...fair, categories: [category('visitor', 0, 2000), category('workshop', 0, 16)] },
  'amara-mudhif-stories': { ...evening, categories: [category('rug', 3_000, 60)], each: 'evening' },
  'salim-street-cinema-week': { ...evening, categories: [category('seat', 8_000, 180)], each: 'evening', canLeave: true },
  'babylon-oud-nights': { ...evening, categories: [category('seat', 25_000, 400)], each: 'evening' },
  'halabja-pomegranate-songs': { ...fair, categories: [category('visitor', 0, 3000)] },
  'hit-waterwheel-ride': { max: 6, categories: [category('ownBicycle', 15_000, 60), category('hiredBicycle', 25_000, 20)] },
  'baqubah-garden-fair': { ...fair, categories: [category('visitor', 0, 4000), category('workshop', 0, 30)] },
  'kut-kite-day': { ...fair, categories: [category('visitor', 0, 800), category('workshop', 0, 50)] },
  // "The room holds a hundred and ten."
  'karrada-stage-week': { ...evening, categories: [category('seat', 10_000, 110)], each: 'evening' },
  'samarra-sketching-day': { max: 6, categories: [category('place', 5_000, 40), category('drawing', 12_000, 25)] },
  'diwaniyah-quarters-cup': { ...fair, categories: [category('visitor', 3_000, 700)], each: 'evening' },
  'warka-stars-night': { ...evening, categories: [category('convoy', 35_000, 5)] },
  'basra-shatt-kitchens': { ...fair, categories: [category('plates', 18_000, 350), category('tableByWater', 28_000, 2)] },
  'goizha-hill-climb': { max: 6, categories: [category('walker', 12_000, 200), category('rider', 18_000, 120)] },
  'alqosh-village-walk': { ...evening, categories: [category('place', 20_000, 18)] },
  'zakho-lantern-bridge': { ...fair, categories: [category('visitor', 0, 1500)] },
  // The page says that tickets are per child, and that adults walk in free.
  'zawraa-childrens-day': { ...fair, categories: [category('child', 4_000, 1200)] },
  'shaqlawa-sweet-market': { ...fair, categories: [category('visitor', 0, 3000), category('workshop', 0, 24)] },
  'najaf-calligraphy-rooms': { ...fair, categories: [category('visitor', 3_000, 500), category('pen', 15_000, 12)] },
  'safafeer-copper-night': { ...fair, categories: [category('visitor', 0, 700)] },
  'jaikur-poetry-morning': { ...evening, categories: [category('place', 5_000, 60)] },
  'zubair-wool-bazaar': { ...fair, categories: [category('visitor', 0, 1500)] },
  'ur-clay-day': { max: 8, categories: [category('place', 12_000, 40)], each: 'day' },
  'koya-poets-night': { ...evening, categories: [category('bench', 5_000, 80), category('front', 8_000, 15)] },
  'dukan-kayak-day': { max: 6, categories: [category('double', 40_000, 24), category('single', 50_000, 8)] },
  'amedi-tanbur-evening': { ...evening, categories: [category('terrace', 15_000, 70), category('firstRow', 22_000, 12)] },
  'mosul-kubba-day': { ...fair, categories: [category('tasting', 10_000, 500), category('fullTasting', 20_000, 60)] },
  'kirkuk-khoryat-evening': { ...evening, categories: [category('tableSeat', 30_000, 140)], isSoldOut: true },
  'hilla-river-cinema': { ...evening, categories: [category('deckchair', 4_000, 150)], each: 'evening', canLeave: true },
}
