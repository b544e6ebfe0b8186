import { isAtHome, type Place } from '../pictures/place.ts'
import type { LocationKey, Picture, Text } from './shapes.ts'

/** What kinds of places a governorate has; most of its content is in the first. */
export const placesIn: Record<LocationKey, readonly [Place, ...Place[]]> = {
  baghdad: ['river-city', 'shrine-city', 'river-land', 'city', 'town'],
  basra: ['river-city', 'river-land', 'desert', 'marsh', 'gulf', 'city'],
  nineveh: ['river-city', 'mountain', 'orchard', 'desert', 'city', 'town'],
  erbil: ['city', 'mountain', 'mountain-river'],
  sulaymaniyah: ['hill-city', 'mountain', 'mountain-lake', 'mountain-river'],
  duhok: ['hill-city', 'mountain', 'mountain-river', 'mountain-lake'],
  kirkuk: ['city', 'orchard'],
  anbar: ['river-land', 'plain-lake', 'desert', 'town'],
  babil: ['river-land', 'orchard', 'town'],
  karbala: ['shrine-city', 'oasis', 'orchard', 'desert-lake', 'desert'],
  najaf: ['shrine-city', 'river-town', 'desert', 'town'],
  qadisiyah: ['river-town', 'orchard', 'desert', 'town'],
  'dhi-qar': ['river-town', 'marsh', 'desert', 'town'],
  maysan: ['river-town', 'marsh', 'town'],
  muthanna: ['river-town', 'desert', 'desert-lake', 'town'],
  wasit: ['river-town', 'river-land', 'town'],
  diyala: ['river-land', 'orchard', 'town'],
  'salah-al-din': ['river-town', 'shrine-city', 'orchard', 'town'],
  halabja: ['mountain', 'mountain-river'],
}

/** Where something is not in the first place of its governorate. */
const elsewhere: Partial<Record<Place, string[]>> = {
  'shrine-city': ['sabil-al-rayhan-kadhimiya', 'wisal-kadhimiya', 'khazaf-samarra', 'kadhimiya-market-walk', 'hajji-jasib-zurkhana', 'malwiya-tyres', 'samarra-malwiya', 'samarra-sketching-day', 'samarra-spiral-day'],
  town: ['ink-house-haydarkhana', 'hillan-old-mosul'],
  'river-town': ['mijdaf-kufa', 'bayt-al-khatt-kufa', 'kufa-river-mushaira', 'kufa-river-walk', 'qahwat-al-nakhlatayn'],
  'river-land': ['sawaqi-rashidiya', 'buwayb-abu-khaseeb', 'multaqa-qurna', 'jaikur-poetry-morning', 'qasid-house-numaniyah', 'apricot-resort-suwaira', 'basra-date-palms-family'],
  orchard: ['bustan-al-turunj-hussainiya', 'olive-house-arafa', 'vine-house-balad', 'brick-house-jumjuma', 'buhriz-orange-orchards', 'baqubah-garden-fair', 'tannur-bartella'],
  oasis: ['bayt-al-zahdi-ain-al-tamr', 'ain-al-tamr-dates', 'ukhaidir-ain-al-tamr-dates'],
  desert: ['athl-zubair', 'lazward-ur', 'raqim-afak', 'zubair-wool-bazaar', 'ur-clay-day', 'ur-ziggurat-visit', 'warka-stars-night', 'samawah-desert-stars', 'uruk-desert-camp', 'nippur-day', 'hatra-day-trip'],
  'desert-lake': ['qata-razzaza-resort', 'ballur-sawa'],
  'plain-lake': ['shamal-habbaniyah', 'habbaniyah-lake-day'],
  marsh: ['mudhif-chibayish', 'marsh-sun-solar', 'chibayish-mashhuf-regatta', 'chibayish-dawn-boat', 'chibayish-reed-night', 'chibayish-marsh-family', 'ur-and-marshes-day', 'hawizeh-birdwatching', 'reed-weaving-majar', 'amara-mudhif-stories'],
  mountain: [
    'dargwez-shaqlawa', 'tirozh-safeen', 'lanay-halo-rawanduz', 'befrin-soran', 'diwakhan-koya', 'shaqlawa-sweet-market', 'koya-poets-night', 'halgurd-summit', 'rawanduz-canyon-and-bekhal', 'shanidar-cave',
    'korek-snow-day', 'rawanduz-cottage-two-nights', 'hamilton-road-rawanduz', 'halgurd-four-days', 'shawnm-azmar', 'gwez-mawat', 'barru-penjwen', 'gulabarozha-ranya', 'hangwin-sharbazher', 'piramagrun-ridge',
    'azmar-tandem-paragliding', 'sebari-kazh-zawita', 'sarban-amadiya', 'hazha-sulav', 'sew-barwari', 'plikan-akre', 'ashkawt-enishke', 'amadiya-gate-and-town', 'akre-weaving-day', 'amadiya-from-duhok',
    'amadiya-honeymoon', 'akre-terraces-family', 'amedi-tanbur-evening', 'lawz-alqosh', 'butm-bashiqa', 'alqosh-village-walk', 'alqosh-rabban-hormizd', 'lalish-valley-visit', 'mosul-and-monasteries',
  ],
  'mountain-river': ['hazha-gali', 'masigir-dukan-town', 'kalak-zakho', 'khurey-aw-ahmadawa', 'siyachamana-biyara', 'spindar-sarchinar', 'zakho-lantern-bridge', 'bina-optik'],
  'mountain-lake': ['mirawi-dukan-lake', 'dukan-kayak-day', 'dukan-lake-boats', 'dukan-midweek', 'dukan-lake-for-two', 'shapol-water-club', 'duhok-dam-ride', 'duhok-honey-pomegranate'],
}

const placeByKey = new Map(Object.entries(elsewhere).flatMap(([place, keys]) => keys.map((key) => [key, place as Place] as const)))

/** A stay tells by its features whether water can be seen from it, a business by its texts. */
export type Placed = { key: string; location: LocationKey; features?: readonly string[]; address?: Text; description?: Text }

/** The same place without its water, for houses that stand some streets away from it. */
const inland: Partial<Record<Place, Place>> = { 'river-city': 'city', 'river-town': 'town', 'river-land': 'town', 'desert-lake': 'desert' }

const water = /\b(river\w*|tigris|euphrates|shatt|corniche|lake|creek|marsh\w*|barrage|bridge)\b/i

function seesWater({ features, address, description }: Placed): boolean {
  if (features) return features.includes('waterside') || features.includes('river-view')
  return !address || water.test(`${address.en} ${description?.en}`)
}

export function placeOf(owner: Placed): Place {
  const place = placeByKey.get(owner.key) ?? placesIn[owner.location][0]
  return seesWater(owner) ? place : (inland[place] ?? place)
}

/** Its place, or one of the same governorate that has such a scene; null where there is none. */
export function findPlace(owner: Placed, { scene }: Picture): Place | null {
  const own = placeOf(owner)
  return [own, ...placesIn[owner.location]].find((place) => isAtHome(scene, place)) ?? null
}

export const settle = (owner: Placed, pictures: Picture[]): Picture[] =>
  pictures.map((picture) => {
    const place = picture.place ?? findPlace(owner, picture)
    return place ? { ...picture, place } : picture
  })

/** With the pictures of each where it is. */
export const settled = <T extends Placed & { pictures: Picture[] }>(items: T[]): T[] =>
  items.map((item) => ({ ...item, pictures: settle(item, item.pictures) }))

/** Countries that look neither like the plain nor like the mountains of Iraq. */
const abroad: Partial<Record<Place, string[]>> = {
  north: ['it', 'jp', 'ge', 'am', 'ru'],
  'north-plain': ['fr', 'gb', 'de', 'cn'],
  tropics: ['th', 'lk', 'in', 'id', 'my'],
  'gulf-city': ['ae', 'qa', 'kw', 'bh'],
}

export const settleAbroad = (country: string, pictures: Picture[]): Picture[] => {
  const place = Object.entries(abroad).find(([, countries]) => countries.includes(country))?.[0] as Place | undefined
  return pictures.map((picture) => (!picture.place && place && isAtHome(picture.scene, place) ? { ...picture, place } : picture))
}
