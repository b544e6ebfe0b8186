import type { DemoVisa } from './discovery-shapes.ts'
import type { Text } from './shapes.ts'

type Kind = DemoVisa['kind']
type Question = { key: string; kind: 'text' | 'choice' | 'date'; isRequired: boolean; label: Text; options?: { key: string; label: Text }[] }

const yesOrNo = [
  { key: 'yes', label: { en: 'Yes', ar: 'نعم', ku: 'بەڵێ' } },
  { key: 'no', label: { en: 'No', ar: 'لا', ku: 'نەخێر' } },
]

const ask = {
  job: { key: 'job', kind: 'text', isRequired: true, label: { en: 'What is your occupation?', ar: 'ما مهنتك؟', ku: 'پیشەکەت چییە؟' } },
  stay: { key: 'stay', kind: 'text', isRequired: false, label: { en: 'Where will you stay?', ar: 'أين ستقيم؟', ku: 'لە کوێ دەمێنیتەوە؟' } },
  before: { key: 'before', kind: 'choice', isRequired: true, label: { en: 'Have you been to this country before?', ar: 'هل زرت هذا البلد من قبل؟', ku: 'پێشتر سەردانی ئەم وڵاتەت کردووە؟' }, options: yesOrNo },
  refused: { key: 'refused', kind: 'choice', isRequired: true, label: { en: 'Has any country refused you a visa in the last ten years?', ar: 'هل رُفض لك طلب تأشيرة إلى أي بلد خلال السنوات العشر الأخيرة؟', ku: 'لە دە ساڵی ڕابردوودا هیچ وڵاتێک داواکاریی ڤیزای تۆی ڕەت کردووەتەوە؟' }, options: yesOrNo },
  company: { key: 'company', kind: 'text', isRequired: true, label: { en: 'Name and field of your company', ar: 'اسم شركتك ومجال عملها', ku: 'ناوی کۆمپانیاکەت و بواری کارەکەی' } },
  host: { key: 'host', kind: 'text', isRequired: true, label: { en: 'Who invites you, and where do they live?', ar: 'من يدعوك وأين يسكن؟', ku: 'کێ بانگهێشتت دەکات و لە کوێ دەژی؟' } },
  hospital: { key: 'hospital', kind: 'text', isRequired: true, label: { en: 'Hospital or doctor abroad', ar: 'المستشفى أو الطبيب في الخارج', ku: 'نەخۆشخانە یان پزیشک لە دەرەوەی وڵات' } },
  university: { key: 'university', kind: 'text', isRequired: true, label: { en: 'University and subject', ar: 'الجامعة والاختصاص', ku: 'زانکۆ و بەشی خوێندن' } },
  courseBegins: { key: 'courseBegins', kind: 'date', isRequired: true, label: { en: 'When does the course begin?', ar: 'متى تبدأ الدراسة؟', ku: 'خوێندن کەی دەست پێ دەکات؟' } },
  onward: { key: 'onward', kind: 'text', isRequired: true, label: { en: 'Where do you travel on to, and on which flight?', ar: 'إلى أين تواصل السفر، وعلى أي رحلة؟', ku: 'بۆ کوێ درێژە بە گەشتەکەت دەدەیت و بە کام فڕۆکە؟' } },
} satisfies Record<string, Question>

const questions: Record<Kind, Question[]> = {
  tourist: [ask.job, ask.stay, ask.before],
  business: [ask.company, ask.host, ask.before],
  medical: [ask.hospital, ask.stay],
  study: [ask.university, ask.courseBegins],
  visit: [ask.host, ask.job],
  transit: [ask.onward],
}

const purposes: Record<Kind, string[]> = {
  tourist: ['tourism', 'family'],
  business: ['business', 'conference'],
  medical: ['treatment', 'companion'],
  study: ['study'],
  visit: ['family'],
  transit: ['transit'],
}

/** What a consulate has taken does not come back; what is left of our own work does. */
const rejectPercents: Record<Kind, number> = { tourist: 40, business: 40, medical: 70, study: 50, visit: 50, transit: 30 }

/** Millimetres; most of the others are content with a photo of any such size. */
const photos: Record<string, [width: number, height: number]> = {
  tr: [50, 60], in: [51, 51], cn: [33, 48], sa: [40, 60], ae: [43, 55], my: [35, 50], jp: [35, 45], it: [35, 45], gr: [35, 45], fr: [35, 45], de: [35, 45],
  gb: [35, 45], ru: [35, 45], id: [40, 60], th: [40, 60], qa: [38, 48], kw: [40, 60], ir: [30, 40],
}

/** Where they look closely, they also ask about other countries. */
const strict = new Set(['it', 'gr', 'fr', 'de', 'gb', 'jp'])
const withEvidence = new Set<Kind>(['business', 'medical', 'study', 'visit'])

const isLong = ({ requirements }: DemoVisa): boolean => requirements.some(({ en }) => en.includes('valid for a year'))
const asksForCard = ({ requirements }: DemoVisa): boolean => requirements.some(({ en }) => en.includes('national card'))

/** What each asks for, from what its page says. */
export function toVisaForm(visa: DemoVisa) {
  const { kind, country } = visa
  const [width, height] = photos[country] ?? []
  const card = asksForCard(visa) || strict.has(country)
  return {
    papers: {
      passport: 'required',
      photo: kind === 'transit' ? 'optional' : 'required',
      ...(card && { nationalIdFront: 'required', nationalIdBack: 'required' }),
      document: withEvidence.has(kind) || strict.has(country) ? 'required' : 'optional',
    },
    questions: strict.has(country) ? [...questions[kind], ask.refused] : questions[kind],
    purposes: purposes[kind],
    nationalities: ['IQ'],
    passport_months: isLong(visa) ? 12 : 6,
    photo_width: width ?? null,
    photo_height: height ?? null,
    reject_percent: rejectPercents[kind],
  }
}
