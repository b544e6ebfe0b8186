import type { SentenceNames } from '../place-index.ts'

/** The governorates, and some landmarks, the best known first, as the content has them. */
export const sentenceNames: SentenceNames = {
  locations: [
    { id: 1, title: { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' }, city: { en: 'Baghdad', ar: 'بغداد', ku: 'بەغدا' } },
    { id: 2, title: { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' }, city: { en: 'Erbil', ar: 'أربيل', ku: 'هەولێر' } },
    { id: 3, title: { en: 'Basra', ar: 'البصرة', ku: 'بەسرە' }, city: { en: 'Basra', ar: 'البصرة', ku: 'بەسرە' } },
    {
      id: 4,
      title: { en: 'Sulaymaniyah', ar: 'السليمانية', ku: 'سلێمانی' },
      city: { en: 'Sulaymaniyah', ar: 'السليمانية', ku: 'سلێمانی' },
    },
    { id: 5, title: { en: 'Najaf', ar: 'النجف', ku: 'نەجەف' }, city: { en: 'Najaf', ar: 'النجف', ku: 'نەجەف' } },
    {
      id: 6,
      title: { en: 'Karbala', ar: 'كربلاء', ku: 'کەربەلا' },
      city: { en: 'Karbala', ar: 'كربلاء', ku: 'کەربەلا' },
    },
    { id: 7, title: { en: 'Duhok', ar: 'دهوك', ku: 'دهۆک' }, city: { en: 'Duhok', ar: 'دهوك', ku: 'دهۆک' } },
    { id: 8, title: { en: 'Nineveh', ar: 'نينوى', ku: 'نەینەوا' }, city: { en: 'Mosul', ar: 'الموصل', ku: 'مووسڵ' } },
    {
      id: 9,
      title: { en: 'Halabja', ar: 'حلبجة', ku: 'هەڵەبجە' },
      city: { en: 'Halabja', ar: 'حلبجة', ku: 'هەڵەبجە' },
    },
    { id: 10, title: { en: 'Babil', ar: 'بابل', ku: 'بابل' }, city: { en: 'Hilla', ar: 'الحلة', ku: 'حیللە' } },
    { id: 11, title: { en: 'Kirkuk', ar: 'كركوك', ku: 'کەرکووک' }, city: { en: 'Kirkuk', ar: 'كركوك', ku: 'کەرکووک' } },
    {
      id: 12,
      title: { en: 'Dhi Qar', ar: 'ذي قار', ku: 'زیقار' },
      city: { en: 'Nasiriyah', ar: 'الناصرية', ku: 'ناسرییە' },
    },
    { id: 13, title: { en: 'Maysan', ar: 'ميسان', ku: 'مەیسان' }, city: { en: 'Amara', ar: 'العمارة', ku: 'عەمارە' } },
    {
      id: 14,
      title: { en: 'Anbar', ar: 'الأنبار', ku: 'ئەنبار' },
      city: { en: 'Ramadi', ar: 'الرمادي', ku: 'ڕومادی' },
    },
    {
      id: 15,
      title: { en: 'Diyala', ar: 'ديالى', ku: 'دیالە' },
      city: { en: 'Baqubah', ar: 'بعقوبة', ku: 'بەعقووبە' },
    },
    {
      id: 16,
      title: { en: 'Salah al-Din', ar: 'صلاح الدين', ku: 'سەڵاحەدین' },
      city: { en: 'Tikrit', ar: 'تكريت', ku: 'تکریت' },
    },
    { id: 17, title: { en: 'Wasit', ar: 'واسط', ku: 'واست' }, city: { en: 'Kut', ar: 'الكوت', ku: 'کووت' } },
    {
      id: 18,
      title: { en: 'Al-Qadisiyah', ar: 'القادسية', ku: 'قادسییە' },
      city: { en: 'Diwaniyah', ar: 'الديوانية', ku: 'دیوانییە' },
    },
    {
      id: 19,
      title: { en: 'Muthanna', ar: 'المثنى', ku: 'موسەننا' },
      city: { en: 'Samawah', ar: 'السماوة', ku: 'سەماوە' },
    },
  ],
  landmarks: [
    {
      key: 'imam-ali-shrine',
      kind: 'shrine',
      locationId: 5,
      title: { en: 'Imam Ali Shrine', ar: 'العتبة العلوية المقدسة', ku: 'مەزارگەی ئیمام عەلی' },
      otherNames:
        'haram amir al-muminin مرقد ضريح حرم الإمام علي أمير المؤمنين حەرەمی ئیمام عەلی amir ameer emir al-muminin mumineen momineen muminin moemineen commander of the faithful aly abi talib haydar haidar nejef nejaf najaf ashraf أمير المؤمنين علي بن ابن أبي طالب حيدر الحيدرية العلوي العلوية الأشرف ئەمیری ئەمیر موئمینین موئمنین ئەمیرولموئمینین ئەبو تالیب علی حەیدەر نەجەفی ئەشرەف',
    },
    {
      key: 'imam-husayn-shrine',
      kind: 'shrine',
      locationId: 6,
      title: { en: 'Imam Husayn Shrine', ar: 'العتبة الحسينية المقدسة', ku: 'مەزارگەی ئیمام حوسێن' },
      otherNames:
        'hussein hussain husain haram مرقد ضريح حرم الإمام الحسين حەرەمی حسێن hussein hussain husain husein hossein hosein hossain hussayn hussien hosain alhussein aba abi abu abdullah abdillah kerbala kerbela karbela أبو أبا أبي عبد الله عبدالله سيد الشهداء الحسين حسين بن علي الحسيني المقدسة كربلا حسێن حسین حوسەین حسەین حوسین شەهیدان',
    },
    {
      key: 'al-abbas-shrine',
      kind: 'shrine',
      locationId: 6,
      title: { en: 'Al-Abbas Shrine', ar: 'العتبة العباسية المقدسة', ku: 'مەزارگەی عەباس' },
      otherNames:
        'abbas haram مرقد ضريح حرم العباس أبو الفضل حەرەمی عەباس abbas abbass alabbas abu abul abulfadl fadl fadhl fazl qamar bani hashim kerbala kerbela karbela أبو أبا أبي الفضل عباس قمر بني هاشم كربلا عەبباس عەباسی ئەبو ئەبولفەزڵ فەزڵ',
    },
    {
      key: 'al-kadhimiya-shrine',
      kind: 'shrine',
      locationId: 1,
      title: { en: 'Al-Kadhimiya Shrine', ar: 'العتبة الكاظمية المقدسة', ku: 'مەزارگەی کازمییە' },
      otherNames:
        'kadhimain kadhimayn kazimiya kazmain kadhmiya imam musa al-kadhim مرقد حرم الكاظمين الجوادين الإمام الكاظم kadhim kadhem kadhum kadhimain kadhimayn kadhimein kadhimiyya kadhimiyah kadhimya kadhmiya kazim kazem kazimiya kazimiyya kazimain kazimayn kazmain kathim kathem kathimiya kadum alkadhim musa mousa moussa mosa jafar jaafar jawad jawadain javad taqi muhammad mohammed bab al-hawaij الكاظمين الجوادين الكاظم موسى بن جعفر محمد الجواد التقي باب الحوائج الكاضم الكاضمية الكاضمين کازم کازمەین کازمین کازمیە کازمیین کاظم کاظمیە کازمیەی مووسا موسا مووسای موسای جەعفەر جەواد محەمەد',
    },
    {
      key: 'shrine-of-abdul-qadir-al-gilani',
      kind: 'shrine',
      locationId: 1,
      title: {
        en: 'Shrine of Abdul-Qadir al-Gilani',
        ar: 'الحضرة القادرية الكيلانية',
        ku: 'مەزارگەی شێخ عەبدولقادری گەیلانی',
      },
      otherNames:
        'abdulqadir abdulkadir abdulqader qader kadir jilani jilany gaylani gailani geylani kilani keilani sheikh shaikh qadiriya عبد القادر عبدالقادر الكيلاني الجيلاني الگيلاني الشيخ القادرية گەیلانی جەیلانی کەیلانی گیلانی عەبدولقادر قادر غەوس',
    },
    {
      key: 'al-askari-shrine',
      kind: 'shrine',
      locationId: 16,
      title: { en: 'Al-Askari Shrine', ar: 'العتبة العسكرية المقدسة', ku: 'مەزارگەی عەسکەری' },
      otherNames:
        'askari samarra مرقد حرم العسكريين سامراء askari askary askariyayn askariyain askariyya hadi naqi hasan hassan ali samarra samara sammara samerra العسكريين العسكري الهادي النقي الحسن علي سامراء سامرا عەسکەریین عەسکەرییەین هادی حەسەن حەسەنی سامەڕا سامەرا سامرا سامڕا',
    },
    {
      key: 'great-mosque-of-kufa',
      kind: 'mosque',
      locationId: 5,
      title: { en: 'Great Mosque of Kufa', ar: 'مسجد الكوفة المعظم', ku: 'مزگەوتی گەورەی کووفە' },
      otherNames: 'kufah koofa kofa الكوفة كوفه کوفە کووفەی',
    },
    {
      key: 'al-sahla-mosque',
      kind: 'mosque',
      locationId: 5,
      title: { en: 'Al-Sahla Mosque', ar: 'مسجد السهلة', ku: 'مزگەوتی سەهلە' },
      otherNames: 'sahlah sehla kufa السهلة سهيل الكوفة سەهلەی کووفە',
    },
    {
      key: 'abu-hanifa-mosque',
      kind: 'mosque',
      locationId: 1,
      title: { en: 'Abu Hanifa Mosque', ar: 'جامع الإمام أبي حنيفة', ku: 'مزگەوتی ئیمام ئەبو حەنیفە' },
      otherNames:
        'imam azam adhamiya الإمام الأعظم الأعظمية جامع أبي حنيفة aba azam adham aadham adhamiya adhamiyah aadhamiya azamiya azamiyah numan الأعظم الأعظمية أبو أبي حنيفة النعمان ئەعزەم ئەعزەمییە ئەعزەمیە حەنیفەی',
    },
    {
      key: 'babylon',
      kind: 'ancient_site',
      locationId: 10,
      title: { en: 'Babylon', ar: 'بابل الأثرية', ku: 'شوێنەواری بابل' },
      otherNames: 'babel بابل الأثرية',
    },
    {
      key: 'ziggurat-of-ur',
      kind: 'ancient_site',
      locationId: 12,
      title: { en: 'Ziggurat of Ur', ar: 'زقورة أور', ku: 'زەقوورەی ئوور' },
      otherNames: 'ziggurat زقورة أور زەقورە',
    },
    {
      key: 'erbil-citadel',
      kind: 'ancient_site',
      locationId: 2,
      title: { en: 'Erbil Citadel', ar: 'قلعة أربيل', ku: 'قەڵای هەولێر' },
      otherNames:
        'qala hawler القلعة قلعة أربيل قەڵای هەولێر qala qalat hawler hewler castle القلعة قلعة أربيل هولير قەڵای قەڵات هەولێر',
    },
    {
      key: 'shrine-of-ali-al-sharqi',
      kind: 'shrine',
      locationId: 13,
      title: { en: 'Shrine of Ali al-Sharqi', ar: 'مرقد علي الشرقي', ku: 'مەزارگەی عەلی شەرقی' },
      otherNames: '',
    },
    {
      key: 'lalish-temple',
      kind: 'shrine',
      locationId: 8,
      title: { en: 'Lalish Temple', ar: 'معبد لالش', ku: 'پەرستگای لالش' },
      otherNames: '',
    },
    {
      key: '17th-of-ramadan-mosque',
      kind: 'mosque',
      locationId: 1,
      title: { en: '17th of Ramadan Mosque', ar: 'جامع 17 رمضان', ku: 'مزگەوتی 17ی ڕەمەزان' },
      otherNames: '',
    },
    {
      key: 'malwiya-of-samarra',
      kind: 'ancient_site',
      locationId: 16,
      title: { en: 'Malwiya of Samarra', ar: 'ملوية سامراء', ku: 'مەلوییەی سامەڕا' },
      otherNames: '',
    },
    {
      key: 'delal-bridge',
      kind: 'ancient_site',
      locationId: 7,
      title: { en: 'Delal Bridge', ar: 'جسر دلال', ku: 'پردی دەلال' },
      otherNames: '',
    },
    {
      key: 'shanidar-cave',
      kind: 'ancient_site',
      locationId: 2,
      title: { en: 'Shanidar Cave', ar: 'كهف شانيدر', ku: 'ئەشکەوتی شانەدەر' },
      otherNames: '',
    },
    {
      key: 'kirkuk-citadel',
      kind: 'ancient_site',
      locationId: 11,
      title: { en: 'Kirkuk Citadel', ar: 'قلعة كركوك', ku: 'قەڵای کەرکووک' },
      otherNames: '',
    },
    {
      key: 'baghdad-international-airport-bgw',
      kind: 'airport',
      locationId: 1,
      title: { en: 'Baghdad International Airport (BGW)', ar: 'مطار بغداد الدولي', ku: 'فڕۆکەخانەی نێودەوڵەتیی بەغدا' },
      otherNames: '',
    },
    {
      key: 'erbil-international-airport-ebl',
      kind: 'airport',
      locationId: 2,
      title: { en: 'Erbil International Airport (EBL)', ar: 'مطار أربيل الدولي', ku: 'فڕۆکەخانەی نێودەوڵەتیی هەولێر' },
      otherNames: '',
    },
    {
      key: 'sulaimaniyah-international-airport-isu',
      kind: 'airport',
      locationId: 4,
      title: {
        en: 'Sulaimaniyah International Airport (ISU)',
        ar: 'مطار السليمانية الدولي',
        ku: 'فڕۆکەخانەی نێودەوڵەتیی سلێمانی',
      },
      otherNames: '',
    },
    {
      key: 'al-najaf-international-airport-njf',
      kind: 'airport',
      locationId: 5,
      title: {
        en: 'Al Najaf International Airport (NJF)',
        ar: 'مطار النجف الأشرف الدولي',
        ku: 'فڕۆکەخانەی نێودەوڵەتیی نەجەف',
      },
      otherNames: '',
    },
    {
      key: 'iraq-museum',
      kind: 'museum',
      locationId: 1,
      title: { en: 'Iraq Museum', ar: 'المتحف العراقي', ku: 'مۆزەخانەی عێراق' },
      otherNames: '',
    },
    {
      key: 'amna-suraka-museum',
      kind: 'museum',
      locationId: 4,
      title: { en: 'Amna Suraka Museum', ar: 'متحف الأمن الأحمر', ku: 'مۆزەخانەی ئەمنە سوورەکە' },
      otherNames: '',
    },
    {
      key: 'baghdad-medical-city',
      kind: 'hospital',
      locationId: 1,
      title: { en: 'Baghdad Medical City', ar: 'دائرة مدينة الطب', ku: 'شاری پزیشکیی بەغدا' },
      otherNames: '',
    },
    {
      key: 'yarmouk-teaching-hospital',
      kind: 'hospital',
      locationId: 1,
      title: { en: 'Yarmouk Teaching Hospital', ar: 'مستشفى اليرموك التعليمي', ku: 'نەخۆشخانەی فێرکاریی یەرموک' },
      otherNames: '',
    },
  ],
}
