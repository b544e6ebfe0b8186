import { addDays, type Day, toInstant } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import { type IdOf, insertKeyed, insertRows } from '../insert-rows.ts'
import { withAlbums } from './albums.ts'
import { busyPlaceAt, toCoordinates } from './places.ts'
import { at, inOrder, join, paragraph, same, text, times } from './texts.ts'

/** More than a page of events. */
const eventCount = 24
const count = 12

const fairs = [
  text('Book fair', 'معرض الكتاب', 'پێشانگای کتێب'),
  text('Music night', 'أمسية موسيقية', 'شەوی مۆسیقا'),
  text('Food market', 'سوق الطعام', 'بازاڕی خواردن'),
  text('City run', 'سباق المدينة', 'ڕاکردنی شار'),
]
const outings = [
  text('Boat ride', 'رحلة بالقارب', 'گەشتی بەلەم'),
  text('Old town walk', 'جولة في المدينة القديمة', 'گەڕان بە شاری کۆندا'),
  text('Mountain hike', 'مسير في الجبل', 'پیاسەی شاخ'),
]
const businessTypes = [
  text('Restaurants', 'مطاعم', 'چێشتخانەکان'),
  text('Cafés', 'مقاهٍ', 'کافێکان'),
  text('Sweets', 'حلويات', 'شیرینی'),
  text('Clinics', 'عيادات طبية', 'کلینیکەکان'),
]
const team = text('The friends of the city', 'أصدقاء المدينة', 'هاوڕێیانی شار')
const price = (index: number, amount: number) =>
  index % 3 === 0 ? { price: null, currency: null } : { price: amount + 500 * index, currency: 'IQD' }

export async function loadEvents(tx: Tx, locationId: IdOf, today: Day): Promise<IdOf> {
  const rows = times(eventCount, (index) => {
    const where = busyPlaceAt(index)
    const starts_at = toInstant(addDays(today, 3 + index), '18:00')
    const title = join(at(fairs, index), where.title)
    return {
      key: `event-${index + 1}`,
      location_id: locationId(where.key),
      title,
      venue: join(text('The hall of', 'قاعة', 'هۆڵی'), where.city),
      organizer: team,
      description: paragraph(title, where.city),
      ...toCoordinates(where),
      starts_at,
      ends_at: new Date(starts_at.getTime() + 3 * 60 * 60 * 1000),
      ...price(index, 5_000),
    }
  })
  return insertKeyed(tx, 'events', await withAlbums(tx, 'event', rows))
}

export async function loadActivities(tx: Tx, locationId: IdOf): Promise<IdOf> {
  const rows = times(count, (index) => {
    const where = busyPlaceAt(index)
    const title = join(at(outings, index), where.title)
    return {
      key: `activity-${index + 1}`,
      location_id: locationId(where.key),
      title,
      subtitle: join(text('Half a day in', 'نصف يوم في', 'نیو ڕۆژ لە'), where.city),
      content: paragraph(title, where.city),
      ...toCoordinates(where),
      minutes: 60 * (1 + (index % 5)),
      ...price(index, 20_000),
    }
  })
  return insertKeyed(tx, 'activities', await withAlbums(tx, 'activity', rows))
}

export async function loadBusinesses(tx: Tx, locationId: IdOf): Promise<IdOf> {
  const types = inOrder(businessTypes.map((title, index) => ({ key: `type-${index + 1}`, title })))
  const typeId = await insertKeyed(tx, 'business_types', await withAlbums(tx, 'business-type', types))
  const rows = times(count, (index) => {
    const where = busyPlaceAt(index)
    const title = join(text('House of the', 'دار', 'ماڵی'), at(businessTypes, index), where.title)
    return {
      key: `business-${index + 1}`,
      business_type_id: typeId(at(types, index).key),
      location_id: locationId(where.key),
      title,
      description: paragraph(title, where.city),
      address: join(text('Market Street', 'شارع السوق', 'شەقامی بازاڕ'), where.city),
      phone: `+9647700000${100 + index}`,
      opens: '09:00',
      closes: '22:00',
      ...toCoordinates(where),
    }
  })
  return insertKeyed(tx, 'businesses', await withAlbums(tx, 'business', rows))
}

export async function loadArticles(tx: Tx, today: Day): Promise<void> {
  const rows = times(count, (index) => {
    const where = busyPlaceAt(index)
    const title = join(
      at(outings, Math.floor(index / 6)),
      text("and what's near it", 'وما حوله', 'و دەوروبەری'),
      where.title,
    )
    const body = paragraph(title, where.city)
    const heading = text('## The way there', '## الطريق إلى هناك', '## ڕێگای چوون')
    return {
      key: `article-${index + 1}`,
      title,
      summary: paragraph(at(outings, index), where.city),
      body: text(`${body.en}\n\n${heading.en}`, `${body.ar}\n\n${heading.ar}`, `${body.ku}\n\n${heading.ku}`),
      published_on: addDays(today, -7 * index),
    }
  })
  await insertKeyed(tx, 'articles', await withAlbums(tx, 'article', rows))
}

export async function loadAdvertisements(tx: Tx): Promise<void> {
  const types = ['home_banner', 'home_card', 'properties_banner', 'events_banner']
  const rows = times(count, (index) => ({
    key: `advertisement-${index + 1}`,
    type: at(types, index),
    title: join(text('See', 'شاهد', 'ببینە'), at(outings, index), busyPlaceAt(index).title),
    text: paragraph(at(outings, index), busyPlaceAt(index).title),
    action: text('Have a look', 'ألق نظرة', 'سەیری بکە'),
    link: '/properties',
  }))
  await insertKeyed(tx, 'advertisements', await withAlbums(tx, 'advertisement', inOrder(rows)))
}

type Ids = Record<'property' | 'event' | 'activity', IdOf>

/** Three lists on the home page, with eight of each. */
export async function loadHomeGroups(tx: Tx, idOf: Ids): Promise<void> {
  const groups = [
    { key: 'stays', kind: 'property', first: 'stay', name: text('Good stays', 'إقامات جميلة', 'شوێنی مانەوەی باش') },
    { key: 'events', kind: 'event', first: 'event', name: text('Soon', 'قريباً', 'بەم زووانە') },
    { key: 'days-out', kind: 'activity', first: 'activity', name: text('Days out', 'أيام في الخارج', 'گەشتی ڕۆژانە') },
  ] as const
  const groupId = await insertKeyed(tx, 'home_groups', inOrder(groups.map(({ first: _, ...group }) => group)))
  const items = groups.flatMap(({ key, kind, first }) =>
    times(8, (position) => ({
      home_group_id: groupId(key),
      position,
      property_id: null,
      event_id: null,
      activity_id: null,
      [`${kind}_id`]: idOf[kind](`${first}-${position + 1}`),
    })),
  )
  await insertRows(tx, 'home_group_items', items, { hasId: false })
}

export async function loadContacts(tx: Tx): Promise<void> {
  const contacts = [
    {
      type: 'phone',
      label: text('Customer care', 'خدمة الزبائن', 'خزمەتگوزاریی کڕیاران'),
      value: same('+9647700000100'),
    },
    { type: 'whatsapp', label: text('WhatsApp', 'واتساب', 'واتساپ'), value: same('+9647700000100') },
    { type: 'email', label: text('E-mail', 'البريد الإلكتروني', 'ئیمەیڵ'), value: same('care@safar.example') },
    { type: 'address', label: text('Office', 'المكتب', 'نووسینگە'), value: text('Baghdad', 'بغداد', 'بەغدا') },
  ]
  await insertRows(tx, 'contacts', inOrder(contacts))
  const media = ['facebook', 'instagram'].map((type) => ({ type, url: `https://www.${type}.com/safar.example` }))
  await insertRows(tx, 'social_media', inOrder(media))
}
