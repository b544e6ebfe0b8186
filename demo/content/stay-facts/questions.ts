import { seedOf } from '../rates.ts'
import type { DemoProperty, FeatureKey, Text } from '../shapes.ts'
import type { Facts } from './to-facts.ts'

export type Question = { question: Text; answer: Text }
type QuestionInput = { property: DemoProperty; facts: Facts; has: (key: FeatureKey) => boolean }
/** Null: nobody asks this here. */
type Topic = (asked: QuestionInput) => Question | null

const power: Topic = ({ facts: { power: { gridHours, generatorHours } } }) => {
  const dark = 24 - gridHours - generatorHours
  return {
    question: { en: 'Does the air conditioning go off at night when the electricity is cut?', ar: 'هل يتوقف التكييف ليلاً عند انقطاع الكهرباء؟', ku: 'شەوان کە کارەبا دەبڕێت، ساردکەرەوەکە دەوەستێت؟' },
    answer:
      dark === 0
        ? { en: 'No. Our generator takes over within a minute and carries the rooms as well, not only the corridors.', ar: 'لا، تعمل مولّدتنا خلال دقيقة وتغذّي الغرف أيضاً لا الممرات وحدها.', ku: 'نا، مۆلیدەکەمان لە ماوەی یەک خولەکدا دەکەوێتە کار و کارەبا دەدات بە ژوورەکانیش، نەک تەنیا ڕاڕەوەکان.' }
        : { en: 'Not at night, as a rule. The hours without power fall in the day, and each room has a battery lamp and a fan that runs on it.', ar: 'ليلاً لا ينقطع عادةً، فساعات الانقطاع تكون نهاراً، وفي كل غرفة مصباح ومروحة يعملان بالبطارية.', ku: 'بە گشتی شەوان نا. کاتەکانی بێ کارەبایی لە ڕۆژدان و لە هەر ژوورێکدا گڵۆپ و پانکەیەکی پاتری هەیە.' },
  }
}

const stairs: Topic = ({ facts: { power: { lift }, access } }) => {
  const question = { en: 'My father cannot climb stairs. Can he stay with you?', ar: 'والدي لا يستطيع صعود الدرج، فهل تناسبه الإقامة عندكم؟', ku: 'باوکم ناتوانێت بە پلیکانەدا سەر بکەوێت، دەتوانێت لای ئێوە بمێنێتەوە؟' }
  if (lift === 'works') return { question, answer: { en: 'Yes. The lift stops at every floor and also works when the grid is off. Ask for a room near it.', ar: 'نعم، يصل المصعد إلى كل طابق ويعمل حتى عند انقطاع الكهرباء الوطنية، ويمكن طلب غرفة قريبة منه.', ku: 'بەڵێ. ئاسانسۆرەکە لە هەموو نهۆمێک دەوەستێت و کە کارەبای نیشتمانی نەبێت هەر کار دەکات. داوای ژوورێکی نزیک لێی بکە.' } }
  if (lift === 'stops') return { question, answer: { en: 'There is a lift, but it stands still while the power is off. Tell us when you book and we keep a room on the lowest floor.', ar: 'لدينا مصعد لكنه يتوقف عند انقطاع الكهرباء، ومن يخبرنا عند الحجز نخصص له غرفة في أدنى طابق.', ku: 'ئاسانسۆرمان هەیە بەڵام کە کارەبا نەبێت دەوەستێت. لە کاتی حجزدا پێمان بڵێ تا ژوورێک لە نزمترین نهۆم بۆت دابنێین.' } }
  if (access.hasGroundFloorRooms) return { question, answer: { en: 'There is no lift, but we have rooms on the ground floor. Choose “ground floor” among the requests when you book.', ar: 'لا يوجد مصعد، لكن لدينا غرفاً في الطابق الأرضي، ويمكن اختيار «الطابق الأرضي» ضمن الطلبات الخاصة عند الحجز.', ku: 'ئاسانسۆر نییە بەڵام ژوورمان لە نهۆمی زەمینی هەیە. لە کاتی حجزدا لە نێو داواکارییە تایبەتەکاندا «نهۆمی زەمینی» هەڵبژێرە.' } }
  return { question, answer: { en: 'To be honest it would be hard: there is no lift, and no room lies on the ground floor.', ar: 'بصراحة سيكون الأمر صعباً، فلا مصعد لدينا ولا غرف في الطابق الأرضي.', ku: 'بە ڕاستی قورس دەبێت: ئاسانسۆرمان نییە و هیچ ژوورێکیش لە نهۆمی زەمینی نییە.' } }
}

const papers: Topic = ({ facts: { rules: { couples } } }) => ({
  question: { en: 'We married last month. Which papers do we need at the reception?', ar: 'تزوجنا الشهر الماضي، فما الأوراق المطلوبة عند الاستقبال؟', ku: 'مانگی ڕابردوو هاوسەرگیریمان کرد. لە پێشوازی چ بەڵگەنامەیەکمان پێویستە؟' },
  answer:
    couples === 'marriage_paper'
      ? { en: 'The identity cards of both, and the marriage contract or a card that names you as married. A clear photo on the phone is enough.', ar: 'البطاقة الوطنية لكليكما وعقد الزواج أو ما يثبته، وتكفي صورة واضحة على الهاتف.', ku: 'کارتی نیشتمانیی هەردووکتان و گرێبەستی هاوسەرگیری یان بەڵگەیەک کە بیسەلمێنێت. وێنەیەکی ڕوون لە مۆبایلەکەدا بەسە.' }
      : { en: 'Only the national card or passport of each of you. We ask nobody for a marriage contract.', ar: 'البطاقة الوطنية أو جواز السفر لكل منكما فقط، ولا نطلب عقد زواج من أحد.', ku: 'تەنیا کارتی نیشتمانی یان پاسپۆرتی هەریەکەتان. داوای گرێبەستی هاوسەرگیری لە کەس ناکەین.' },
})

const luggage: Topic = ({ property: { type } }) => {
  const hour = type === 'hotel' ? '14:00' : '15:00'
  return {
    question: { en: 'Our bus arrives at eight in the morning. Can we leave the luggage with you?', ar: 'تصل حافلتنا في الساعة 8 صباحاً، فهل يمكن ترك الأمتعة عندكم؟', ku: 'پاسەکەمان کاتژمێر 8ی بەیانی دەگات. دەتوانین جانتاکانمان لای ئێوە دابنێین؟' },
    answer: { en: `Of course, free of charge. The room itself is yours from ${hour}, and earlier if it is ready.`, ar: `طبعاً ومجاناً. أما الغرفة فهي لكم من الساعة ${hour}، وقبل ذلك إن كانت جاهزة.`, ku: `بێگومان، بەخۆڕایی. ژوورەکە خۆی لە کاتژمێر ${hour}ەوە هی ئێوەیە، ئەگەر زووتر ئامادە بوو زووتریش.` },
  }
}

const calls: Topic = ({ facts: { internet: { where, megabits } } }) =>
  where === 'none'
    ? {
        question: { en: 'Is there really no internet?', ar: 'هل صحيح أنه لا يوجد إنترنت؟', ku: 'ڕاستە کە ئینتەرنێت نییە؟' },
        answer: { en: 'Not in the house. Mobile data works near the road, and most guests are glad of the quiet.', ar: 'لا يوجد في البيت، لكن بيانات الهاتف تعمل قرب الطريق، وأغلب الضيوف يسعدهم هذا الهدوء.', ku: 'لەناو ماڵەکەدا نا. ئینتەرنێتی مۆبایل لە نزیک ڕێگاکە کار دەکات و زۆربەی میوانەکان بەم بێدەنگییە دڵخۆشن.' },
      }
    : {
        question: { en: 'I work from the room. Is the internet good enough for video calls?', ar: 'أعمل من الغرفة، فهل يكفي الإنترنت لمكالمات الفيديو؟', ku: 'من لە ژوورەکەوە کار دەکەم. ئینتەرنێتەکە بۆ پەیوەندیی ڤیدیۆیی باشە؟' },
        answer:
          megabits >= 25 && where === 'everywhere'
            ? { en: 'Yes, in every room. When many guests are online in the evening it is slower, but a call holds.', ar: 'نعم، في كل الغرف. وفي المساء حين يكثر المستخدمون يصبح أبطأ، لكن المكالمة لا تنقطع.', ku: 'بەڵێ، لە هەموو ژوورەکاندا. ئێواران کە میوانی زۆر لەسەر هێڵن خاوتر دەبێت، بەڵام پەیوەندییەکە ناپچڕێت.' }
            : { en: 'For messages and voice calls, yes. For video come to the sitting room, where it is strongest.', ar: 'للرسائل والمكالمات الصوتية نعم، أما الفيديو فالأفضل من صالة الجلوس حيث الإشارة أقوى.', ku: 'بۆ نامە و پەیوەندیی دەنگی بەڵێ. بۆ ڤیدیۆ وەرە بۆ ژووری دانیشتن، لەوێ لە هەموو شوێنێک بەهێزترە.' },
      }

const pool: Topic = ({ has }) =>
  has('pool')
    ? {
        question: { en: 'Does the pool have hours for women?', ar: 'هل للمسبح أوقات مخصصة للنساء؟', ku: 'مەلەوانگەکە کاتی تایبەتی ژنانی هەیە؟' },
        answer: { en: 'Yes, every day from 9:00 to 12:00 for women and small children, and then a woman is on duty. The board at the door says when it differs on feast days.', ar: 'نعم، يومياً من الساعة 9:00 إلى 12:00 للنساء والأطفال الصغار، وتشرف عليه حينها موظفة. وفي الأعياد تُكتب الأوقات على لوحة الباب.', ku: 'بەڵێ، هەموو ڕۆژێک لە کاتژمێر 9:00 تا 12:00 بۆ ژنان و منداڵی بچووکە و کارمەندێکی ژن لەوێ دەبێت. لە جەژنەکاندا کاتەکان لەسەر تابلۆی دەرگاکە دەنووسرێن.' },
      }
    : null

const shrine: Topic = ({ has }) =>
  has('near-shrine')
    ? {
        question: { en: 'My mother walks slowly. How does she get to the shrine?', ar: 'والدتي تمشي ببطء، فكيف تصل إلى العتبة؟', ku: 'دایکم بە هێواشی دەڕوات. چۆن بگاتە مەزارگەکە؟' },
        answer: has('shrine-shuttle')
          ? { en: 'Our car takes her to where the pedestrian zone begins, as often as she likes, and somebody helps her out of it.', ar: 'توصلها سيارتنا إلى بداية منطقة المشاة كلما أرادت، ويساعدها أحدنا على النزول.', ku: 'ئۆتۆمبێلەکەمان هەر کاتێک ویستی دەیباتە سەرەتای ناوچەی پیادەکان و کەسێک لە دابەزیندا یارمەتیی دەدات.' }
          : { en: 'The way is short and even. In the visiting days carts for the elderly pass our door all day; we call one for her.', ar: 'الطريق قصير ومستوٍ، وفي أيام الزيارة تمر عربات كبار السن من أمام بابنا طوال اليوم ونطلب لها واحدة.', ku: 'ڕێگاکە کورت و تەختە. لە ڕۆژانی زیارەتدا عەرەبانەی بەساڵاچووان بە درێژایی ڕۆژ بەبەر دەرگاماندا دەڕۆن و یەکێکی بۆ بانگ دەکەین.' },
      }
    : null

const parking: Topic = ({ has, property: { type } }) =>
  has('parking') && type !== 'guest-house'
    ? {
        question: { en: 'We come with a minibus. Is there room for it, and what does parking cost?', ar: 'سنأتي بحافلة صغيرة، فهل لها مكان وكم أجرة الموقف؟', ku: 'بە مینیباسێک دێین. جێی دەبێتەوە و پارکینگ بە چەندە؟' },
        answer: { en: 'There is room, and parking is free for guests. Please write it with the booking, so that we keep the place by the wall.', ar: 'المكان موجود والموقف مجاني للضيوف. يرجى كتابة ذلك مع الحجز لنحفظ لكم المكان قرب الجدار.', ku: 'جێی دەبێتەوە و پارکینگ بۆ میوانان بەخۆڕاییە. تکایە لەگەڵ حجزەکەدا بینووسە تا شوێنی لای دیوارەکەت بۆ هەڵبگرین.' },
      }
    : null

const cooking: Topic = ({ has, property: { type } }) =>
  has('kitchen') && type === 'apartment'
    ? {
        question: { en: 'Is there everything to cook for a family, or should we bring pots?', ar: 'هل في المطبخ كل ما يلزم للطبخ لعائلة أم نجلب قدورنا؟', ku: 'لە مەتبەخەکەدا هەموو شتێک بۆ چێشتلێنانی خێزانێک هەیە یان قازان لەگەڵ خۆماندا بهێنین؟' },
        answer: { en: 'Bring only the food. There is a stove with gas, a large rice pot, plates and tea glasses for everybody, and drinking water for the first day.', ar: 'يكفي أن تجلبوا الطعام: لدينا طباخ بالغاز وقدر تمن كبير وصحون واستكانات للجميع وماء شرب لليوم الأول.', ku: 'تەنیا خواردن بهێنن. تەباخی غاز، قازانی گەورەی برنج، قاپ و پیاڵەی چا بۆ هەمووان و ئاوی خواردنەوەی ڕۆژی یەکەم هەیە.' },
      }
    : null

const breakfast: Topic = ({ has }) =>
  has('breakfast')
    ? {
        question: { en: 'Is breakfast in the price for the children, too?', ar: 'هل يشمل السعر فطور الأطفال أيضاً؟', ku: 'نانی بەیانیی منداڵەکانیش لەناو نرخەکەدایە؟' },
        answer: { en: 'Yes, for everyone who sleeps here. If you leave before it is laid, we pack it for the road.', ar: 'نعم، لكل من يبيت عندنا. ومن يغادر قبل موعده نجهز له فطوره للطريق.', ku: 'بەڵێ، بۆ هەموو ئەوانەی لێرە دەنوون. ئەگەر پێش ئامادەبوونی بڕۆن، بۆ ڕێگا بۆتانی دەپێچینەوە.' },
      }
    : null

const together: Topic = ({ has, property: { type } }) =>
  has('family') && type === 'hotel'
    ? {
        question: { en: 'We are two families. Can our rooms be next to each other?', ar: 'نحن عائلتان، فهل يمكن أن تكون غرفنا متجاورة؟', ku: 'ئێمە دوو خێزانین. دەکرێت ژوورەکانمان لە تەنیشت یەک بن؟' },
        answer: { en: 'Choose “rooms next to each other” when you book. Except on feast days we manage it nearly always.', ar: 'يمكن اختيار «غرف متجاورة» عند الحجز، ونوفرها في الغالب ما عدا أيام الأعياد.', ku: 'لە کاتی حجزدا «ژوورەکان لە تەنیشت یەک» هەڵبژێرە. جگە لە جەژنەکان، زۆربەی جار بۆمان دەکرێت.' },
      }
    : null

const halal: Topic = ({ has }) =>
  has('restaurant')
    ? {
        question: { en: 'Is the kitchen halal, and until when can one eat?', ar: 'هل المطبخ حلال وإلى متى يُقدَّم الطعام؟', ku: 'مەتبەخەکە حەڵاڵە و تا کەی دەتوانین نان بخۆین؟' },
        answer: { en: 'All of it is halal. Hot food is served until late in the evening, in Ramadan until the meal before dawn.', ar: 'كله حلال، ويُقدَّم الطعام الساخن حتى وقت متأخر من المساء، وفي رمضان حتى السحور.', ku: 'هەمووی حەڵاڵە. خواردنی گەرم تا درەنگانی شەو هەیە و لە ڕەمەزاندا تا پارشێو.' },
      }
    : null

const winter: Topic = ({ has, property: { location } }) =>
  has('heating') && ['erbil', 'sulaymaniyah', 'duhok', 'halabja'].includes(location)
    ? {
        question: { en: 'We come in January with a baby. Are the rooms warm at night?', ar: 'سنأتي في كانون الثاني ومعنا رضيع، فهل الغرف دافئة ليلاً؟', ku: 'لە کانوونی دووەمدا بە ساوایەکەوە دێین. شەوان ژوورەکان گەرمن؟' },
        answer: { en: 'Yes. The heating runs all night in the cold months, and there are more quilts in the cupboard.', ar: 'نعم، تعمل التدفئة طوال الليل في أشهر البرد، وفي الخزانة لحف إضافية.', ku: 'بەڵێ. لە مانگە ساردەکاندا گەرمکەرەوە بە درێژایی شەو کار دەکات و لە دۆڵابەکەدا لێفی زیادە هەیە.' },
      }
    : null

const grill: Topic = ({ has }) =>
  has('bbq')
    ? {
        question: { en: 'Should we bring charcoal for the grill?', ar: 'هل نجلب الفحم للشواء؟', ku: 'بۆ برژاندن خەڵووز لەگەڵ خۆماندا بهێنین؟' },
        answer: { en: 'You can, and we sell it, too. Grill, skewers and a broom are there; only please put the fire out before you go to bed.', ar: 'كما تحبون، ونبيعه عندنا أيضاً. المنقلة والأشياش والمكنسة موجودة، ونرجو إطفاء النار قبل النوم.', ku: 'ئارەزووی خۆتانە، ئێمەش دەیفرۆشین. مەنقەڵ و شیش و گسک هەیە؛ تەنیا تکایە پێش خەوتن ئاگرەکە بکوژێننەوە.' },
      }
    : null

const topics: Topic[] = [power, stairs, papers, luggage, calls, pool, shrine, parking, cooking, breakfast, together, halal, winter, grill]

/** So many a stay, others than its neighbour's. */
const each = 4

export function toQuestions(property: DemoProperty, facts: Facts): Question[] {
  const asked: QuestionInput = { property, facts, has: (key) => property.features.includes(key) }
  return topics
    .map((topic, index) => ({ found: topic(asked), order: seedOf(`${property.key} ${index}`) }))
    .flatMap(({ found, order }) => (found ? [{ found, order }] : []))
    .sort((one, two) => one.order - two.order)
    .slice(0, each)
    .map(({ found }) => found)
}
