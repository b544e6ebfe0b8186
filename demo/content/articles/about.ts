import type { LocationKey, Text } from '../shapes.ts'

const authors = {
  shilan: { en: 'Shilan Karim', ar: 'شيلان كريم', ku: 'شیلان کەریم' },
  haider: { en: 'Haider al-Asadi', ar: 'حيدر الأسدي', ku: 'حەیدەر ئەسەدی' },
  maryam: { en: 'Maryam Yousif', ar: 'مريم يوسف', ku: 'مەریەم یوسف' },
  aram: { en: 'Aram Jalal', ar: 'آرام جلال', ku: 'ئارام جەلال' },
} satisfies Record<string, Text>

type About = { author: Text; places: readonly LocationKey[] }

/** Who wrote each article, and of which governorates it speaks. */
export const aboutArticles: Record<string, About> = {
  'first-weekend-in-sulaymaniyah': { author: authors.shilan, places: ['sulaymaniyah'] },
  'marshes-by-boat': { author: authors.haider, places: ['dhi-qar', 'maysan'] },
  'baghdad-in-one-friday': { author: authors.maryam, places: ['baghdad'] },
  'packing-for-a-northern-winter': { author: authors.aram, places: ['erbil', 'duhok'] },
  'babylon-beyond-the-gate': { author: authors.maryam, places: ['babil'] },
  'erbil-to-rawanduz': { author: authors.aram, places: ['erbil'] },
  'najaf-and-karbala-with-children': { author: authors.haider, places: ['najaf', 'karbala'] },
  'iraqi-breakfasts': { author: authors.maryam, places: ['baghdad', 'erbil'] },
  'reading-a-river-fish-menu': { author: authors.haider, places: ['baghdad'] },
  'basra-canals-and-shanasheel': { author: authors.haider, places: ['basra'] },
  'hatra-ashur-nimrud': { author: authors.maryam, places: ['nineveh'] },
  'honey-walnuts-tea-hawraman': { author: authors.shilan, places: ['halabja', 'sulaymaniyah'] },
  'stays-with-a-grandmother-in-mind': { author: authors.shilan, places: ['najaf', 'karbala'] },
  'how-check-in-works': { author: authors.maryam, places: [] },
  'driving-in-the-mountains': { author: authors.aram, places: ['erbil', 'duhok'] },
  'seasons-when-to-go-where': { author: authors.shilan, places: ['basra', 'sulaymaniyah'] },
  'lalish-and-alqosh-respectfully': { author: authors.aram, places: ['nineveh', 'duhok'] },
  'samarra-and-the-spiral-minaret': { author: authors.haider, places: ['salah-al-din'] },
  'dukan-and-darbandikhan': { author: authors.shilan, places: ['sulaymaniyah'] },
  'umrah-preparations-at-home': { author: authors.haider, places: [] },
}
