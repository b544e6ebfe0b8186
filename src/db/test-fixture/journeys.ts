import { sql } from 'kysely'
import { addDays, type Day } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import { type IdOf, insertKeyed } from '../insert-rows.ts'
import { withAlbums } from './albums.ts'
import { busyPlaceAt } from './places.ts'
import { at, inOrder, join, paragraph, text, times } from './texts.ts'

const count = 12

const included = [text('A guide', 'مرشد', 'ڕێبەر'), text('Breakfast', 'الفطور', 'نانی بەیانی')]
const excluded = [text('Lunch', 'الغداء', 'نانی نیوەڕۆ')]
const days = [
  {
    title: text('On the way', 'في الطريق', 'لە ڕێگادا'),
    text: text('We set out early.', 'ننطلق باكراً.', 'زوو دەکەوینە ڕێ.'),
  },
  {
    title: text('Back home', 'العودة', 'گەڕانەوە'),
    text: text('We are back by night.', 'نعود ليلاً.', 'شەو دەگەڕێینەوە.'),
  },
]
const group = { itinerary: days, includes: included, excludes: excluded, group_size: 20 }
const departuresOf = (index: number, today: Day) => [14, 42, 70].map((ahead) => addDays(today, ahead + index))
const airline = text('Rafidain Air', 'طيران الرافدين', 'فڕۆکەوانی ڕافیدەین')

const airports = [
  { code: 'BGW', city: text('Baghdad', 'بغداد', 'بەغدا') },
  { code: 'EBL', city: text('Erbil', 'أربيل', 'هەولێر') },
  { code: 'IST', city: text('Istanbul', 'إسطنبول', 'ئەستەنبووڵ') },
]
const toFlight = (index: number) => ({
  airline,
  from: at(airports, index),
  to: { ...at(airports, index + 1), timeZone: 'Europe/Istanbul' },
  minutes: 60 + index,
  stops: 0,
  roundTrip: index % 2 === 0,
  baggageKg: 20,
})

const offerTypes = [
  { type: 'flight', title: text('Flight', 'رحلة جوية', 'گەشتی ئاسمانی') },
  { type: 'stay', title: text('Weekend', 'عطلة نهاية الأسبوع', 'کۆتایی هەفتە') },
  { type: 'transfer', title: text('Airport transfer', 'نقل من المطار', 'گواستنەوەی فڕۆکەخانە') },
  { type: 'tour', title: text('Day tour', 'جولة يوم واحد', 'گەشتی یەک ڕۆژە') },
  { type: 'dining', title: text('Dinner', 'عشاء', 'نانی ئێوارە') },
]

export async function loadOffers(tx: Tx, locationId: IdOf, today: Day): Promise<void> {
  const rows = times(count, (index) => {
    const [{ type, title }, where] = [at(offerTypes, index), busyPlaceAt(index)]
    const price = (index % 5 === 1 ? 4_000 : 30_000) + 1_000 * index
    return {
      key: `offer-${index + 1}`,
      type,
      location_id: locationId(where.key),
      title: join(title, where.title),
      description: paragraph(title, where.city),
      offered_by: text('Safar', 'سفر', 'سەفەر'),
      includes: included,
      price,
      currency: index % 5 === 1 ? 'USD' : 'IQD',
      price_before: index % 3 === 0 ? null : price + 1_000 * (index + 1),
      ends_on: addDays(today, 20 + index),
      needs_pickup: type === 'transfer',
      needs_date: type !== 'flight',
      flight: type === 'flight' ? toFlight(index) : null,
    }
  })
  await insertKeyed(tx, 'offers', await withAlbums(tx, 'offer', rows))
}

const categories = [
  { key: 'iraq', title: text('Inside Iraq', 'داخل العراق', 'ناوخۆی عێراق') },
  { key: 'neighbours', title: text('Neighbouring countries', 'دول الجوار', 'وڵاتانی دراوسێ') },
  { key: 'world', title: text('Around the world', 'حول العالم', 'سەرانسەری جیهان') },
]
const kinds = [
  { key: 'family', title: text('Family trips', 'رحلات عائلية', 'گەشتی خێزانی') },
  { key: 'culture', title: text('Culture', 'ثقافة', 'کولتوور') },
  { key: 'adventure', title: text('Adventure', 'مغامرة', 'سەرکێشی') },
  { key: 'honeymoon', title: text('Honeymoon', 'شهر العسل', 'مانگی هەنگوین') },
]

export async function loadTourism(tx: Tx, locationId: IdOf, today: Day): Promise<IdOf> {
  const categoryId = await insertKeyed(tx, 'tourism_categories', inOrder(categories))
  const typeId = await insertKeyed(tx, 'tourism_types', inOrder(kinds))
  const rows = times(count, (index) => {
    const where = busyPlaceAt(index)
    const title = join(at(kinds, index).title, where.title)
    return {
      key: `tourism-${index + 1}`,
      category_id: categoryId(at(categories, index).key),
      type_id: typeId(at(kinds, index).key),
      location_id: locationId(where.key),
      destination: where.city,
      title,
      description: paragraph(title, where.city),
      days: 2 + (index % 4),
      price: index % 2 === 0 ? 300_000 + 1_000 * index : 40_000 + 100 * index,
      currency: index % 2 === 0 ? 'IQD' : 'USD',
      departures: departuresOf(index, today),
      stops: [
        { day: 1, title: where.city, latitude: 33.3, longitude: 44.4 },
        { day: 2, title: text('Ur', 'أور', 'ئوور'), latitude: 30.96, longitude: 46.1 },
      ],
      ...group,
    }
  })
  return insertKeyed(tx, 'tourism_packages', await withAlbums(tx, 'tourism', rows))
}

const classes = [
  { key: 'economy', title: text('Economy', 'اقتصادية', 'ئابووری') },
  { key: 'comfort', title: text('Comfort', 'مريحة', 'ئاسوودە') },
  { key: 'premium', title: text('Premium', 'مميزة', 'نایاب') },
]

export async function loadUmrah(tx: Tx, locationId: IdOf, today: Day): Promise<IdOf> {
  const typeId = await insertKeyed(tx, 'umrah_types', inOrder(classes))
  const rows = times(count, (index) => {
    const where = busyPlaceAt(index)
    const title = join(text('Umrah', 'عمرة', 'عومرە'), at(classes, index).title, where.title)
    const stars = 3 + (index % 3)
    return {
      key: `umrah-${index + 1}`,
      type_id: typeId(at(classes, index).key),
      location_id: locationId(where.key),
      title,
      description: paragraph(title, where.city),
      information: text('Bring your passport.', 'أحضر جواز سفرك.', 'پاسپۆرتەکەت بێنە.'),
      days: 10,
      travel: at(['air', 'land'], index),
      price: 900_000 + 10_000 * index,
      currency: 'IQD',
      hotels: [
        {
          city: 'mecca',
          title: text('Zamzam Inn', 'نزل زمزم', 'میوانخانەی زەمزەم'),
          stars,
          latitude: 21.418 - 0.0005 * index,
          longitude: 39.826,
          nights: 5,
        },
        { city: 'medina', title: text('Palm Inn', 'نزل النخيل', 'میوانخانەی دارخورما'), stars, meters: 200, nights: 4 },
      ],
      departures: departuresOf(index, today),
      ...group,
    }
  })
  return insertKeyed(tx, 'umrah_packages', await withAlbums(tx, 'umrah', rows))
}

const countries = [
  { country: 'tr', country_name: text('Turkey', 'تركيا', 'تورکیا') },
  { country: 'jo', country_name: text('Jordan', 'الأردن', 'ئوردن') },
  { country: 'ae', country_name: text('Emirates', 'الإمارات', 'ئیمارات') },
  { country: 'ir', country_name: text('Iran', 'إيران', 'ئێران') },
]
const visaKinds = [
  { kind: 'tourist', title: text('Tourist visa', 'تأشيرة سياحية', 'ڤیزای گەشتیاری') },
  { kind: 'business', title: text('Business visa', 'تأشيرة أعمال', 'ڤیزای بازرگانی') },
  { kind: 'medical', title: text('Medical visa', 'تأشيرة علاج', 'ڤیزای پزیشکی') },
]

export async function loadVisas(tx: Tx, locationId: IdOf): Promise<void> {
  const rows = times(count, (index) => {
    const [{ country, country_name }, { kind, title }] = [at(countries, index), at(visaKinds, index)]
    return {
      key: `visa-${index + 1}`,
      country,
      country_name,
      kind,
      location_id: locationId(busyPlaceAt(index).key),
      title: join(title, country_name),
      description: paragraph(title, busyPlaceAt(index).city),
      requirements: [text('A passport', 'جواز سفر', 'پاسپۆرت'), text('A photograph', 'صورة شخصية', 'وێنەیەک')],
      processing_least: 2,
      processing_most: 5 + index,
      stay_days: 30,
      validity_days: 90,
      entries: at(['single', 'multiple'], index),
      is_electronic: index % 2 === 0,
      price: 5_000 + 500 * index,
      currency: 'USD',
    }
  })
  await insertKeyed(tx, 'visas', await withAlbums(tx, 'visa', rows))
}

/** All of them can be applied for; the last asks for everything. */
export async function loadVisaForms(tx: Tx): Promise<void> {
  const questions = [
    { key: 'job', kind: 'text', isRequired: true, label: text('Your job', 'مهنتك', 'پیشەکەت') },
    {
      key: 'before',
      kind: 'choice',
      isRequired: false,
      label: text('Have you been there before?', 'هل زرته من قبل؟', 'پێشتر چوویت بۆ ئەوێ؟'),
      options: [
        { key: 'yes', label: text('Yes', 'نعم', 'بەڵێ') },
        { key: 'no', label: text('No', 'لا', 'نەخێر') },
      ],
    },
  ]
  await sql`
    insert into visa_forms (visa_id, seller_id, papers, questions, purposes, nationalities, reject_percent, photo_width, photo_height)
    select v.id, (select min(id) from sellers where kind = 'agency'),
      case when v.id = (select max(id) from visas)
        then '{"passport": "required", "photo": "required", "nationalIdFront": "required", "nationalIdBack": "required", "document": "optional"}'
        else '{"passport": "required", "photo": "required", "document": "optional"}' end::jsonb,
      ${JSON.stringify(questions)}::jsonb, '{tourism,family}', '{IQ}', 60, 35, 45
    from visas v order by v.id`.execute(tx)
}
