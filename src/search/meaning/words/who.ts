import { toPhrases } from '../phrases.ts'

export const peopleWords = toPhrases<true>([
  [
    true,
    'people, persons, person, ppl, pax, guests, guest, adults, adult, travellers, travelers, traveller, traveler, pilgrims, pilgrim, friends, passengers, passenger, tourists, men, women, of us, seats, tickets, of people, individuals',
    'شخص, أشخاص, اشخاص, نفر, نفرات, أنفار, انفار, ضيف, ضيوف, بالغ, بالغين, بالغون, كبار, مسافر, مسافرين, زائر, زوار, زائرين, معتمر, معتمرين, أصدقاء, فرد, أفراد, ناس, رجال, نساء, كبير, راكب, ركاب, تذاكر, تذكرة, اشخاص بالغين, اشخاص كبار, معتمرين',
    'کەس, کەسی, کەسە, کەسن, نەفەر, نەفەری, نەفەرین, میوان, میوانی, گەورە, هاوڕێ, زیارەتکار, گەشتیار, کەسین, کەسیین, بلیت, کەسەکەمان, کەسان, پێگەیشتوو, باڵغ',
    'ashkhas, ash5as, nafarat, nafar, kas, kes, kasi',
  ],
])

/** A party whose number is in the word. */
export const parties = toPhrases<number>([
  [
    2,
    'couple, couples, a couple, for couples, two of us, both of us, me and my wife, me and my husband, my wife and i, my wife and me, my husband and i, my husband and me, i and my wife, i and my husband, me and a friend, me and my friend, newlyweds, newly married couple',
    'شخصين, نفرين, نفرين اثنين, بالغين اثنين, زوجين, زوجان, كبل, كبلز, كابل, كوبل, للعرسان, عرسان, عروسين, لعروسين, انا وزوجتي, اني ومرتي, آني ومرتي, انا ومرتي, اني وزوجتي, انا وزوجي, اني ورجلي, اني وصديقي, انا وصديقي, ضيفين, مسافرين اثنين, كبيرين, معتمرين اثنين, فردين, زائرين اثنين, راكبين, شخصان, الي ولمرتي, لي ولزوجتي, لي ولزوجي',
    'دووکەسی, دوو کەسی, دوونەفەر, دوو هاوسەر, هاوسەران, هاوسەرەکان, ژن و مێرد, ژن و پیاو, من و خێزانم, من و هاوسەرم, من و ژنەکەم, من و مێردەکەم, خۆم و خێزانم, بووک و زاوا, من و هاوڕێکەم, خۆم و هاوسەرم, دووکەس',
  ],
  [
    1,
    'solo, alone, by myself, just me, for myself, only me, solo traveller, solo traveler, one person, single person',
    'وحدي, لوحدي, بوحدي, لشخص واحد, شخص واحد, نفر واحد, بمفردي, لنفر واحد, لشخص, لنفر, شخص',
    'بەتەنیا, بە تەنیا, تەنها خۆم, تەنیا خۆم, خۆم بەتەنیا, یەک کەسی, یەک کەس, یەک نەفەر, تاکەکەسی, بە تەنها',
  ],
])

/** A family, whose number follows: all of its members are counted. */
export const families = toPhrases<true>([
  [
    true,
    'family of, family with, a family of, family, group of, party of, group, a group of, we are, team of, for a group of',
    'عائلة من, عائلة مكونة من, عائلة تتكون من, عائلة متكونة من, عائلة, لعائلة, عائلتي, عائلة عددها, عائلة عددنا, كروب من, كروب, مجموعة من, مجموعة, احنا, نحن, عددنا, گروب, لمجموعة من',
    'خێزانێکی, خێزانی, خێزان, بۆ خێزانێکی, گروپێکی, گرووپێکی, گروپی, خێزانێک, ئێمە',
  ],
])

export const childWords = toPhrases<true>([
  [
    true,
    'kids, kid, children, child, childs, childrens, toddlers, toddler, boys, girls, sons, daughters, son, daughter, little ones, infants, infant, baby, babies',
    'طفل, أطفال, اطفال, جهال, جاهل, أولاد, اولاد, بنات, صغار, طفلة, أبناء, رضيع, رضع, بيبي, ولد, بنت',
    'منداڵ, منداڵی, منداڵان, منداڵە, منداڵم, منداڵمان, منداڵێکی, مناڵێکی, منداڵیش, منال, منالی, مناڵ, مناڵی, مناڵە, منداڵێک, کوڕ, کچ, ساوا',
    'atfal, jahal, mndal, mnal, mindal',
  ],
])
export const twoChildren = toPhrases<true>([[true, 'طفلين, طفلان, جاهلين, ولدين, بنتين, طفلتين, رضيعين', 'دوومنداڵ']])
/** One child without a number. */
export const oneChild = toPhrases<true>([
  [
    true,
    'a child, a kid, a baby, an infant, a toddler, my child, my son, my daughter, my baby, one child, one kid, my kid, our baby, our child, with baby, with child, with infant',
    'طفل, طفلة, طفلي, ابني, بنتي, طفل واحد, رضيع, طفل رضيع, جاهل, طفلنا',
    'منداڵێک, منداڵێکم, یەک منداڵ, مناڵێک, کوڕەکەم, کچەکەم, منداڵەکەم, ساوایەک',
  ],
])
/** Children without a number say that a family comes. */
export const someChildren = toPhrases<true>([
  [
    true,
    'with kids, with children, with my kids, with our kids, with my children, with our children, kid friendly, child friendly, kids friendly, children friendly, suitable for kids, suitable for children, good for kids, good for children, for kids, for children, for my kids, with family, with my family, with the family, for my family, for our family',
    'مع أطفال, مع الأطفال, مع اطفالي, ويه جهال, ويا الجهال, ويه الجهال, مع الجهال, ويه اطفال, ويا اطفال, مناسب للأطفال, مناسبة للأطفال, يناسب الأطفال, للأطفال, مع أطفالي, مع العائلة, مع عائلتي, ويه العائلة, ويا العائلة, ويا عائلتي, ويا اهلي, مع اهلي, ويه اهلي, ويه عائلتي, لعائلتي, للاطفال',
    'لەگەڵ منداڵ, لەگەڵ منداڵان, لەگەڵ منداڵەکان, لەگەڵ منداڵەکانم, لەگەڵ خێزان, لەگەڵ خێزانەکەم, لەگەڵ خێزانم, بۆ منداڵان, گونجاو بۆ منداڵان, لەگەڵ مناڵ, بۆ خێزانەکەم, لەگەڵ مناڵەکان',
  ],
])

export const ageWords = toPhrases<true>([
  [
    true,
    'years old, year old, years, year, yrs, yr, yo, y o, y, old, aged',
    'سنوات, سنة, سنين, عام, أعوام, سنه, عمر',
    'ساڵ, ساڵان, ساڵە, ساڵی, ساڵە و, ساڵانە',
  ],
])
export const ageLeads = toPhrases<true>([
  [
    true,
    'aged, age, ages, of age, aged between, years old, who are, who is, old',
    'عمر, عمره, عمرها, عمرهم, أعمارهم, اعمارهم, بعمر, أعمار, بأعمار, عمرهما, اعمارهما, عمري, تحت عمر',
    'تەمەن, تەمەنی, تەمەنیان, بە تەمەنی, تەمەنی یان, بەتەمەنی',
  ],
])
export const monthsOfAge = toPhrases<true>([
  [true, 'months, month, months old, month old', 'شهر, أشهر, شهور, اشهر', 'مانگ, مانگە, مانگی'],
])

export const roomWords = toPhrases<true>([
  [
    true,
    'rooms, room, hotel rooms, hotel room',
    'غرفة, غرف',
    'ژوور, ژووری, ژوورم, ژوورمان, ئۆدە, ژوورێک',
    'ghurfa, ghuraf, zhur, zhwr',
  ],
])
export const twoRooms = toPhrases<true>([[true, 'غرفتين, غرفتان, لغرفتين']])
/** What makes a number before “room” something else. */
export const forWords = toPhrases<true>([
  [
    true,
    'for, sleeps, fits, that fits, accommodates, for up to, enough for, big enough for, which fits',
    'ل, تكفي, يكفي, تسع, يسع, تتسع ل, يتسع ل, لعدد, على عدد, تكفي ل, يكفي ل',
    'بۆ, جێی, جێگەی',
  ],
])
