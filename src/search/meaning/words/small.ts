import { toPhrases } from '../phrases.ts'

/** Words that only join others. At the ends of what was not read they say nothing. */
export const joiningWords = toPhrases<true>([
  [
    true,
    'in, at, on, of, for, to, from, with, and, a, an, is, are, be, by, that, which, has, have, having, there, or, but, some, any, my, our, us, i, we, its, only, just, also, inside, within, around, during, staying, stay in, there is, plus',
    'في, فى, ب, من, الى, على, مع, و, او, أو, ل, عن, عند, فيه, فيها, بيه, بيها, به, بها, هو, هي, لكن, بس, يكون, تكون, يكونون, عنده, عندها, عندهم, اله, الها, اللي, الي, التي, الذي, يحتوي على, تحتوي على, يحتوي, تحتوي, يوجد, أي, اي, فقط, يم, داخل, خلال, واريد, مال, هذا, هذه, هاي, حتى, كل',
    'لە, بۆ, بە, و, یان, یا, تا, کە, کەوا, لەگەڵ, لەناو, ناو, لەسەر, بێت, بێ بێت, هەبێت, هەبێ, هەیە, تێدا بێت, تێدابێت, تێیدا, بەڵام, تەنها, دا, ی, من, ئێمە, ئەم, ئەو, یەک, لای, و هەروەها, لێ بێت, لێی بێت, تێدایە',
    'fi, bil, bel, min, mn, ila, wa, u, la, le, bo, ba, bi, b, l, w, n, lagal, legel',
  ],
])

/** Words by which people ask, and politeness. */
export const askingPhrases = toPhrases<true>([
  [
    true,
    'i want, i need, i would like, i d like, id like, we want, we need, we would like, looking for, i am looking for, im looking for, i m looking for, we are looking for, find me, find, show me, search for, give me, get me, book me, book a, book an, i want to book, want to book, need to book, i want to stay, want, need, please, pls, plz, can you, could you, can i get, can i find, where can i find, where can i, where to find, where to, is there a, is there, are there any, are there, do you have, what about, any, recommend, recommend me, suggest, hello, hi, hey, thanks, thank you, help me find, price, prices, price of, prices of, cost of, cost, how much is, how much, how much are, for iraqis, for iraqi citizens, for iraqi passport, going to, travelling to, traveling to, we are, i am, im, available, booking, tell me about, to stay, i want to go to, want to go to, want to visit',
    'اريد, أريد, نريد, اريد احجز, أريد حجز, اريد حجز, اريد اشوف, احجز, أحجز, نحجز, احجزلي, حجز, ابحث عن, أبحث عن, نبحث عن, بحث عن, ابحث, أدور على, ادور على, ندور على, ندور, ابغى, أبغى, اريدلي, محتاج, محتاجة, احتاج, أحتاج, نحتاج, اود, أود, ارغب في, أرغب ب, ممكن, من فضلك, لو سمحت, رجاء, رجاءً, هل يوجد, هل هناك, هل, اكو, أكو, شكو, شكو ماكو, وين, وين اكو, وين القى, وين الكى, اين, أين, اين اجد, دلوني على, دلني على, عطني, انطيني, اعطني, شوفلي, اعرض, اعرض لي, هناك, يوجد, عندكم, متوفر, متاح, متوفرة, متاحة, شنو, ما هي, ما هو, مرحبا, السلام عليكم, هلو, شكرا, ساعدني, الله يخليك, بدي, اعرضلي, اقترح, اقترحوا, انصحوني, للحجز, سعر, أسعار, اسعار, كلفة, كم سعر, بيش, شكد, شكد سعر, كم كلفة, للعراقيين, منين, منين اجيب, وين احصل, اريد اروح, نروح, اروح, اروح الى, نريد نروح',
    'دەمەوێت, دەمەوێ, ئەمەوێت, ئەمەوێ, دەمانەوێت, دەمانەوێ, ئەمانەوێ, دەگەڕێم بۆ, دەگەڕێم, ئەگەڕێم بۆ, بەدوای, پێویستم بە, پێویستمان بە, پێویستم, پێویستە, تکایە, بێ زەحمەت, هەیە, ئایا, لە کوێ, لەکوێ, کوێ, بۆم بدۆزەوە, بۆم بدۆزنەوە, بدۆزەرەوە, پیشانم بدە, نیشانم بدە, حجز بکەم, حیجز بکەم, بگرم, سڵاو, سوپاس, بەردەستە, چی هەیە, گەڕان بۆ, دەتوانم, دەکرێت, حجزی, حیجزی, حجزکردنی, پێشنیار, نرخ, نرخی, نرخەکانی, چەندە, بە چەندە, بۆ عێراقییەکان, بڕۆم, بچم بۆ, بچین بۆ, بچین',
    'areed, arid, aku, wen, wain, dmawe, damawe, amawe, haya',
  ],
])

/** What follows one of these is not wanted. */
export const negations = toPhrases<true>([
  [
    true,
    'not in, not, no, without, without a, without any, except, except for, except in, excluding, other than, apart from, but not in, but not, and not, anywhere but, outside, outside of, don t want, dont want, do not want, i don t want, i dont want, not near, with no, minus, avoid',
    'بدون, من دون, دون, بلا, بله, مو, مو في, مو ب, مش, ليس, ليس في, ليست, ليست في, غير, ما عدا, ماعدا, عدا, باستثناء, إلا, الا, ما اريد, ما أريد, لا اريد, لا أريد, ما نريد, لا نريد, ما بيه, ما بيها, ما فيه, ما فيها, لا يحتوي, لا يوجد فيه, ماكو, مابيه, خارج, ولا, وليس, وليس في, مبيه, بس مو, بس مو ب, لكن ليس في, لكن ليس',
    'بێ, بەبێ, بە بێ, نەک, نەک لە, جگە لە, بێجگە لە, جیا لە, نا, نەبێت لە, نەمەوێت, نامەوێت, نامەوێ, نامانەوێت, دەرەوەی, لە دەرەوەی, بەڵام نەک, بەڵام نەک لە',
    'bedon, bidun, bedun, mu, mo, be, babe',
  ],
])

/** In Sorani the negation may follow: `لە کەربەلا نەبێت`, `مەلەوانگەی نەبێت`. */
export const laterNegations = toPhrases<true>([
  [true, 'نەبێت, نەبێ, نەبیت, تێدا نەبێت, تێدا نەبێ, لێ نەبێت, نەبن, نەبێ', 'ما يكون بيه, ما يكون, لا يكون'],
])

/** What a name follows. */
export const namingWords = toPhrases<true>([
  [true, 'called, named, name', 'اسمه, اسمها, باسم, يسمى, تسمى, المسمى, المسماة', 'بەناوی, بە ناوی, ناوی, پێی دەڵێن'],
])

/** Before a place. */
export const placePrepositions = toPhrases<true>([
  [
    true,
    'in, at, to, from, around, inside, visit, visiting, near, of, for, within, into, towards, via, through',
    'في, فى, ب, من, الى, إلى, على, قرب, بمدينة, مدينة, بمحافظة, محافظة, داخل, نحو, زيارة, ل, قضاء, ناحية',
    'لە, بۆ, بە, لەناو, ناو, شاری, پارێزگای, نزیک, قەزای, ناحیەی',
    'fi, min, la, le, bo, ila',
  ],
])

/** Nouns that a name follows in Arabic and Sorani, and precedes in English: streets, markets, mosques… */
export const nameHeads = toPhrases<true>([
  [
    true,
    'street, st, road, square, bridge, mosque, church, market, bazaar, souq, souk, mall, hall, school, university, college, hospital, stadium, tower, towers, company, group, center, centre, club, boutique, salon, clinic, pharmacy, bakery, prayer, prayers, sale, cafe, coffee, restaurant, gallery, sermon, nursery, brigade, revolution',
    'شارع, ساحة, جسر, جامع, مسجد, سوق, مول, قاعة, مدرسة, جامعة, كلية, مستشفى, ملعب, برج, ابراج, شركة, مجموعة, مركز, نادي, صالون, عيادة, صيدلية, مخبز, صلاة, خطبة, حي, مقهى, كافيه, مطعم, ثورة, حضانة, بوتيك, مجمع, مقام, شاعر, جمعية',
    'شەقامی, گۆڕەپانی, پردی, مزگەوتی, بازاڕی, مۆڵی, هۆڵی, قوتابخانەی, زانکۆی, نەخۆشخانەی, یاریگای, کۆمپانیای, گرووپی, سەنتەری, یانەی, کلینیکی, نوێژی, وتاری, گەڕەکی, کافێی, چێشتخانەی, شۆڕشی',
  ],
])
