import type { Locale } from '../../domain/text/locale.ts'
import { plural } from '../plural.ts'

const en = {
  list: {
    title: 'Events in Iraq',
    description: 'Festivals, concerts, fairs, exhibitions and races in the coming months, all over Iraq.',
    lead: (n: number) => plural('en', n, { one: '# upcoming event', other: '# upcoming events' }),
  },
  page: {
    when: 'When',
    until: 'Until',
    where: 'Where',
    organizer: 'Organised by',
    price: 'Ticket',
    about: 'About this event',
    related: 'More events nearby',
    over: 'This event has ended',
  },
}

type EventsText = typeof en

const ar: EventsText = {
  list: {
    title: 'الفعاليات في العراق',
    description: 'مهرجانات وحفلات ومعارض وسباقات خلال الأشهر القادمة في مختلف المحافظات.',
    lead: (n) =>
      plural('ar', n, {
        zero: 'لا فعاليات قادمة',
        one: 'فعالية قادمة واحدة',
        two: 'فعاليتان قادمتان',
        few: '# فعاليات قادمة',
        many: '# فعالية قادمة',
        other: '# فعالية قادمة',
      }),
  },
  page: {
    when: 'الموعد',
    until: 'حتى',
    where: 'المكان',
    organizer: 'الجهة المنظمة',
    price: 'التذكرة',
    about: 'عن الفعالية',
    related: 'فعاليات أخرى قريبة',
    over: 'انتهت هذه الفعالية',
  },
}

const ku: EventsText = {
  list: {
    title: 'بۆنەکان لە عێراق',
    description: 'فێستیڤاڵ، کۆنسێرت، پێشانگا و پێشبڕکێ لە مانگەکانی داهاتوودا لە سەرانسەری عێراق.',
    lead: (n) => plural('ku', n, { one: 'یەک بۆنەی داهاتوو', other: '# بۆنەی داهاتوو' }),
  },
  page: {
    when: 'کات',
    until: 'تا',
    where: 'شوێن',
    organizer: 'ڕێکخەر',
    price: 'بلیت',
    about: 'دەربارەی ئەم بۆنەیە',
    related: 'بۆنەی تری ئەم نزیکانە',
    over: 'ئەم بۆنەیە تەواو بووە',
  },
}

export const eventsText: Record<Locale, EventsText> = { en, ar, ku }
