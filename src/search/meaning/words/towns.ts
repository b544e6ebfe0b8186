/** The governorates of towns, quarters and sights, all by the first name that the lists of places have for them. Baghdad has a list of its own. */
export const townsOf: Readonly<Record<string, string>> = {
  Erbil:
    'Ainkawa, Shaqlawa, Rawanduz, Soran, Koya, Barzan, Mergasor, Choman, Haji Omeran, Khabat, Makhmur, Harir, Sidakan, Pirmam, Erbil Citadel, Qaysari, Mudhafaria Minaret, Sami Abdulrahman Park, Shanidar, Gali Ali Beg, Bekhal, Jundian, Hamilton Road, Korek, Safeen, Halgurd',
  Sulaymaniyah:
    'Dukan, Penjwen, Ranya, Raparin, Qaladiza, Pishdar, Chamchamal, Kalar, Garmian, Darbandikhan, Sayid Sadiq, Sharazoor, Qaradagh, Mawat, Sharbazher, Chwarta, Sarchinar, Sabunkaran, Salim Street, Azmar, Goizha, Piramagrun, Chavi Land, Amna Suraka, Hawari Shar, Lake Dukan, Darbandikhan Lake',
  Duhok:
    'Amadiya, Zakho, Akre, Zawita, Sulav, Enishke, Barwari, Kani Masi, Semel, Sarsing, Bamarni, Ashawa, Bardarash, Duhok Dam, Delal Bridge, Gali Duhok, Gara',
  Halabja: 'Hawraman, Tawela, Biyara, Khurmal, Ahmad Awa',
  Nineveh:
    'Mosul, Shekhan, Sinjar, Tal Afar, Alqosh, Bashiqa, Bartella, Qaraqosh, Tel Keppe, Qayyarah, Mosul Dam, Lalish, Rabban Hormizd, Mar Mattai, Hatra, Nimrud, Al-Nuri Mosque',
  Kirkuk: 'Hawija, Daquq, Altun Kupri, Rahimawa, Arafa, Kirkuk Citadel',
  'Salah al-Din': 'Tikrit, Tuz Khurmatu, Samarra, Balad, Baiji, Dhuluiya, Dujail, Shirqat, Ashur, Malwiya',
  Diyala: 'Baqubah, Khanaqin, Muqdadiyah, Sudur, Mandali, Jalawla, Khalis',
  Anbar: 'Ramadi, Fallujah, Haditha, Hit, Anah, Qaim, Rutba, Rawa, Habbaniyah',
  Babil: 'Hilla, Musayyib, Mahawil, Hashimiya, Kifl, Ishtar Gate, Lion of Babylon',
  Najaf: 'Kufa, Kufa Mosque, Sahla Mosque, Wadi al-Salam',
  Karbala: 'Hindiya, Hussainiya, Ain al-Tamr, Razzaza, Ukhaidir, Bain al-Haramain',
  Wasit: 'Kut, Numaniyah, Suwaira, Aziziyah, Badra, Zurbatiyah',
  Qadisiyah: 'Diwaniyah, Afak, Shamiya',
  Muthanna: 'Samawah, Rumaitha, Warka, Salman, Sawa',
  'Dhi Qar': 'Nasiriyah, Ur, Chibayish, Suq al-Shuyukh, Shatra, Rifai, Eridu, Hammar Marshes, Central Marshes',
  Maysan: 'Amara, Majar al-Kabir, Ali al-Gharbi, Qalat Saleh, Kumait, Hawizeh Marshes',
  Basra: 'Zubair, Faw, Umm Qasr, Abu al-Khaseeb, Ashar, Qurna, Adam’s Tree, Safwan, Shatt al-Arab, Tannumah, Jaikur',
}

/** Names that are words, or names of people and other things, too: they are places after “in” only. */
export const unsureTowns =
  'hit, ur, rawa, salman, diana, soran, ashur, hussainiya, safeen, safin, balad, mansour, mansur, azmir, gara, kalar, harir, rania, ranya, tuz, hamilton, zubair, khabat, karkh, rifai, dora, copper market, book street, هيت, حرير, ساوة, القائم, الدورة, بدرة, الحضر, سفين, المنصور, العمارة, عمارة, الرفاعي, الزبير, السلمان, سلمان, قنديل, الحمار, المدائن, كلار, عقرة, سوران, الشيخان, بابل, باب عشتار, نمرود, الزوراء, الصدور, حديثة, العشار, زيونة, الوند, خبات, عرفة, الطوز, العامرية, راوة, صفوان, الهندية, كميت, واسط, نصب الحرية, ساحة التحرير, القشلة, سۆران, سەفین, گارە, هیت, بەدرە, سەلمان, خەبات, عەرەفە, مەنسوور, دووز, قەرەداغ, هەریر'

/** Names that are other words far more often: never places. */
export const neverTowns =
  'سنة, سنە, sine, senne, نفر, بلد, المجر, الخالص, صلاح الدين, مصيف صلاح الدين, masif, ana, anah, annah, kom, ڕاپەڕین, ولاية, سدوور, uruk, عنه, عنة, majar, sham, imara, musil, musl, musel, suli, musayab, iraqi, عراقي, ميدان, tooz, duz, dyana, rania'

/** Cities abroad, and the country of each, by their first names. */
export const cityCountries: Readonly<Record<string, string>> = {
  tr: 'Istanbul, Antalya, Ankara, Trabzon, Bursa, Izmir, Bodrum, Alanya, Marmaris, Cappadocia',
  sa: 'Mecca, Medina, Jeddah, Riyadh',
  ir: 'Mashhad, Tehran, Qom, Isfahan, Shiraz, Tabriz, Sanandaj, Kermanshah',
  lb: 'Beirut',
  sy: 'Damascus, Aleppo',
  jo: 'Amman, Petra, Aqaba',
  ae: 'Dubai, Abu Dhabi, Sharjah',
  qa: 'Doha',
  bh: 'Manama',
  om: 'Muscat',
  eg: 'Cairo, Sharm El Sheikh, Hurghada, Alexandria',
  ma: 'Marrakesh',
  ge: 'Tbilisi, Batumi',
  az: 'Baku',
  am: 'Yerevan',
  my: 'Kuala Lumpur, Langkawi',
  th: 'Bangkok, Phuket',
  id: 'Bali',
  in: 'New Delhi',
  ru: 'Moscow',
  gb: 'London',
  fr: 'Paris',
  de: 'Berlin, Frankfurt',
  at: 'Vienna',
  it: 'Rome',
  gr: 'Athens',
  se: 'Stockholm',
  uz: 'Samarkand, Bukhara',
}

/** Countries by their first names in the lists of places. */
export const countryCodesOf: Readonly<Record<string, string>> = {
  Turkey: 'tr',
  'Saudi Arabia': 'sa',
  Iran: 'ir',
  Lebanon: 'lb',
  Syria: 'sy',
  Jordan: 'jo',
  'United Arab Emirates': 'ae',
  Qatar: 'qa',
  Kuwait: 'kw',
  Bahrain: 'bh',
  Oman: 'om',
  Egypt: 'eg',
  Tunis: 'tn',
  Morocco: 'ma',
  Georgia: 'ge',
  Azerbaijan: 'az',
  Armenia: 'am',
  Malaysia: 'my',
  Thailand: 'th',
  Indonesia: 'id',
  Maldives: 'mv',
  India: 'in',
  Russia: 'ru',
  'United Kingdom': 'gb',
  France: 'fr',
  Germany: 'de',
  Austria: 'at',
  Italy: 'it',
  Greece: 'gr',
  Sweden: 'se',
  Netherlands: 'nl',
  Spain: 'es',
  Japan: 'jp',
  China: 'cn',
  'South Korea': 'kr',
  Uzbekistan: 'uz',
  Pakistan: 'pk',
  'Sri Lanka': 'lk',
  'United States': 'us',
  Canada: 'ca',
  Australia: 'au',
}

/** Countries that the lists of places lack. */
export const otherCountries: Readonly<Record<string, string>> = {
  ye: 'Yemen, اليمن, یەمەن',
  ps: 'Palestine, فلسطين, فەلەستین',
  ly: 'Libya, ليبيا, لیبیا',
  dz: 'Algeria, الجزائر, جەزائیر',
  sd: 'Sudan, السودان, سودان',
  ch: 'Switzerland, سويسرا, سویسرا',
  be: 'Belgium, بلجيكا, بەلجیکا',
  dk: 'Denmark, الدنمارك, دانیمارک',
  no: 'Norway, النرويج, نەرویج',
  fi: 'Finland, فنلندا, فینلەندا',
  nz: 'New Zealand, نيوزيلندا, نیوزیلەندا',
  sg: 'Singapore, سنغافورة, سەنگافورە',
  vn: 'Vietnam, فيتنام, ڤێتنام',
  ph: 'Philippines, الفلبين, فلیپین',
  ua: 'Ukraine, أوكرانيا, ئۆکرانیا',
  pl: 'Poland, بولندا, پۆڵەندا',
  pt: 'Portugal, البرتغال, پورتوگال',
  rs: 'Serbia, صربيا, سربیا',
  ba: 'Bosnia, البوسنة, بۆسنیا',
  al: 'Albania, ألبانيا, ئەلبانیا',
  cy: 'Cyprus, قبرص, قوبرس',
  ke: 'Kenya, كينيا, کینیا',
  za: 'South Africa, جنوب أفريقيا, باشووری ئەفریقا',
  br: 'Brazil, البرازيل, بەڕازیل',
}
