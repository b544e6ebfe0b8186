import type { Names } from '../names.ts'

/** Governorates and their chief towns. */
export const governorates: readonly Names[] = [
  [
    'Baghdad, Bagdad, Baghdaad, Baqdad, Bexda, Beghda, Baghda, BGW, Medinat al-Salam',
    'بغداد, مدينة السلام',
    'بەغدا, بەغداد',
  ],
  [
    'Erbil, Arbil, Irbil, Arbel, Erbel, Arbela, Hewler, Hawler, Hewleer, Howler, Hawlêr, Hawlair, Hewlir, EBL',
    'أربيل, هولير, اربل, أربائيلو',
    'هەولێر, ئەربیل',
  ],
  ['Basra, Basrah, Bassora, Bassorah, Busra, Besre, Basara, BSR', 'البصرة, بصرة الفيحاء', 'بەسرە, بەصرە, بەسڕە'],
  [
    'Sulaymaniyah, Sulaymaniya, Sulaimaniyah, Sulaimaniya, Sulaimani, Sulaymani, Suleimaniyah, Suleimaniya, Sulaimania, Suli, Suly, Slemani, Slemany, Slêmanî, Silemani, Slimani, Sleimani, Suleymaniye, Sulaymaniyyah, ISU',
    'السليمانية, سليماني, السلمانية',
    'سلێمانی, سلەیمانی, سولەیمانی, سلیمانی',
  ],
  [
    'Najaf, Nejef, Najaf al-Ashraf, An-Najaf, Nejaf, Najef, Nadschaf, Najaf Ashraf, NJF',
    'النجف, النجف الأشرف',
    'نەجەف, نەجەفی ئەشرەف',
  ],
  [
    'Karbala, Kerbala, Karbalaa, Kerbela, Kerbelaa, Karbela, Karballa, Qarbala',
    'كربلاء, كربلاء المقدسة, كربلة',
    'کەربەلا, کەربەلای پیرۆز',
  ],
  ['Duhok, Dohuk, Dahuk, Dihok, Dehok, Duhuk, Dohok, Duhoq, Dihuk', 'دهوك, دهوگ', 'دهۆک, دوهۆک, دهوک'],
  [
    'Nineveh, Ninawa, Ninevah, Nineva, Naynawa, Ninewa, Niniveh, Neynewa, Nainawa',
    'نينوى, نينوا',
    'نەینەوا, نێنەوا, نەینەوێ',
  ],
  [
    'Mosul, Mousul, Mossul, Mosil, Mousl, Musl, Musil, Al-Mawsil, Mosel, Mosol',
    'الموصل, الحدباء, ام الربيعين',
    'مووسڵ, موسڵ, موسل, مووسل',
  ],
  ['Halabja, Helebce, Halabjah, Halapja, Halabcha, Helepce', 'حلبجة, هلبجة, حلابجة', 'هەڵەبجە, هەلەبجە, هەڵەبچە'],
  ['Babil, Babel, Babylon, Babilon, Babylonia', 'بابل, آثار بابل', 'بابل, بابیل'],
  ['Hilla, Hillah, Hella, Hilleh, Hille', 'الحلة, الحله الفيحاء', 'حیللە, حیلە, حلە, هیللە'],
  ['Kirkuk, Karkuk, Kerkuk, Kirkouk, Karkouk, Kerkûk, Kirkuuk, Kerkok', 'كركوك', 'کەرکووک, کەرکوک, کەرکوووک'],
  ['Dhi Qar, Thi Qar, Dhiqar, Thiqar, Ziqar, Zi Qar, Di Qar, Dikar', 'ذي قار, ذيقار, ذى قار', 'زیقار, زی قار'],
  [
    'Nasiriyah, Nasiriya, Nassiriya, Nasriya, Nasiria, Nasriyah, Nassiriyah, Nasriyya',
    'الناصرية, الناصريه',
    'ناسرییە, ناسریە, ناسیریە',
  ],
  ['Maysan, Missan, Misan, Meysan, Maisan, Meisan', 'ميسان', 'مەیسان, میسان'],
  ['Amara, Amarah, Imara, Emara, Amarra', 'العمارة, عماره', 'عەمارە, عمارە, ئەمارە'],
  ['Anbar, Al-Anbar, Enbar, Ambar, Anbaar', 'الأنبار', 'ئەنبار'],
  ['Ramadi, Rumadi, Ramady, Remadi, Ramadiya', 'الرمادي, رمادى', 'ڕومادی, ڕەمادی, رەمادی'],
  ['Diyala, Diala, Dyala, Diyalah, Deyala', 'ديالى, دياله', 'دیالە, دیالا'],
  ['Baqubah, Baquba, Baqouba, Bakuba, Baqubeh, Baakuba', 'بعقوبة, باقوبة', 'بەعقووبە, بەعقوبە, باقووبە'],
  [
    'Salah al-Din, Salahaddin, Salahuddin, Salahadin, Salah ad-Din, Salah Din, Saladin, Salahudin, Salah Uddin, Salaheddin',
    'صلاح الدين, صلاحدين',
    'سەڵاحەدین, سەلاحەدین, سەڵاحەددین, سەلاحەددین',
  ],
  ['Tikrit, Takrit, Tekrit, Tigrit', 'تكريت', 'تکریت, تیکریت'],
  ['Wasit, Waset, Wassit, Vasit', 'واسط', 'واست, واسیت'],
  ['Kut, Koot, Kout, Kut al-Amara, Kuut', 'الكوت, كوت العمارة', 'کووت, کوت'],
  ['Qadisiyah, Qadisiya, Kadisiya, Qadisiyyah, Qadissiya, Kadisiyah', 'القادسية', 'قادسییە, قادسیە, قادیسیە'],
  ['Diwaniyah, Diwaniya, Diwania, Dewaniya, Diwaniyyah, Dewania', 'الديوانية', 'دیوانییە, دیوانیە'],
  ['Muthanna, Muthana, Mutanna, Musanna, Al-Muthanna, Mothanna', 'المثنى', 'موسەننا, موسەنا, موسەنە'],
  ['Samawah, Samawa, Semawe, Simawa, Samaweh, Samava', 'السماوة', 'سەماوە'],
  [
    'Kurdistan, Kurdistan Region, KRG, KRI, Iraqi Kurdistan',
    'كردستان, إقليم كردستان, كوردستان',
    'کوردستان, هەرێمی کوردستان',
  ],
  ['Iraq, Irak, Eraq, Iraqi, Republic of Iraq', 'العراق, عراق, عراقي', 'عێراق, عیراق, ئێراق'],
]
