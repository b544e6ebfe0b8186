import type { DemoHomeGroup } from './shapes.ts'

/** What the home page shows, in this order. */
export const homeGroups: DemoHomeGroup[] = [
  {
    key: 'beside-water',
    kind: 'property',
    feature: 'waterside',
    name: { en: 'Wake up beside water', ar: 'صباحات على ضفة الماء', ku: 'بەیانیان لە کەناری ئاو' },
    items: ['balam-abu-nuwas', 'mirawi-dukan-lake', 'mudhif-chibayish', 'mirsat-corniche', 'shamal-habbaniyah', 'mijdaf-kufa', 'khurey-aw-ahmadawa', 'kalak-zakho'],
  },
  {
    key: 'coming-events',
    kind: 'event',
    name: { en: 'Worth putting in the calendar', ar: 'مواعيد تستحق الانتظار', ku: 'ئەو بۆنانەی شایەنی چاوەڕوانین' },
    items: ['qishla-book-days', 'sabunkaran-santur-night', 'chibayish-mashhuf-regatta', 'duhok-honey-pomegranate', 'babylon-oud-nights', 'erbil-citadel-half-marathon', 'kut-kite-day', 'karrada-stage-week'],
  },
  {
    key: 'mountain-air',
    kind: 'property',
    feature: 'mountain-view',
    name: { en: 'Mountain air', ar: 'هواء الجبال', ku: 'هەوای شاخ' },
    items: ['lanay-halo-rawanduz', 'gwez-mawat', 'sebari-kazh-zawita', 'sarban-hawraman', 'tirozh-safeen', 'shawnm-azmar', 'sarban-amadiya', 'barru-penjwen'],
  },
  {
    key: 'days-out',
    kind: 'activity',
    name: { en: 'Days out with people who know', ar: 'أيام مع أهل المكان', ku: 'ڕۆژێک لەگەڵ خەڵکی شوێنەکە' },
    items: ['chibayish-dawn-boat', 'erbil-citadel-at-dawn', 'mutanabbi-friday-books', 'hawraman-terraces', 'masgouf-abu-nuwas', 'samarra-malwiya', 'rawanduz-canyon-and-bekhal', 'babylon-slow-walk'],
  },
  {
    key: 'near-the-shrines',
    kind: 'property',
    feature: 'near-shrine',
    name: { en: 'A short walk to the shrines', ar: 'على خطوات من العتبات', ku: 'چەند هەنگاوێک تا مەزارگەکان' },
    items: ['rukham-karbala', 'kashi-blue-karbala', 'riwaq-al-sanabil-najaf', 'bayt-al-khatt-kufa', 'wisal-kadhimiya', 'khan-al-sarraj-karbala', 'khutwa-najaf', 'khazaf-samarra'],
  },
]
