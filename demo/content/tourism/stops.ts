import { stopPlaces } from './stop-places.ts'
import { stopPlacesOfWorld } from './stop-places-of-world.ts'

const places = { ...stopPlaces, ...stopPlacesOfWorld }
type StopKey = keyof typeof places

/** Where each day leads, divided by spaces; a day in the air or at the pool leads nowhere new. */
const routes: Record<string, string[]> = {
  'chibayish-marsh-family': ['nasiriyah chibayish', 'marshes', 'ur nasiriyah'],
  'babylon-kish-borsippa': ['babylon kish', 'borsippa kifl'],
  'nippur-day': ['diwaniyah nippur afak'],
  'uruk-desert-camp': ['samawah samawahDesert', 'uruk'],
  'mosul-and-monasteries': ['nuriMosque', 'clockChurch bashTabia', 'marMattai', 'rabbanHormizd alqosh'],
  'samarra-spiral-day': ['malwiya caliphsPalace abuDulaf'],
  'karbala-najaf-khans': ['karbala ukhaidir ainAlTamr', 'khanAlNukhayla khanAlNus', 'najaf kufa'],
  'hamilton-road-rawanduz': ['erbil shaqlawa spilk galiAliBeg', 'rawanduz bekhal', 'barsarin jundian'],
  'halgurd-four-days': ['choman', 'halgurdMeadow', 'halgurd', 'choman'],
  'amadiya-honeymoon': ['duhok zawita sulav', 'amedi', 'enishke ashawa', 'sulav', 'amedi duhok'],
  'akre-terraces-family': ['duhok akre', 'sipa'],
  'dukan-lake-for-two': ['sulaymaniyah jasana', 'dukanLake', 'dukan azmar sulaymaniyah'],
  'ahmadawa-hawraman-walk': ['ahmadawa', 'zalm', 'biyara', 'balkha', 'tawela', 'halabja'],
  'basra-date-palms-family': ['basraMuseum shattAlArab', 'abuAlKhasib jaikur', 'qurna'],
  'baghdad-old-houses-for-two': ['tigrisSteps', 'haydarkhana coppersmiths', 'abbasidPalace mutanabbi'],
  'istanbul-ferry-by-ferry': ['galata', 'topkapi', 'suleymaniye', 'anadoluKavagi', 'buyukada', 'istanbulAirport'],
  'cappadocia-cave-honeymoon': ['kayseri goreme', 'roseValley', 'avanos', 'kaymakli ihlara', 'kayseri'],
  'antalya-school-holiday': ['lara', '', 'duden kaleici', 'aspendos manavgat', 'lara', 'tahtali phaselis', 'lara'],
  'trabzon-highland-week': ['trabzon', 'sumela hamsikoy', 'uzungol', 'karester', 'camlihemsin ayder', 'pokut', 'rize trabzon'],
  'mardin-urfa-by-road': ['ibrahimKhalil mardin', 'deyrulzafaran midyat', 'dara urfa', 'gobekliTepe harran', 'duhok'],
  'mashhad-three-generations': ['mashhad', '', 'torqabeh', 'nishapur', 'tus', 'mashhad'],
  'isfahan-shiraz-eight-days': ['isfahan', '', 'vank khaju', 'fridayMosque', 'pasargadae shiraz', 'persepolis naqshERostam', 'hafez', 'shiraz'],
  'tabriz-sahand-overland': ['zrebar', 'karaftu takab', 'takhtESoleyman tabriz', 'kandovan', 'stripedHills', 'saqqez sulaymaniyah'],
  'kish-island-for-two': ['kishAirport', 'greekShip', 'kishReef', 'kariz', 'kishAirport'],
  'petra-wadi-rum-on-foot': ['amman', 'madaba karak dana', 'petra', 'littlePetra monastery', 'wadiRum', ''],
  'aqaba-reef-honeymoon': ['aqaba', 'japaneseGarden', 'wadiRum', 'aqaba', ''],
  'kuwait-family-weekend': ['safwan mubarakiya', 'salmiya kuwaitTowers', 'shaheedPark safwan'],
  'taif-cool-air': ['hada', 'alKar', 'taif', 'shafa', 'jeddah'],
  'abha-asir-gorges': ['abha', 'tanomah', 'rijalAlmaa', 'wadiLajab', 'habala khamisMushait', 'abha'],
  'cairo-luxor-week': ['gardenCity', 'giza', 'ibnTulun khanAlKhalili', 'luxor', 'valleyOfKings', 'karnak', 'gardenCity'],
  'lebanon-letters-cedars': ['raouche', 'byblos jeita', 'bsharri cedars', 'beiteddine deirAlQamar', 'beirutMuseum'],
  'kazbegi-on-foot': ['tbilisi', 'ananuri jvariPass stepantsminda', 'gergeti', 'truso', 'pasanauri', 'tbilisi'],
  'baku-gabala-family': ['baku', '', 'gobustan yanarDag', 'gabala nohur', 'shaki', 'bakuAirport'],
  'dubai-four-days': ['deira', 'burjKhalifa', 'lahbab', 'fahidi'],
  'oman-wadis-and-sands': ['mutrah', 'wadiShab rasAlJinz', 'sur omanSands', 'nizwa', 'balconyPath muscat'],
  'malaysia-with-children': ['', 'twinTowers', 'batuCaves lakeGardens', 'cenang', 'skyBridge', 'kilim', 'twinTowers', 'kualaLumpurAirport'],
  'bali-for-two': ['', 'ubud', 'tegallalang', 'ubud', 'batur', 'uluwatu jimbaran', 'sanur nusaPenida', 'baliAirport'],
  'sri-lanka-rock-and-rail': ['', 'sigiriya', '', 'matale kandy', 'nanuOya ella', 'nineArches', 'udawalawe galle', 'colomboAirport'],
  'kerala-houseboat': ['fortKochi', '', 'munnar', 'topStation', 'alleppey', 'marari', 'kochiAirport'],
  'maldives-south-male-atoll': ['', 'maleAirport southMale', '', 'guraidhoo', '', 'maleAirport'],
  'andalusia-after-ziryab': ['malaga', 'albaicin', 'alhambra', 'cordoba', 'medinaAzahara seville', '', 'ronda', 'malaga'],
  'samarkand-bukhara-paper-road': ['registan', '', 'shahIZinda konigil', 'lyabiHauz', 'kalyan', 'hastImam chorsu', ''],
}

/** As the table has them. */
export const stopsOf = (key: string) =>
  (routes[key] ?? []).flatMap((day, index) =>
    day.split(' ').filter(Boolean).map((place) => {
      const [latitude, longitude, en, ar, ku] = places[place as StopKey]
      return { day: index + 1, title: { en, ar, ku }, latitude, longitude }
    }),
  )
