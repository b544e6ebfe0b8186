import type { MeetingKey, MeetingPlace } from './meeting-places.ts'

/** Without a title it is the house of who offers it. */
type Meeting = MeetingKey | (Omit<MeetingPlace, 'title'> & Partial<Pick<MeetingPlace, 'title'>>)

/** By the key of the offer. Guests who are picked up name the place, so a ride and a tour from the door have none. */
export const meetingOfOffers: Record<string, Meeting> = {
  'baghdad-istanbul': 'baghdad-airport',
  'baghdad-beirut': 'baghdad-airport',
  'erbil-dubai': 'erbil-airport',
  'erbil-cairo-via-amman': 'erbil-airport',
  'basra-amman': 'basra-airport',
  'basra-doha-one-way': 'basra-airport',
  'najaf-mashhad': 'najaf-airport',
  'sulaymaniyah-tbilisi': 'sulaymaniyah-airport',
  'kirkuk-istanbul-asian-side': 'kirkuk-airport',
  'rawanduz-cottage-two-nights': {
    address: { en: 'Above the gorge, Rawanduz, Erbil', ar: 'فوق الوادي، راوندوز، أربيل', ku: 'سەرووی دۆڵەکە، ڕەواندز، هەولێر' },
    at: [36.6107, 44.5263],
  },
  'karbala-three-nights-for-four': {
    address: { en: 'Abbas Street, Karbala', ar: 'شارع العباس، كربلاء', ku: 'شەقامی عەباس، کەربەلا' },
    at: [32.6152, 44.0391],
  },
  'chibayish-reed-night': {
    address: { en: 'Euphrates bank, Chibayish, Dhi Qar', ar: 'ضفة الفرات، الجبايش، ذي قار', ku: 'کەناری فورات، چبایش، زیقار' },
    at: [30.9601, 47.0042],
  },
  'karrada-river-weekend': {
    address: { en: 'Tigris bank, Karrada, Baghdad', ar: 'ضفة دجلة، الكرادة، بغداد', ku: 'کەناری دیجلە، کەڕادە، بەغدا' },
    at: [33.2937, 44.4169],
  },
  'dukan-midweek': {
    address: { en: 'Lake road, Dukan, Sulaymaniyah', ar: 'طريق البحيرة، دوكان، السليمانية', ku: 'ڕێگای دەریاچە، دوکان، سلێمانی' },
    at: [35.9477, 44.9621],
  },
  'hawraman-villages-day': 'halabja-station',
  'kadhimiya-friday-breakfast': {
    address: { en: 'Bab al-Murad Street, Kadhimiya, Baghdad', ar: 'شارع باب المراد، الكاظمية، بغداد', ku: 'شەقامی باب ئەلموراد، کازمییە، بەغدا' },
    at: [33.3801, 44.3398],
  },
  'mosul-quzi-table': {
    address: { en: 'Ghabat Road, left bank, Mosul', ar: 'طريق الغابات، الجانب الأيسر، الموصل', ku: 'ڕێگای غابات، کەناری چەپ، مووسڵ' },
    at: [36.3765, 43.1309],
  },
  'sulaymaniyah-home-table': {
    address: { en: 'Lane behind the Great Mosque, Sulaymaniyah', ar: 'الزقاق خلف الجامع الكبير، السليمانية', ku: 'کۆڵانی پشت مزگەوتی گەورە، سلێمانی' },
    at: [35.5591, 45.4375],
  },
  'shatt-al-arab-supper-boat': {
    title: { en: 'Ashar boat landing', ar: 'مرسى العشار', ku: 'لەنگەری عەشار' },
    address: { en: 'Corniche, Ashar, Basra', ar: 'الكورنيش، العشار، البصرة', ku: 'کۆرنیش، عەشار، بەسرە' },
    at: [30.5153, 47.8511],
  },
}
