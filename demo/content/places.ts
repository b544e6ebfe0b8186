import { isAtHome, type Place } from '../pictures/place.ts'
import type { LocationKey, Picture } from './shapes.ts'

/** What kinds of places a governorate has; most of its content is in the first. */
export const placesIn: Record<LocationKey, readonly [Place, ...Place[]]> = {
  baghdad: ['river-city', 'shrine-city', 'river-land'],
  basra: ['river-city', 'river-land', 'desert', 'marsh', 'gulf'],
  nineveh: ['river-city', 'mountain', 'orchard', 'desert'],
  erbil: ['city', 'mountain', 'mountain-river'],
  sulaymaniyah: ['hill-city', 'mountain', 'mountain-lake', 'mountain-river'],
  duhok: ['hill-city', 'mountain', 'mountain-river', 'mountain-lake'],
  kirkuk: ['city', 'orchard'],
  anbar: ['river-land', 'plain-lake', 'desert'],
  babil: ['river-land', 'orchard'],
  karbala: ['shrine-city', 'oasis', 'orchard', 'desert-lake'],
  najaf: ['shrine-city', 'river-city', 'desert'],
  qadisiyah: ['river-city', 'orchard', 'desert'],
  'dhi-qar': ['river-city', 'marsh', 'desert'],
  maysan: ['river-city', 'marsh'],
  muthanna: ['river-city', 'desert', 'desert-lake'],
  wasit: ['river-city', 'river-land'],
  diyala: ['river-land', 'orchard'],
  'salah-al-din': ['river-city', 'shrine-city', 'orchard'],
  halabja: ['mountain', 'mountain-river'],
}

/** Where something is not in the first place of its governorate. */
const elsewhere: Partial<Record<Place, string[]>> = {
  'shrine-city': ['sabil-al-rayhan-kadhimiya', 'wisal-kadhimiya', 'khazaf-samarra', 'kadhimiya-market-walk', 'hajji-jasib-zurkhana', 'malwiya-tyres', 'samarra-malwiya', 'samarra-sketching-day', 'samarra-spiral-day'],
  'river-city': ['mijdaf-kufa', 'bayt-al-khatt-kufa', 'kufa-river-mushaira', 'kufa-river-walk', 'qahwat-al-nakhlatayn'],
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

export type Placed = { key: string; location: LocationKey }

export const placeOf = ({ key, location }: Placed): Place => placeByKey.get(key) ?? placesIn[location][0]

/** Its place, or one of the same governorate that has such a scene; null where there is none. */
export function findPlace(owner: Placed, { scene }: Picture): Place | null {
  const own = placeOf(owner)
  return [own, ...placesIn[owner.location]].find((place) => isAtHome(scene, place)) ?? null
}

export const settle = (owner: Placed, pictures: Picture[]): Picture[] =>
  pictures.map((picture) => {
    const place = findPlace(owner, picture)
    return place ? { ...picture, place } : picture
  })

/** With the pictures of each where it is. */
export const settled = <T extends Placed & { pictures: Picture[] }>(items: T[]): T[] =>
  items.map((item) => ({ ...item, pictures: settle(item, item.pictures) }))

/** Countries that look neither like the plain nor like the mountains of Iraq. */
const abroad: Partial<Record<Place, string[]>> = {
  north: ['it', 'jp', 'ge', 'am', 'ru'],
  'north-plain': ['fr', 'gb', 'de', 'cn'],
  tropics: ['th', 'lk', 'in'],
}

export const settleAbroad = (country: string, pictures: Picture[]): Picture[] => {
  const place = Object.entries(abroad).find(([, countries]) => countries.includes(country))?.[0] as Place | undefined
  return pictures.map((picture) => (place && isAtHome(picture.scene, place) ? { ...picture, place } : picture))
}
