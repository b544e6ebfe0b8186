import type { Text } from '../shapes.ts'
import type { MeetingKey } from './meeting-places.ts'

/** Where people meet, which is where the activity is on the map; or one of the places that everybody knows. */
type Meeting = MeetingKey | { title: Text; address: Text }

/** By the key of the activity, as its text has it. */
export const meetingOfActivities: Record<string, Meeting> = {
  'halgurd-summit': {
    title: { en: 'Mountain guides’ house', ar: 'بيت أدلّاء الجبل', ku: 'ماڵی ڕێبەرانی چیا' },
    address: { en: 'Main street, Choman, Erbil', ar: 'الشارع الرئيسي، جومان، أربيل', ku: 'شەقامی سەرەکی، چۆمان، هەولێر' },
  },
  'erbil-citadel-at-dawn': {
    title: { en: 'South gate of the citadel', ar: 'البوابة الجنوبية للقلعة', ku: 'دەروازەی باشووری قەڵا' },
    address: { en: 'Citadel, above the fountain square, Erbil', ar: 'القلعة، فوق ساحة النافورات، أربيل', ku: 'قەڵا، سەرووی گۆڕەپانی نافوورەکان، هەولێر' },
  },
  'dukan-lake-boats': {
    title: { en: 'Boat landing of Dukan Lake', ar: 'مرسى القوارب في بحيرة دوكان', ku: 'لەنگەری بەلەمەکانی دەریاچەی دوکان' },
    address: { en: 'Lake shore, Dukan, Sulaymaniyah', ar: 'ضفة البحيرة، دوكان، السليمانية', ku: 'کەناری دەریاچە، دوکان، سلێمانی' },
  },
  'amadiya-gate-and-town': {
    title: { en: 'Mosul Gate, foot of the stairs', ar: 'باب الموصل، أسفل الدرج', ku: 'دەروازەی مووسڵ، خوار پلیکانەکان' },
    address: { en: 'West side of Amadiya, Duhok', ar: 'الجهة الغربية من العمادية، دهوك', ku: 'لای ڕۆژئاوای ئامێدی، دهۆک' },
  },
  'old-mosul-walk': {
    title: { en: 'Bab al-Saray market, by the coppersmiths', ar: 'سوق باب السراي، عند الصفّارين', ku: 'بازاڕی باب سەرا، لای مسگەرەکان' },
    address: { en: 'Old city, right bank, Mosul', ar: 'المدينة القديمة، الجانب الأيمن، الموصل', ku: 'شاری کۆن، کەناری ڕاست، مووسڵ' },
  },
  'hawraman-terraces': {
    title: { en: 'Biyara, by the village mosque', ar: 'بيارة، عند جامع القرية', ku: 'بیارە، لای مزگەوتی گوند' },
    address: { en: 'Biyara, Hawraman, Halabja', ar: 'بيارة، هورامان، حلبجة', ku: 'بیارە، هەورامان، هەڵەبجە' },
  },
  'kirkuk-citadel-and-qaysari': {
    title: { en: 'Qaysari market, main entrance', ar: 'سوق القيصرية، المدخل الرئيسي', ku: 'بازاڕی قەیسەری، دەروازەی سەرەکی' },
    address: { en: 'Foot of the citadel, Kirkuk', ar: 'أسفل القلعة، كركوك', ku: 'بناری قەڵا، کەرکووک' },
  },
  'rawanduz-canyon-and-bekhal': {
    title: { en: 'Viewpoint above the gorge', ar: 'المطلّ فوق الوادي', ku: 'دیمەنگای سەرووی دۆڵەکە' },
    address: { en: 'Edge of town, Rawanduz, Erbil', ar: 'طرف المدينة، راوندوز، أربيل', ku: 'لێواری شار، ڕەواندز، هەولێر' },
  },
  'alqosh-rabban-hormizd': {
    title: { en: 'Foot of the monastery steps', ar: 'أسفل درج الدير', ku: 'خوار پلیکانەکانی دێرەکە' },
    address: { en: 'Rabban Hormizd road, Alqosh, Nineveh', ar: 'طريق دير الربان هرمزد، ألقوش، نينوى', ku: 'ڕێگای دێری ڕەبان هورمزد، ئەلقۆش، نەینەوا' },
  },
  'duhok-dam-ride': {
    title: { en: 'Car park below the dam', ar: 'موقف السيارات أسفل السدّ', ku: 'شوێنی وەستانی ئۆتۆمبێل لە خوار بەنداوەکە' },
    address: { en: 'Dam road, Duhok', ar: 'طريق السدّ، دهوك', ku: 'ڕێگای بەنداو، دهۆک' },
  },
  'erbil-qaysari-tasting': {
    title: { en: 'Qaysari bazaar, gate to the fountain square', ar: 'سوق القيصرية، البوابة المطلّة على ساحة النافورات', ku: 'بازاڕی قەیسەری، دەروازەی بەرەو گۆڕەپانی نافوورەکان' },
    address: { en: 'South of the citadel, Erbil', ar: 'جنوب القلعة، أربيل', ku: 'باشووری قەڵا، هەولێر' },
  },
  'piramagrun-ridge': {
    title: { en: 'Piramagrun, by the bazaar', ar: 'بيرمكرون، عند السوق', ku: 'پیرەمەگروون، لای بازاڕ' },
    address: { en: 'Dukan Road, Piramagrun, Sulaymaniyah', ar: 'طريق دوكان، بيرمكرون، السليمانية', ku: 'ڕێگای دوکان، پیرەمەگروون، سلێمانی' },
  },
  'lalish-valley-visit': {
    title: { en: 'Entrance to the valley', ar: 'مدخل الوادي', ku: 'دەروازەی دۆڵەکە' },
    address: { en: 'Lalish, Shekhan, Nineveh', ar: 'لالش، الشيخان، نينوى', ku: 'لالش، شێخان، نەینەوا' },
  },
  'sulaymaniyah-bazaar-and-tea': {
    title: { en: 'Great Mosque, main gate', ar: 'الجامع الكبير، البوابة الرئيسية', ku: 'مزگەوتی گەورە، دەروازەی سەرەکی' },
    address: { en: 'Old bazaar, Sulaymaniyah', ar: 'السوق القديم، السليمانية', ku: 'بازاڕی کۆن، سلێمانی' },
  },
  'shanidar-cave': {
    title: { en: 'Car park below the cave', ar: 'موقف السيارات أسفل الكهف', ku: 'شوێنی وەستانی ئۆتۆمبێل لە خوار ئەشکەوتەکە' },
    address: { en: 'Shanidar, Mergasor, Erbil', ar: 'شانيدر، ميركسور، أربيل', ku: 'شانەدەر، مێرگەسۆر، هەولێر' },
  },
  'azmar-tandem-paragliding': {
    title: { en: 'Take-off field on Azmar', ar: 'ساحة الإقلاع على جبل أزمر', ku: 'شوێنی هەڵفڕین لەسەر ئەزمەڕ' },
    address: { en: 'Azmar road, Sulaymaniyah', ar: 'طريق أزمر، السليمانية', ku: 'ڕێگای ئەزمەڕ، سلێمانی' },
  },
  'akre-weaving-day': {
    title: { en: 'Akre town square', ar: 'ساحة عقرة', ku: 'گۆڕەپانی ئاکرێ' },
    address: { en: 'Old town, Akre, Duhok', ar: 'البلدة القديمة، عقرة، دهوك', ku: 'شارۆچکەی کۆن، ئاکرێ، دهۆک' },
  },
  'bread-morning-anab': {
    title: { en: 'Anab village, by the mosque', ar: 'قرية عنب، عند الجامع', ku: 'گوندی عەنەب، لای مزگەوت' },
    address: { en: 'Anab, north-east of Halabja', ar: 'عنب، شمال شرق حلبجة', ku: 'عەنەب، باکووری ڕۆژهەڵاتی هەڵەبجە' },
  },
  'korek-snow-day': 'erbil-terminal',
  'hatra-day-trip': 'mosul-station',
  'chibayish-dawn-boat': {
    title: { en: 'Boat landing of Chibayish', ar: 'مرسى المشاحيف في الجبايش', ku: 'لەنگەری بەلەمەکانی چبایش' },
    address: { en: 'Euphrates bank, Chibayish, Dhi Qar', ar: 'ضفة الفرات، الجبايش، ذي قار', ku: 'کەناری فورات، چبایش، زیقار' },
  },
  'ur-ziggurat-visit': {
    title: { en: 'Gate of the site', ar: 'بوابة الموقع الأثري', ku: 'دەروازەی شوێنەوارەکە' },
    address: { en: 'Ur, south-west of Nasiriyah, Dhi Qar', ar: 'أور، جنوب غرب الناصرية، ذي قار', ku: 'ئوور، باشووری ڕۆژئاوای ناسرییە، زیقار' },
  },
  'samarra-malwiya': {
    title: { en: 'Gate of the Malwiya', ar: 'بوابة الملوية', ku: 'دەروازەی مەلوییە' },
    address: { en: 'Great Mosque, Samarra, Salah al-Din', ar: 'الجامع الكبير، سامراء، صلاح الدين', ku: 'مزگەوتی گەورە، سامەڕا، سەڵاحەدین' },
  },
  'babylon-slow-walk': {
    title: { en: 'Ishtar Gate at the entrance', ar: 'بوابة عشتار عند المدخل', ku: 'دەروازەی عەشتار، لای چوونەناوەوە' },
    address: { en: 'Ancient Babylon, north of Hilla, Babil', ar: 'بابل الأثرية، شمال الحلة، بابل', ku: 'بابلی کۆن، باکووری حیللە، بابل' },
  },
  'mutanabbi-friday-books': {
    title: { en: 'Arch of Mutanabbi Street, Rashid Street side', ar: 'قوس شارع المتنبي من جهة شارع الرشيد', ku: 'کەوانەی شەقامی موتەنەبی، لای شەقامی ڕەشید' },
    address: { en: 'Rusafa, Baghdad', ar: 'الرصافة، بغداد', ku: 'ڕوسافە، بەغدا' },
  },
  'masgouf-abu-nuwas': {
    title: { en: 'Statue of Shahrazad and Shahriyar', ar: 'تمثال شهرزاد وشهريار', ku: 'پەیکەری شەهرەزاد و شەهریار' },
    address: { en: 'Abu Nuwas Street, Baghdad', ar: 'شارع أبي نواس، بغداد', ku: 'شەقامی ئەبو نواس، بەغدا' },
  },
  'kadhimiya-market-walk': {
    title: { en: 'Bab al-Qibla Street, first gate', ar: 'شارع باب القبلة، البوابة الأولى', ku: 'شەقامی باب ئەلقیبلە، دەروازەی یەکەم' },
    address: { en: 'Kadhimiya, Baghdad', ar: 'الكاظمية، بغداد', ku: 'کازمییە، بەغدا' },
  },
  'calligraphy-waziriya': {
    title: { en: 'Gate of the College of Fine Arts', ar: 'بوابة كلية الفنون الجميلة', ku: 'دەروازەی کۆلێژی هونەرە جوانەکان' },
    address: { en: 'Waziriya, Baghdad', ar: 'الوزيرية، بغداد', ku: 'وەزیرییە، بەغدا' },
  },
  'ukhaidir-ain-al-tamr-dates': 'karbala-station',
  'hawizeh-birdwatching': 'amara-corniche',
  'reed-weaving-majar': {
    title: { en: 'Majar al-Kabir, by the bridge', ar: 'المجر الكبير، عند الجسر', ku: 'مەجەڕ، لای پردەکە' },
    address: { en: 'Majar al-Kabir, Maysan', ar: 'المجر الكبير، ميسان', ku: 'مەجەڕ، مەیسان' },
  },
  'hilla-pottery': {
    title: { en: 'Pottery workshop by the river', ar: 'مشغل الفخار على النهر', ku: 'کارگەی گۆزەگەری لەسەر ڕووبار' },
    address: { en: 'Southern edge of Hilla, Babil', ar: 'الطرف الجنوبي للحلة، بابل', ku: 'لێواری باشووری حیللە، بابل' },
  },
  'wadi-us-salaam-walk': {
    title: { en: 'Main gate of the cemetery', ar: 'البوابة الرئيسية للمقبرة', ku: 'دەروازەی سەرەکیی گۆڕستانەکە' },
    address: { en: 'Wadi al-Salam, Najaf', ar: 'وادي السلام، النجف', ku: 'وادی سەلام، نەجەف' },
  },
  'kufa-river-walk': {
    title: { en: 'Great Mosque of Kufa, rear lane', ar: 'مسجد الكوفة، الزقاق الخلفي', ku: 'مزگەوتی گەورەی کووفە، کۆڵانی پشتەوە' },
    address: { en: 'Kufa, Najaf', ar: 'الكوفة، النجف', ku: 'کووفە، نەجەف' },
  },
  'basra-shanasheel-houses': {
    title: { en: 'Nadhran quarter, by the Ashar creek', ar: 'محلة نظران، عند نهر العشار', ku: 'گەڕەکی نەزران، لای جۆگەی عەشار' },
    address: { en: 'Old Basra', ar: 'البصرة القديمة', ku: 'بەسرەی کۆن' },
  },
  'shatt-al-arab-evening-boat': {
    title: { en: 'Boat landing by the statue of al-Sayyab', ar: 'مرسى القوارب قرب تمثال السيّاب', ku: 'لەنگەری بەلەمەکان نزیک پەیکەری سەییاب' },
    address: { en: 'Corniche, Ashar, Basra', ar: 'الكورنيش، العشار، البصرة', ku: 'کۆرنیش، عەشار، بەسرە' },
  },
  'samawah-desert-stars': 'samawah-bridge',
  'habbaniyah-lake-day': 'ramadi-station',
  'buhriz-orange-orchards': {
    title: { en: 'Buhriz, by the Diyala bridge', ar: 'بهرز، عند جسر ديالى', ku: 'بوهرز، لای پردی دیالە' },
    address: { en: 'Buhriz, south of Baqubah, Diyala', ar: 'بهرز، جنوب بعقوبة، ديالى', ku: 'بوهرز، باشووری بەعقووبە، دیالە' },
  },
  'kut-barrage-bike-ride': {
    title: { en: 'Tigris Corniche, by the barrage', ar: 'كورنيش دجلة، قرب السدّة', ku: 'کۆرنیشی دیجلە، نزیک بەنداوەکە' },
    address: { en: 'Kut, Wasit', ar: 'مدينة الكوت، واسط', ku: 'شاری کووت، واست' },
  },
}
