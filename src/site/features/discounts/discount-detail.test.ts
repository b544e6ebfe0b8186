import { expect, test } from 'vitest'
import { toDiscountDetail } from './discount-detail.ts'

const input: Parameters<typeof toDiscountDetail>[1] = {
  id: 1,
  title: 'Lunch',
  description: '',
  terms: '',
  percent: 15,
  endsOn: null,
  location: { id: 1, title: 'Erbil' },
  picture: { url: '/pictures/1.webp', width: 800, height: 600, placeholder: '' },
  pictures: [],
  related: [],
  business: {
    id: 1,
    title: 'Shahrazad',
    description: '',
    address: 'Iskan Street',
    phone: '+9647701112233',
    opens: '09:00',
    closes: '22:00',
    businessType: { id: 1, title: 'Restaurants' },
    coordinates: { latitude: 36.19, longitude: 44.01 },
  },
}

test('each end of the hours is isolated by itself, so that the range runs as the sentence does', () => {
  expect(toDiscountDetail('ar', input).business.hours).toBe('\u206609:00\u2069 – \u206622:00\u2069')
})
