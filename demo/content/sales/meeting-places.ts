import type { Text } from '../shapes.ts'

/** Where a group meets: what it is called, where it stands for who drives there, and the point on the map. */
export type MeetingPlace = { title: Text; address: Text; at: [number, number] }

const hall = (city: Text, address: Text, at: [number, number]): MeetingPlace => ({
  title: {
    en: `${city.en} International Airport, departures hall`,
    ar: `مطار ${city.ar} الدولي، صالة المغادرة`,
    ku: `فڕۆکەخانەی نێودەوڵەتیی ${city.ku}، هۆڵی ڕۆیشتن`,
  },
  address,
  at,
})

/** Those that everybody of a city knows, and that several tours leave from. */
export const meetingPlaces = {
  'baghdad-airport': hall(
    { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' },
    { en: 'Airport Road, past Abbas bin Firnas Square, Baghdad', ar: 'طريق المطار بعد ساحة عباس بن فرناس، بغداد', ku: 'ڕێگای فڕۆکەخانە، دوای گۆڕەپانی عەباس بن فیرناس، بەغدا' },
    [33.2625, 44.2346],
  ),
  'erbil-airport': hall(
    { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' },
    { en: 'Airport Road, Erbil', ar: 'طريق المطار، أربيل', ku: 'ڕێگای فڕۆکەخانە، هەولێر' },
    [36.2376, 43.9632],
  ),
  'sulaymaniyah-airport': hall(
    { en: 'Sulaimaniyah', ar: 'السليمانية', ku: 'سلێمانی' },
    { en: 'Bakrajo, west of Sulaymaniyah', ar: 'بكرجو، غرب السليمانية', ku: 'بەکرەجۆ، ڕۆژئاوای سلێمانی' },
    [35.5617, 45.3167],
  ),
  'basra-airport': hall(
    { en: 'Basra', ar: 'البصرة', ku: 'بەسرە' },
    { en: 'Airport Road, north-west of Basra', ar: 'طريق المطار، شمال غرب البصرة', ku: 'ڕێگای فڕۆکەخانە، باکووری ڕۆژئاوای بەسرە' },
    [30.5491, 47.6621],
  ),
  'najaf-airport': hall(
    { en: 'Al Najaf', ar: 'النجف الأشرف', ku: 'نەجەف' },
    { en: 'Airport Road, east of Najaf', ar: 'طريق المطار، شرق النجف', ku: 'ڕێگای فڕۆکەخانە، ڕۆژهەڵاتی نەجەف' },
    [31.9899, 44.4043],
  ),
  'kirkuk-airport': hall(
    { en: 'Kirkuk', ar: 'كركوك', ku: 'کەرکووک' },
    { en: 'Airport Road, west of Kirkuk', ar: 'طريق المطار، غرب كركوك', ku: 'ڕێگای فڕۆکەخانە، ڕۆژئاوای کەرکووک' },
    [35.4695, 44.3489],
  ),
  'alawi-station': {
    title: { en: 'Alawi Bus Station, main gate', ar: 'كراج العلاوي، البوابة الرئيسية', ku: 'گەراجی عەلاوی، دەروازەی سەرەکی' },
    address: { en: 'Alawi al-Hilla, Karkh, Baghdad', ar: 'علاوي الحلة، الكرخ، بغداد', ku: 'عەلاوی حیللە، کەرخ، بەغدا' },
    at: [33.3311, 44.3797],
  },
  'hilla-station': {
    title: { en: 'Hilla Unified Bus Station', ar: 'كراج الحلة الموحد', ku: 'گەراجی یەکگرتووی حیللە' },
    address: { en: 'Hilla, Babil', ar: 'مدينة الحلة، بابل', ku: 'شاری حیللە، بابل' },
    at: [32.472, 44.434],
  },
  'diwaniyah-station': {
    title: { en: 'Diwaniyah Unified Bus Station', ar: 'كراج الديوانية الموحد', ku: 'گەراجی یەکگرتووی دیوانییە' },
    address: { en: 'Diwaniyah, Qadisiyah', ar: 'مدينة الديوانية، القادسية', ku: 'شاری دیوانییە، قادسییە' },
    at: [31.9905, 44.9196],
  },
  'nasiriyah-station': {
    title: { en: 'Nasiriyah Unified Bus Station', ar: 'كراج الناصرية الموحد', ku: 'گەراجی یەکگرتووی ناسرییە' },
    address: { en: 'Nasiriyah, Dhi Qar', ar: 'مدينة الناصرية، ذي قار', ku: 'شاری ناسرییە، زیقار' },
    at: [31.045, 46.25],
  },
  'samawah-bridge': {
    title: { en: 'Samawah Suspension Bridge, by the corniche', ar: 'جسر السماوة المعلق، جهة الكورنيش', ku: 'پردی هەڵواسراوی سەماوە، لای کۆرنیش' },
    address: { en: 'Euphrates Corniche, Samawah, Muthanna', ar: 'كورنيش الفرات، السماوة، المثنى', ku: 'کۆرنیشی فورات، سەماوە، موسەننا' },
    at: [31.3127, 45.2838],
  },
  'karbala-station': {
    title: { en: 'Karbala Unified Bus Station', ar: 'كراج كربلاء الموحد', ku: 'گەراجی یەکگرتووی کەربەلا' },
    address: { en: 'Najaf Road, Karbala', ar: 'طريق النجف، كربلاء', ku: 'ڕێگای نەجەف، کەربەلا' },
    at: [32.593, 44.023],
  },
  'ramadi-station': {
    title: { en: 'Ramadi Unified Bus Station', ar: 'كراج الرمادي الموحد', ku: 'گەراجی یەکگرتووی ڕومادی' },
    address: { en: 'Ramadi, Anbar', ar: 'مدينة الرمادي، الأنبار', ku: 'شاری ڕومادی، ئەنبار' },
    at: [33.4233, 43.3004],
  },
  'amara-corniche': {
    title: { en: 'Tigris Corniche, by the old bridge', ar: 'كورنيش دجلة، قرب الجسر القديم', ku: 'کۆرنیشی دیجلە، نزیک پردە کۆنەکە' },
    address: { en: 'Amara, Maysan', ar: 'مدينة العمارة، ميسان', ku: 'شاری عەمارە، مەیسان' },
    at: [31.8373, 47.1445],
  },
  'saad-square': {
    title: { en: 'Saad Square', ar: 'ساحة سعد', ku: 'گۆڕەپانی سەعد' },
    address: { en: 'Saad Square bus station, Basra', ar: 'كراج ساحة سعد، البصرة', ku: 'گەراجی گۆڕەپانی سەعد، بەسرە' },
    at: [30.4903, 47.8058],
  },
  'basra-museum': {
    title: { en: 'Basra Museum, main gate', ar: 'متحف البصرة الحضاري، البوابة الرئيسية', ku: 'مۆزەخانەی بەسرە، دەروازەی سەرەکی' },
    address: { en: 'Baradiyah, on the Shatt al-Arab, Basra', ar: 'البراضعية، على شط العرب، البصرة', ku: 'بەرازعییە، لەسەر شەتی عەرەب، بەسرە' },
    at: [30.4945, 47.855],
  },
  'shuhada-bridge': {
    title: { en: 'Shuhada Bridge, Karkh side', ar: 'جسر الشهداء، جهة الكرخ', ku: 'پردی شوهەدا، لای کەرخ' },
    address: { en: 'Haifa Street, Karkh, Baghdad', ar: 'شارع حيفا، الكرخ، بغداد', ku: 'شەقامی حەیفا، کەرخ، بەغدا' },
    at: [33.3376, 44.3858],
  },
  'erbil-terminal': {
    title: { en: 'Erbil Bus Terminal, main gate', ar: 'كراج أربيل الرئيسي، البوابة الرئيسية', ku: 'تێرمیناڵی گەراجی هەولێر، دەروازەی سەرەکی' },
    address: { en: 'Kirkuk Road, Erbil', ar: 'طريق كركوك، أربيل', ku: 'ڕێگای کەرکووک، هەولێر' },
    at: [36.16, 44.013],
  },
  'sulaymaniyah-terminal': {
    title: { en: 'Sulaymaniyah Bus Terminal, main gate', ar: 'كراج السليمانية الرئيسي، البوابة الرئيسية', ku: 'تێرمیناڵی گەراجی سلێمانی، دەروازەی سەرەکی' },
    address: { en: 'Kirkuk Road, Sulaymaniyah', ar: 'طريق كركوك، السليمانية', ku: 'ڕێگای کەرکووک، سلێمانی' },
    at: [35.548, 45.395],
  },
  'duhok-station': {
    title: { en: 'Duhok Bus Station', ar: 'كراج دهوك', ku: 'گەراجی دهۆک' },
    address: { en: 'Barzan Street, Duhok', ar: 'شارع بارزان، دهوك', ku: 'شەقامی بارزان، دهۆک' },
    at: [36.856, 43.01],
  },
  'halabja-station': {
    title: { en: 'Halabja Bus Station', ar: 'كراج حلبجة', ku: 'گەراجی هەڵەبجە' },
    address: { en: 'Town centre, Halabja', ar: 'مركز المدينة، حلبجة', ku: 'ناوەندی شار، هەڵەبجە' },
    at: [35.1787, 45.9861],
  },
  'kirkuk-station': {
    title: { en: 'Kirkuk Baghdad-Road Bus Station', ar: 'كراج بغداد في كركوك', ku: 'گەراجی بەغدا لە کەرکووک' },
    address: { en: 'Baghdad Road, Kirkuk', ar: 'طريق بغداد، كركوك', ku: 'ڕێگای بەغدا، کەرکووک' },
    at: [35.44, 44.383],
  },
  'mosul-station': {
    title: { en: 'Mosul Northern Bus Station', ar: 'كراج الشمال في الموصل', ku: 'گەراجی باکوور لە مووسڵ' },
    address: { en: 'Left bank, Mosul', ar: 'الجانب الأيسر، الموصل', ku: 'کەناری چەپ، مووسڵ' },
    at: [36.353, 43.17],
  },
  'bab-al-tob': {
    title: { en: 'Bab al-Tob Square', ar: 'ساحة باب الطوب', ku: 'گۆڕەپانی باب ئەلتۆب' },
    address: { en: 'Old city, right bank, Mosul', ar: 'المدينة القديمة، الجانب الأيمن، الموصل', ku: 'شاری کۆن، کەناری ڕاست، مووسڵ' },
    at: [36.3388, 43.1331],
  },
  'nuri-mosque': {
    title: { en: 'Great Mosque of al-Nuri, main gate', ar: 'جامع النوري الكبير، البوابة الرئيسية', ku: 'مزگەوتی گەورەی نووری، دەروازەی سەرەکی' },
    address: { en: 'Old city, right bank, Mosul', ar: 'المدينة القديمة، الجانب الأيمن، الموصل', ku: 'شاری کۆن، کەناری ڕاست، مووسڵ' },
    at: [36.3414, 43.1272],
  },
} satisfies Record<string, MeetingPlace>

export type MeetingKey = keyof typeof meetingPlaces
