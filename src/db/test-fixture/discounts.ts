import { addDays, type Day } from '../../domain/day.ts'
import type { Tx } from '../database.ts'
import { type IdOf, insertKeyed, insertRows } from '../insert-rows.ts'
import { withAlbums } from './albums.ts'
import { busyPlaceAt } from './places.ts'
import { at, inOrder, join, paragraph, text, times } from './texts.ts'

const count = 16
const input = [
  text('Off your bill', 'خصم على الفاتورة', 'داشکاندن لە پسوولە'),
  text('Two for one', 'اثنان بسعر واحد', 'دوو بە نرخی یەک'),
]

/** Several of some businesses, and one of others. */
export async function loadDiscounts(tx: Tx, businessId: IdOf, today: Day): Promise<void> {
  const rows = times(count, (index) => ({
    key: `discount-${index + 1}`,
    business_id: businessId(`business-${1 + (index % 12)}`),
    title: join(at(input, index), busyPlaceAt(index).title),
    description: paragraph(at(input, index), busyPlaceAt(index).city),
    terms: text('Not on feast days.', 'لا يشمل أيام العيد.', 'ڕۆژانی جەژن ناگرێتەوە.'),
    percent: 5 + 2 * index,
    ends_on: index % 4 === 0 ? null : addDays(today, 10 + index),
  }))
  const discountId = await insertKeyed(tx, 'discounts', await withAlbums(tx, 'discount', rows))
  const banners = times(4, (index) => ({
    key: `banner-${index + 1}`,
    discount_id: discountId(`discount-${index + 1}`),
    title: join(at(input, index), busyPlaceAt(index).title),
    text: paragraph(at(input, index), busyPlaceAt(index).city),
  }))
  await insertKeyed(tx, 'discount_banners', await withAlbums(tx, 'discount-banner', inOrder(banners)))
}

export async function loadDiscountPackages(tx: Tx): Promise<void> {
  const titles = [
    text('Silver', 'الفضية', 'زیوین'),
    text('Gold', 'الذهبية', 'زێڕین'),
    text('Family', 'العائلية', 'خێزانی'),
  ]
  const rows = titles.map((title, index) => ({
    key: `package-${index + 1}`,
    title,
    description: paragraph(title, busyPlaceAt(index).title),
    benefits: [text('All businesses', 'كل الأماكن', 'هەموو شوێنەکان'), text('No limit', 'بلا حدود', 'بێ سنوور')],
  }))
  const packageId = await insertKeyed(tx, 'discount_packages', await withAlbums(tx, 'package', inOrder(rows)))
  const plans = [
    { title: text('A month', 'شهر', 'مانگێک'), days: 30, uses: 10, price: 10_000 },
    { title: text('A year', 'سنة', 'ساڵێک'), days: 365, uses: null, price: 90_000 },
  ]
  await insertRows(
    tx,
    'discount_plans',
    rows.flatMap(({ key }) => inOrder(plans).map((plan) => ({ package_id: packageId(key), ...plan }))),
  )
}

/** Whole dinars. */
export async function loadVouchers(tx: Tx): Promise<void> {
  await insertRows(tx, 'vouchers', [{ code: 'SAFAR10', percent: 10, ceiling: 25_000, limit_per_customer: 1 }])
  await insertRows(tx, 'vouchers', [{ code: 'WELCOME', amount: 15_000, minimum: 100_000, limit_per_customer: 1 }])
}
