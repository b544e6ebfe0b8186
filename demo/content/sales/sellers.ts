import { events } from '../events.ts'
import { offers } from '../offers.ts'
import type { DemoTourismPackage } from '../discovery-shapes.ts'
import type { DemoActivity, LocationKey, Text } from '../shapes.ts'
import type { DemoSeller } from './sale-shapes.ts'

const toKey = ({ en }: Text): string => en.toLowerCase().replace(/[’']/g, '').replace(/[^a-z]+/g, '-')

/** Restaurants, houses and boats have guests at a door, as organisers do; the others send people on their way. */
const hosts = new Set(['stay', 'dining'])

const sellersOfOffers: DemoSeller[] = offers.map(({ offeredBy, type, location }) => ({
  key: toKey(offeredBy), kind: hosts.has(type) ? 'organizer' : 'agency', title: offeredBy, location,
}))
const sellersOfEvents: DemoSeller[] = events.map(({ organizer, location }) => ({ key: toKey(organizer), kind: 'organizer', title: organizer, location }))

/** For tours and activities whose pages name no seller. */
const others: DemoSeller[] = [
  { key: 'mudbrick-road-tours', kind: 'agency', location: 'babil', title: { en: 'Mudbrick Road Tours', ar: 'رحلات درب اللبن', ku: 'گەشتەکانی ڕێگای خشتی قوڕ' } },
  { key: 'afak-plain-tours', kind: 'agency', location: 'qadisiyah', title: { en: 'Afak Plain Tours', ar: 'رحلات سهل عفك', ku: 'گەشتەکانی دەشتی عەفەک' } },
  { key: 'sawa-sands-travel', kind: 'agency', location: 'muthanna', title: { en: 'Sawa Sands Travel', ar: 'سفريات رمال ساوة', ku: 'گەشتیاریی لمی ساوە' } },
  { key: 'mother-of-springs-travel', kind: 'agency', location: 'nineveh', title: { en: 'Mother of Springs Travel', ar: 'سفريات أم الربيعين', ku: 'گەشتیاریی دایکی بەهار' } },
  { key: 'palm-shade-travel', kind: 'agency', location: 'karbala', title: { en: 'Palm Shade Travel', ar: 'سفريات ظل النخيل', ku: 'گەشتیاریی سێبەری دارخورما' } },
  { key: 'noria-travel', kind: 'agency', location: 'anbar', title: { en: 'Noria Travel', ar: 'سفريات الناعور', ku: 'گەشتیاریی ناعوور' } },
  { key: 'oak-and-snow-guides', kind: 'agency', location: 'erbil', title: { en: 'Oak and Snow Guides', ar: 'أدلّاء البلوط والثلج', ku: 'ڕێبەرانی بەڕوو و بەفر' } },
  { key: 'qaysari-corner-walks', kind: 'organizer', location: 'erbil', title: { en: 'Qaysari Corner Walks', ar: 'جولات ركن القيصرية', ku: 'گەڕانەکانی گۆشەی قەیسەری' } },
  { key: 'blue-cove-outings', kind: 'organizer', location: 'sulaymaniyah', title: { en: 'Blue Cove Outings', ar: 'نزهات الخليج الأزرق', ku: 'سەیرانەکانی کەنداوی شین' } },
  { key: 'khasa-bank-walks', kind: 'organizer', location: 'kirkuk', title: { en: 'Khasa Bank Walks', ar: 'جولات ضفة الخاصة', ku: 'گەڕانەکانی کەناری خاسە' } },
  { key: 'spiral-road-guides', kind: 'organizer', location: 'salah-al-din', title: { en: 'Spiral Road Guides', ar: 'أدلّاء درب الملوية', ku: 'ڕێبەرانی ڕێگای مەلویە' } },
  { key: 'tigris-bend-walks', kind: 'organizer', location: 'baghdad', title: { en: 'Tigris Bend Walks', ar: 'جولات منعطف دجلة', ku: 'گەڕانەکانی پێچی دیجلە' } },
  { key: 'marsh-lantern-boats', kind: 'organizer', location: 'maysan', title: { en: 'Marsh Lantern Boats', ar: 'مشاحيف فانوس الهور', ku: 'بەلەمەکانی فانۆسی هۆڕ' } },
  { key: 'reed-and-lamp-walks', kind: 'organizer', location: 'najaf', title: { en: 'Reed and Lamp Walks', ar: 'جولات القصب والسراج', ku: 'گەڕانەکانی قامیش و چرا' } },
  { key: 'corniche-riders', kind: 'organizer', location: 'wasit', title: { en: 'Corniche Riders', ar: 'درّاجو الكورنيش', ku: 'پاسکیلسوارانی کۆرنیش' } },
  { key: 'grove-and-channel', kind: 'organizer', location: 'diyala', title: { en: 'Grove and Channel', ar: 'البستان والساقية', ku: 'باخ و جۆگە' } },
]

/** Everyone once, though some offer several things. */
export const sellers: DemoSeller[] = [
  ...new Map([...sellersOfOffers, ...sellersOfEvents, ...others].map((seller) => [seller.key, seller])).values(),
]

export const sellerOfText = (text: Text): string => toKey(text)

const agencies: Partial<Record<LocationKey, { iraq: string; abroad: string }>> = {
  baghdad: { iraq: 'blue-brick-tours', abroad: 'seventh-gate-travel' },
  basra: { iraq: 'faw-lantern-travel', abroad: 'anchor-and-palm-travel' },
  erbil: { iraq: 'oak-and-snow-guides', abroad: 'mountain-post-travel' },
  sulaymaniyah: { iraq: 'two-windows-travel', abroad: 'two-windows-travel' },
  duhok: { iraq: 'bahdinan-guides', abroad: 'bahdinan-guides' },
  halabja: { iraq: 'walnut-path-walkers', abroad: 'walnut-path-walkers' },
  kirkuk: { iraq: 'compass-and-thread-travel', abroad: 'compass-and-thread-travel' },
  nineveh: { iraq: 'mother-of-springs-travel', abroad: 'mother-of-springs-travel' },
  najaf: { iraq: 'zad-al-tariq-travel', abroad: 'zad-al-tariq-travel' },
  karbala: { iraq: 'palm-shade-travel', abroad: 'palm-shade-travel' },
  anbar: { iraq: 'noria-travel', abroad: 'noria-travel' },
  babil: { iraq: 'mudbrick-road-tours', abroad: 'mudbrick-road-tours' },
  qadisiyah: { iraq: 'afak-plain-tours', abroad: 'afak-plain-tours' },
  muthanna: { iraq: 'sawa-sands-travel', abroad: 'sawa-sands-travel' },
  'dhi-qar': { iraq: 'sumer-morning-tours', abroad: 'sumer-morning-tours' },
  // A day trip from the capital.
  'salah-al-din': { iraq: 'blue-brick-tours', abroad: 'seventh-gate-travel' },
}

export const agencyOf = (location: LocationKey, category: DemoTourismPackage['category']): string =>
  agencies[location]?.[category === 'iraq' ? 'iraq' : 'abroad'] ?? 'seventh-gate-travel'

const guides: Partial<Record<LocationKey, string>> = {
  erbil: 'oak-and-snow-guides', sulaymaniyah: 'blue-cove-outings', duhok: 'bahdinan-guides', nineveh: 'plain-of-nineveh-guides',
  halabja: 'walnut-path-walkers', kirkuk: 'khasa-bank-walks', 'dhi-qar': 'sumer-morning-tours', 'salah-al-din': 'spiral-road-guides',
  babil: 'mudbrick-road-tours', baghdad: 'tigris-bend-walks', karbala: 'palm-shade-travel', maysan: 'marsh-lantern-boats',
  najaf: 'reed-and-lamp-walks', basra: 'ashar-heritage-walkers', muthanna: 'samawah-sky-watchers', anbar: 'upper-euphrates-cyclists',
  diyala: 'grove-and-channel', wasit: 'corniche-riders',
}
const inTown = new Set(['erbil-citadel-at-dawn', 'erbil-qaysari-tasting'])

export const guideOf = ({ key, location }: Pick<DemoActivity, 'key' | 'location'>): string =>
  inTown.has(key) ? 'qaysari-corner-walks' : (guides[location] ?? 'tigris-bend-walks')
