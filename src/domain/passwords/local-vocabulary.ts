/** The kinds of words that people of this country put into passwords. A refusal names them. */
export type LocalWordKind = 'brand' | 'name' | 'place' | 'greeting' | 'word'

/** In small letters. Each list is what a person from here would guess first. */
const latin: Record<LocalWordKind, string> = {
  brand: 'safar alsafar',
  name: `
    mohammed muhammed mohammad muhammad mohamed muhamad ahmed ahmad ali hassan hasan hussein hussain husain hosein omar othman abbas karrar haider
    haidar hayder hayder mustafa mustapha yousif yousef yusuf ibrahim ismail abdullah abdulrahman abdul mahmoud mahmood khalid khaled
    saif sajad jaafar jafar tariq waleed walid zaid zaki zahra zahraa fatima fatimah fatma maryam mariam zainab zaynab
    noor nour noora sara sarah layla leila laila hawra ruqaya teba huda hiba rania dunya shahad amir ameer amira murtada murtadha
    aras azad karwan rebin rebwar hiwa soran dilan dlshad dilshad shwan sherko bakhtiar shilan avin hero tara zhyan lana narin
    rojin rezhin rezhna rezan barzan barzani talabani sardar salar kamaran hemin zana hawar rawand
    abu abbas imam mahdi almahdi sadiq kadhim kazem kareem karim hameed hamid jasim qasim saad salih saleh hakim sistani sadr muqtada
    sayed sayyid syed sheikh hajji haji kaka mamosta ammar anwar bilal hamza idris ridha reza rida wissam hussam muntadhar sajjad baqir taha yasin yaseen
    jubouri dulaimi obaidi tamimi khafaji saadi maliki rubaie asadi hussaini husseini mousawi musawi jabbar sattar latif salman salam
    ayat aya asma rasul rasool zainabi batool fatimazahra nadia shaima ibtisam israa isra doaa marwa
    7asan 7assan 7ussein 7ussain 7usein 3li 3ali 3bas 3abbas 3omar 7aider 7aidar a7mad a7med mo7ammed m7amad m7md
    abualfadl abualfadhl abualfazl abulfazl abalfadl abulfadl abalfadhl abulfadhl abalfazl abufadhil fadhl qamar qamarbani banihashim bani hashim zulfiqar akbar asghar sakina sukaina khadija
    haidar karar abas hussin hussien
    ahlulbayt ahlulbait ahlalbayt ahlalbait bayt bait`,
  place: `
    iraq iraqi aliraq baghdad basra basrah mosul erbil arbil hawler hewler sulaymaniyah sulaimaniyah sulaimani sulaymani slemani suli
    duhok dohuk kirkuk karkuk najaf karbala kerbala nasiriyah amara samawah diwaniyah hilla babil babylon wasit ramadi anbar
    fallujah tikrit samarra diyala baqubah halabja zakho shaqlawa rawanduz mesopotamia dijla furat tigris euphrates
    kurdistan kurdstan kurd kurdish peshmerga arab arabic karrada mansour kadhimiya kadhimiyah adhamiya adhamiyah jadriya dora zayouna sadrcity
    ankawa bakrajo dukan maysan muthanna qadisiya dhiqar nineveh ninawa salahaddin zawraa shorta talaba
    mecca makkah madina madinah medina quds jerusalem istanbul tehran mashhad beirut dubai kuwait`,
  greeting: `
    allah bismillah inshallah mashallah alhamdulillah subhanallah allahakbar astaghfirullah rahman rahim alrahman alrahim
    7abibi 7abibti 7bibi 7ayati 3omri 3yoni ro7i mar7aba 9aba7
    habibi habibti hayati qalbi omri albi roohi rohi ahebak ahibak bahebak yaali yahussein yahusain yazahra yamahdi labaik labayk
    marhaba marhaban salam salaam salamat alsalam assalam alaikum alaykum slaw choni hello ahlan hala shlonak shlonik shaku maku sabah masaa khair
    nawroz newroz newruz eidmubarak ramadan muharram ashura arbaeen quran alquran shukran spas supas gyan gian dlm dilm khoshm xoshm xoshawist azizam
    labbayk labbayka labbaik labbaika silaw slawt gyanakam gyanakem uhibbuka uhibbuki ohebak ohebbak bahebbak khoshmdawe khoshmdawey xoshmdawe xoshmdawey bakherbet bexerbet bakherbeit
    madad rojbash rozhbash bayanibash sbahalkhair sabahalkhair masaalkhair`,
  word: `
    travel tourism hotel hotels booking ticket umrah hajj ziara ziyara ziyarat visa messi ronaldo barca madrid chai shai dolma kebab`,
}

const arabic: Record<LocalWordKind, string> = {
  brand: 'سفر سەفەر',
  name: `
    محمد احمد علي حسن حسين عباس فاطمة زينب مريم زهراء الزهراء نور سارة عمر عثمان كرار حيدر مصطفى يوسف ابراهيم اسماعيل عبدالله عبدالرحمن
    محمود خالد سيف سجاد جعفر طارق وليد زيد ليلى هدى رانيا امير اميرة مرتضى مهدي المهدي صادق كاظم كريم حميد جاسم قاسم سعد صالح الصدر السيستاني
    الامام امام سيد السيد الشيخ الحاج ابو ام عمار انور حمزة رضا طه ياسين باقر حسام وسام ايات اية اسماء رسول بتول
    الفضل ابوالفضل فاضل قمر بني هاشم قمربني بنيهاشم ذوالفقار الاكبر الاصغر سكينة رقية خديجة اهل البيت اهلالبيت
    الجبوري الدليمي العبيدي التميمي الخفاجي السعدي المالكي الربيعي الحسيني الموسوي
    ئاراس ئازاد شيلان محەمەد ئەحمەد عەلی حەسەن حوسێن عومەر عوسمان حەیدەر مستەفا یوسف ئیبراهیم عەبدوڵڵا کاروان ڕێبین ڕێبوار هیوا سۆران دیلان دڵشاد
    شوان شێرکۆ بەختیار هێرۆ تارا ژیان لانا نارین ڕۆژین ڕێژین ڕێزان بارزان بارزانی تاڵەبانی سەردار سالار هێمن زانا کاکە مامۆستا`,
  place: `
    العراق عراق عێراق عراقي بغداد بەغدا البصرة بصرة بەسرە الموصل موصل مووسڵ اربيل هەولێر السليمانية سلێمانی دهوك دهۆک كركوك کەرکووک
    النجف نجف كربلاء کەربەلا کوردستان كردستان کورد حەلەبجە زاخۆ پێشمەرگە البيشمركة بيشمركة الناصرية العمارة السماوة الديوانية الحلة بابل واسط الرمادي الانبار الفلوجة تكريت سامراء ديالى
    دجلة الفرات الكرادة المنصور الكاظمية الاعظمية الجادرية الزوراء الشرطة عەنکاوە دوکان مكة المدينة القدس مەککە`,
  greeting: `
    الله بسمالله بسم الرحمن الرحيم انشاءالله ماشاءالله الحمدلله الحمد لله سبحان اللهم صل على وال اكبر لبيك مدد ياعلي ياحسين يازهراء يامهدي
    حبيبي حبيبتي حياتي قلبي عمري روحي احبك مرحبا مرحبه السلام عليكم ورحمة سلام اهلا هلا شلونك شلونج شكو ماكو صباح مساء الخير شكرا رمضان محرم عاشوراء القران
    بەخێر بەخێربێیت بەخێربێن بەخێرهاتی بێیت بەیانیت باش بەیانیباش ڕۆژباش خۆشمدەوێی خۆشمدەوێیت خۆشمئەوێی صباحالخير مساءالخير احبج بحبك
    سڵاو سلاو چۆنی چۆنیت گیان گیانەکەم دڵم خۆشم ئەوێی خۆشەویست خۆشەویستم ئازیزم نەورۆز سوپاس خوا`,
  word: `ريال مدريد برشلونة ميسي رونالدو زيارة سياحة فندق حجز تذكرة عمرة حج فيزا تأشيرة باسورد شاي دولمة قيمة كرة هوتێل گەشت`,
}

/** Numbers that stand for a saint or a formula, and hence follow many names. */
const knownNumbers: ReadonlySet<string> = new Set('110 313 72 786 128 92 66 121 135 114'.split(' '))

/** `786`, and `786786`. */
export const isKnownNumber = (digits: string): boolean => knownNumbers.has(digits.match(/^(\d{2,3}?)\1*$/)?.[1] ?? '')

/** Marks over the letters, and what joins or stretches them, change no word. */
const unheard = /[\u0610-\u061a\u0640\u064b-\u065f\u0670\u200c-\u200f\u202a-\u202e\u2060-\u2069\ufeff\u00ad]/g
export const dropMarks = (text: string): string => text.replace(unheard, '')

/** One letter for those that keyboards write in two ways. Each letter stays one letter. */
export const foldLetters = (text: string): string =>
  text
    .replace(/[يىیێئ]/g, 'ی')
    .replace(/[كک]/g, 'ک')
    .replace(/[هەةھ]/g, 'ه')
    .replace(/[أإآٱ]/g, 'ا')
    .replace(/[ؤۆ]/g, 'و')
    .replace(/ڕ/g, 'ر')
    .replace(/ڵ/g, 'ل')

const toEntries = (lists: Record<LocalWordKind, string>): [string, LocalWordKind][] =>
  (Object.keys(lists) as LocalWordKind[]).flatMap((kind) =>
    lists[kind]
      .split(/\s+/)
      .filter(Boolean)
      .map((word): [string, LocalWordKind] => [word, kind]),
  )

const arabicEntries = toEntries(arabic)

export const localVocabulary: ReadonlyMap<string, LocalWordKind> = new Map([
  ...toEntries(latin),
  ...arabicEntries.map(([word, kind]) => [foldLetters(word), kind] as const),
])

const latinKeys = "qwertyuiop[]asdfghjkl;'zxcvnm,./`"
const arabicKeys = 'ضصثقفغعهخحجدشسيبلاتنمكطئءؤرىةوزظذ'
const keyOf = new Map([...arabicKeys].map((letter, at) => [letter, latinKeys[at] ?? '']))

/** An Arabic word as its keys say it on a Latin keyboard: `lpl]` for a very common name. */
const toLatinKeys = (word: string): string => [...word].map((letter) => keyOf.get(letter) ?? letter).join('')

/** Words of four letters and more: shorter ones would be found by chance. */
export const onWrongLayout: ReadonlyMap<string, LocalWordKind> = new Map(
  arabicEntries.filter(([word]) => word.length >= 4).map(([word, kind]) => [toLatinKeys(word), kind]),
)
