import type { BedKey } from '../pictures/scene.ts'
import type { DemoProperty, FeatureKey, RoomKind, Text } from './shapes.ts'

export const propertyTypes: { key: DemoProperty['type']; title: Text }[] = [
  { key: 'hotel', title: { en: 'Hotel', ar: 'فندق', ku: 'هوتێل' } },
  { key: 'apartment', title: { en: 'Apartment', ar: 'شقة', ku: 'شوقە' } },
  { key: 'resort', title: { en: 'Resort', ar: 'منتجع', ku: 'ڕیزۆرت' } },
  { key: 'guest-house', title: { en: 'Guest house', ar: 'بيت ضيافة', ku: 'میوانخانە' } },
]

export const bedTypes: { key: BedKey; sleeps: number; title: Text }[] = [
  { key: 'single', sleeps: 1, title: { en: 'Single bed', ar: 'سرير مفرد', ku: 'قەرەوێڵەی تاککەسی' } },
  { key: 'double', sleeps: 2, title: { en: 'Double bed', ar: 'سرير مزدوج', ku: 'قەرەوێڵەی دووکەسی' } },
  { key: 'king', sleeps: 2, title: { en: 'King bed', ar: 'سرير مزدوج كبير', ku: 'قەرەوێڵەی گەورە' } },
  { key: 'sofa', sleeps: 2, title: { en: 'Sofa bed', ar: 'أريكة سرير', ku: 'قەنەفەی نووستن' } },
  { key: 'bunk', sleeps: 2, title: { en: 'Bunk bed', ar: 'سرير بطابقين', ku: 'قەرەوێڵەی دوونهۆمی' } },
  { key: 'floor', sleeps: 1, title: { en: 'Floor mattress', ar: 'فراش أرضي', ku: 'دۆشەکی سەر زەوی' } },
]

export const features: { key: FeatureKey | RoomFeature; title: Text }[] = [
  { key: 'wifi', title: { en: 'Free Wi-Fi', ar: 'واي فاي مجاني', ku: 'وایفایی بەخۆڕایی' } },
  { key: 'parking', title: { en: 'Parking', ar: 'موقف سيارات', ku: 'پارکینگ' } },
  { key: 'breakfast', title: { en: 'Breakfast included', ar: 'الفطور ضمن السعر', ku: 'نانی بەیانی لەگەڵدایە' } },
  { key: 'pool', title: { en: 'Swimming pool', ar: 'مسبح', ku: 'مەلەوانگە' } },
  { key: 'restaurant', title: { en: 'Restaurant', ar: 'مطعم', ku: 'چێشتخانە' } },
  { key: 'cafe', title: { en: 'Café', ar: 'مقهى', ku: 'کافێ' } },
  { key: 'gym', title: { en: 'Gym', ar: 'قاعة رياضية', ku: 'هۆڵی وەرزش' } },
  { key: 'spa', title: { en: 'Spa', ar: 'سبا', ku: 'سپا' } },
  { key: 'family', title: { en: 'Good for families', ar: 'مناسب للعائلات', ku: 'گونجاو بۆ خێزان' } },
  { key: 'generator', title: { en: 'Power around the clock', ar: 'كهرباء على مدار الساعة', ku: 'کارەبای 24 کاتژمێری' } },
  { key: 'prayer-room', title: { en: 'Prayer room', ar: 'مصلى', ku: 'نوێژگە' } },
  { key: 'airport-shuttle', title: { en: 'Airport transfer', ar: 'نقل من المطار وإليه', ku: 'گواستنەوەی فڕۆکەخانە' } },
  { key: 'shrine-shuttle', title: { en: 'Ride to the shrines', ar: 'نقل إلى العتبات', ku: 'گواستنەوە بۆ مەزارگەکان' } },
  { key: 'reception-24h', title: { en: '24-hour reception', ar: 'استقبال 24 ساعة', ku: 'پێشوازیی 24 کاتژمێری' } },
  { key: 'lift', title: { en: 'Lift', ar: 'مصعد', ku: 'ئاسانسۆر' } },
  { key: 'garden', title: { en: 'Garden', ar: 'حديقة', ku: 'باخچە' } },
  { key: 'terrace', title: { en: 'Terrace', ar: 'شرفة واسعة', ku: 'تەراس' } },
  { key: 'kitchen', title: { en: 'Kitchen', ar: 'مطبخ', ku: 'مەتبەخ' } },
  { key: 'washing-machine', title: { en: 'Washing machine', ar: 'غسالة ملابس', ku: 'جلشۆر' } },
  { key: 'heating', title: { en: 'Heating', ar: 'تدفئة', ku: 'گەرمکەرەوە' } },
  { key: 'air-conditioning', title: { en: 'Air conditioning', ar: 'تكييف', ku: 'ساردکەرەوە' } },
  { key: 'non-smoking', title: { en: 'Non-smoking rooms', ar: 'غرف لغير المدخنين', ku: 'ژووری بێ جگەرە' } },
  { key: 'accessible', title: { en: 'Step-free access', ar: 'مدخل بلا درجات', ku: 'بێ پلیکانە، گونجاو بۆ ویلچێر' } },
  { key: 'waterside', title: { en: 'Beside water', ar: 'على ضفة الماء', ku: 'لە کەناری ئاو' } },
  { key: 'near-shrine', title: { en: 'Shrine within walking distance', ar: 'العتبات قريبة مشياً', ku: 'مەزارگە بە پێ نزیکە' } },
  { key: 'river-view', title: { en: 'River view', ar: 'إطلالة على النهر', ku: 'دیمەنی ڕووبار' } },
  { key: 'mountain-view', title: { en: 'Mountain view', ar: 'إطلالة على الجبل', ku: 'دیمەنی چیا' } },
  { key: 'playground', title: { en: 'Playground', ar: 'ساحة ألعاب للأطفال', ku: 'یاریگای منداڵان' } },
  { key: 'bbq', title: { en: 'Barbecue', ar: 'مكان للشواء', ku: 'شوێنی برژاندن' } },
  { key: 'meeting-room', title: { en: 'Meeting room', ar: 'قاعة اجتماعات', ku: 'هۆڵی کۆبوونەوە' } },
  { key: 'private-bathroom', title: { en: 'Private bathroom', ar: 'حمّام خاص', ku: 'گەرماوی تایبەت' } },
  { key: 'tv', title: { en: 'Television', ar: 'تلفاز', ku: 'تەلەفزیۆن' } },
  { key: 'fridge', title: { en: 'Refrigerator', ar: 'ثلاجة', ku: 'بەفرگر' } },
  { key: 'kettle', title: { en: 'Tea and coffee set', ar: 'لوازم الشاي والقهوة', ku: 'کەلوپەلی چا و قاوە' } },
  { key: 'balcony', title: { en: 'Balcony', ar: 'شرفة', ku: 'باڵکۆن' } },
  { key: 'desk', title: { en: 'Desk', ar: 'مكتب للعمل', ku: 'مێزی کارکردن' } },
  { key: 'safe', title: { en: 'Safe', ar: 'خزنة', ku: 'قاسە' } },
  { key: 'sitting-area', title: { en: 'Sitting area', ar: 'ركن جلوس', ku: 'شوێنی دانیشتن' } },
]

export type RoomFeature = 'private-bathroom' | 'tv' | 'fridge' | 'kettle' | 'balcony' | 'desk' | 'safe' | 'sitting-area'

type Room = {
  title: Text
  area: number
  adults: number
  children: number
  beds: Partial<Record<BedKey, number>>
  features: (FeatureKey | RoomFeature)[]
}

const usual: Room['features'] = ['wifi', 'air-conditioning', 'heating', 'private-bathroom', 'tv']

export const roomKinds: Record<RoomKind, Room> = {
  single: { title: { en: 'Single room', ar: 'غرفة مفردة', ku: 'ژووری تاککەسی' }, area: 14, adults: 1, children: 0, beds: { single: 1 }, features: [...usual, 'desk'] },
  double: { title: { en: 'Double room', ar: 'غرفة مزدوجة', ku: 'ژووری دووکەسی' }, area: 20, adults: 2, children: 1, beds: { double: 1 }, features: [...usual, 'fridge'] },
  twin: { title: { en: 'Twin room', ar: 'غرفة بسريرين', ku: 'ژووری دوو قەرەوێڵەیی' }, area: 20, adults: 2, children: 1, beds: { single: 2 }, features: [...usual, 'fridge'] },
  triple: { title: { en: 'Triple room', ar: 'غرفة ثلاثية', ku: 'ژووری سێکەسی' }, area: 26, adults: 3, children: 1, beds: { double: 1, single: 1 }, features: [...usual, 'fridge'] },
  quad: { title: { en: 'Room for four', ar: 'غرفة رباعية', ku: 'ژووری چوارکەسی' }, area: 30, adults: 4, children: 1, beds: { single: 4 }, features: [...usual, 'fridge'] },
  family: { title: { en: 'Family room', ar: 'غرفة عائلية', ku: 'ژووری خێزانی' }, area: 34, adults: 3, children: 3, beds: { double: 1, single: 2 }, features: [...usual, 'family', 'fridge', 'kettle'] },
  'deluxe-double': { title: { en: 'Deluxe double room', ar: 'غرفة مزدوجة فاخرة', ku: 'ژووری دووکەسیی نایاب' }, area: 28, adults: 2, children: 1, beds: { king: 1 }, features: [...usual, 'fridge', 'kettle', 'safe', 'sitting-area'] },
  'deluxe-twin': { title: { en: 'Deluxe twin room', ar: 'غرفة فاخرة بسريرين', ku: 'ژووری نایابی دوو قەرەوێڵەیی' }, area: 28, adults: 2, children: 1, beds: { double: 2 }, features: [...usual, 'fridge', 'kettle', 'safe', 'desk'] },
  'river-double': { title: { en: 'Double room with river view', ar: 'غرفة مزدوجة مطلة على النهر', ku: 'ژووری دووکەسیی ڕوو لە ڕووبار' }, area: 24, adults: 2, children: 1, beds: { double: 1 }, features: [...usual, 'river-view', 'balcony', 'kettle'] },
  'mountain-double': { title: { en: 'Double room with mountain view', ar: 'غرفة مزدوجة مطلة على الجبل', ku: 'ژووری دووکەسیی ڕوو لە چیا' }, area: 24, adults: 2, children: 1, beds: { double: 1 }, features: [...usual, 'mountain-view', 'balcony', 'kettle'] },
  'junior-suite': { title: { en: 'Junior suite', ar: 'جناح صغير', ku: 'سویتی بچووک' }, area: 38, adults: 2, children: 2, beds: { king: 1, sofa: 1 }, features: [...usual, 'fridge', 'kettle', 'safe', 'sitting-area'] },
  suite: { title: { en: 'Suite', ar: 'جناح', ku: 'سویت' }, area: 52, adults: 3, children: 2, beds: { king: 1, sofa: 1 }, features: [...usual, 'fridge', 'kettle', 'safe', 'sitting-area', 'balcony'] },
  'royal-suite': { title: { en: 'Royal suite', ar: 'جناح ملكي', ku: 'سویتی شاهانە' }, area: 95, adults: 4, children: 2, beds: { king: 1, double: 1, sofa: 1 }, features: [...usual, 'fridge', 'kettle', 'safe', 'sitting-area', 'balcony', 'desk'] },
  studio: { title: { en: 'Studio', ar: 'استوديو', ku: 'ستۆدیۆ' }, area: 32, adults: 2, children: 1, beds: { double: 1 }, features: [...usual, 'kitchen', 'fridge', 'washing-machine'] },
  'one-bedroom-apartment': { title: { en: 'One-bedroom apartment', ar: 'شقة بغرفة نوم واحدة', ku: 'شوقەی یەک ژووری نووستن' }, area: 55, adults: 2, children: 2, beds: { double: 1, sofa: 1 }, features: [...usual, 'kitchen', 'fridge', 'washing-machine', 'sitting-area'] },
  'two-bedroom-apartment': { title: { en: 'Two-bedroom apartment', ar: 'شقة بغرفتي نوم', ku: 'شوقەی دوو ژووری نووستن' }, area: 85, adults: 4, children: 2, beds: { double: 1, single: 2, sofa: 1 }, features: [...usual, 'kitchen', 'fridge', 'washing-machine', 'sitting-area', 'balcony'] },
  'three-bedroom-apartment': { title: { en: 'Three-bedroom apartment', ar: 'شقة بثلاث غرف نوم', ku: 'شوقەی سێ ژووری نووستن' }, area: 125, adults: 6, children: 3, beds: { double: 2, single: 2, sofa: 1 }, features: [...usual, 'kitchen', 'fridge', 'washing-machine', 'sitting-area', 'balcony'] },
  cottage: { title: { en: 'Cottage', ar: 'كوخ', ku: 'کوخ' }, area: 48, adults: 4, children: 2, beds: { double: 1, bunk: 1 }, features: ['wifi', 'heating', 'private-bathroom', 'kitchen', 'terrace', 'bbq'] },
  villa: { title: { en: 'Villa', ar: 'فيلا', ku: 'ڤێلا' }, area: 180, adults: 8, children: 4, beds: { king: 1, double: 2, single: 2 }, features: [...usual, 'kitchen', 'washing-machine', 'terrace', 'garden', 'bbq', 'parking'] },
  'garden-room': { title: { en: 'Garden room', ar: 'غرفة مطلة على الحديقة', ku: 'ژووری ڕوو لە باخچە' }, area: 22, adults: 2, children: 1, beds: { double: 1 }, features: [...usual, 'garden', 'kettle'] },
  'roof-room': { title: { en: 'Rooftop room', ar: 'غرفة على السطح', ku: 'ژووری سەربان' }, area: 18, adults: 2, children: 0, beds: { double: 1 }, features: [...usual, 'terrace'] },
  'courtyard-room': { title: { en: 'Courtyard room', ar: 'غرفة مطلة على الحوش', ku: 'ژووری ڕوو لە حەوشە' }, area: 22, adults: 2, children: 1, beds: { double: 1 }, features: [...usual, 'kettle', 'sitting-area'] },
  dormitory: { title: { en: 'Shared room with six beds', ar: 'غرفة مشتركة بستة أسرّة', ku: 'ژووری هاوبەشی شەش قەرەوێڵەیی' }, area: 36, adults: 6, children: 0, beds: { bunk: 3 }, features: ['wifi', 'air-conditioning', 'heating'] },
  'pilgrim-room': { title: { en: 'Pilgrims’ room', ar: 'غرفة الزائرين', ku: 'ژووری زیارەتکاران' }, area: 28, adults: 5, children: 2, beds: { single: 3, floor: 2 }, features: ['wifi', 'air-conditioning', 'private-bathroom', 'prayer-room'] },
}

export const contacts: { type: 'phone' | 'email' | 'whatsapp' | 'address'; label: Text; value: Text }[] = [
  { type: 'phone', label: { en: 'Customer care, every day 8:00–24:00', ar: 'خدمة الزبائن، يومياً 8:00–24:00', ku: 'خزمەتگوزاریی کڕیاران، هەموو ڕۆژێک 8:00–24:00' }, value: same('+9647700000100') },
  { type: 'phone', label: { en: 'Partners and owners', ar: 'الشركاء وأصحاب أماكن الإقامة', ku: 'هاوبەشان و خاوەنانی شوێنەکانی مانەوە' }, value: same('+9647500000200') },
  { type: 'whatsapp', label: { en: 'WhatsApp', ar: 'واتساب', ku: 'واتساپ' }, value: same('+9647700000100') },
  { type: 'email', label: { en: 'E-mail', ar: 'البريد الإلكتروني', ku: 'ئیمەیڵ' }, value: same('care@safar.example') },
  {
    type: 'address',
    label: { en: 'Baghdad office', ar: 'مكتب بغداد', ku: 'نووسینگەی بەغدا' },
    value: { en: 'Abu Nuwas Street, Karrada, Baghdad', ar: 'شارع أبي نواس، الكرادة، بغداد', ku: 'شەقامی ئەبو نوواس، کەڕادە، بەغدا' },
  },
  {
    type: 'address',
    label: { en: 'Erbil office', ar: 'مكتب أربيل', ku: 'نووسینگەی هەولێر' },
    value: { en: 'Gulan Street, Erbil', ar: 'شارع كولان، أربيل', ku: 'شەقامی گوڵان، هەولێر' },
  },
]

export const socialMedia = [
  { type: 'facebook', url: 'https://www.facebook.com/safar.example' },
  { type: 'instagram', url: 'https://www.instagram.com/safar.example' },
  { type: 'telegram', url: 'https://t.me/safar_example' },
  { type: 'tiktok', url: 'https://www.tiktok.com/@safar.example' },
  { type: 'youtube', url: 'https://www.youtube.com/@safar.example' },
] as const

function same(value: string): Text {
  return { en: value, ar: value, ku: value }
}
