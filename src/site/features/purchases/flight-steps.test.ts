import { expect, test } from 'vitest'
import { toFlightSteps } from './flight-steps.ts'

const plain = (text: string) => text.replace(/[\u2066-\u2069]/g, '').replaceAll('\u00a0', ' ')
const toUrl = (path: string) => `https://api.safar.example${path}`
const now = new Date('2027-02-20T09:00:00Z')
const file = (id: string) => ({ id, mediaType: 'application/pdf' as const, url: `/services/api/files/${id}?token=x` })
const page = {
  startsAt: '2027-03-01T06:40:00Z',
  seller: { id: 1, kind: 'agency' as const, title: 'Seventh Gate', phone: '+9647800000301' },
  flight: {
    airline: 'Gharnuq Airways',
    from: { code: 'BGW', city: 'Baghdad' },
    to: { code: 'DXB', city: 'Dubai' },
    arrivesAt: '2027-03-01T13:20',
    airportAt: '2027-03-01T03:40:00Z',
    ticketDueAt: '2027-02-21T08:00:00Z',
    ticket: null,
  },
}
const ticket = { bookingNumber: 'AB12CD', issuedAt: '2027-02-20T10:00:00Z', files: [file('a')] }
const textOf = (steps: ReturnType<typeof toFlightSteps>) => plain(JSON.stringify(steps))

test('says by when the airline’s ticket comes, when to be at the airport, and when it lands by the clocks there', () => {
  const text = textOf(toFlightSteps('en', page, toUrl, now))
  for (const part of [
    'Seventh Gate will issue it by Sunday, 21 February 2027, 11:00',
    '06:40',
    '09:40',
    '13:20',
    'Dubai (DXB)',
  ])
    expect(text).toContain(part)
})

test('asks to call the agency once the ticket is late', () => {
  const text = textOf(toFlightSteps('en', page, toUrl, new Date('2027-02-22T00:00:00Z')))
  expect(text).toContain('Call Seventh Gate: +964 780 000 0301')
})

test('has the number, the last name that goes with it, and a button for each file', () => {
  const one = toFlightSteps('ar', { ...page, flight: { ...page.flight, ticket } }, toUrl, now)
  expect(one?.ticket.number?.value).toBe('AB12CD')
  expect(one?.files).toEqual([{ id: 'a', url: toUrl(file('a').url), label: 'فتح تذكرة الطيران' }])
  const two = { ...ticket, files: [file('a'), file('b')] }
  const labels = toFlightSteps('en', { ...page, flight: { ...page.flight, ticket: two } }, toUrl, now)?.files
  expect(labels?.map(({ label }) => label)).toEqual(['Open ticket 1', 'Open ticket 2'])
})

test('says nothing before the flight is confirmed, or of anything that is no flight', () => {
  expect(toFlightSteps('en', { ...page, flight: { ...page.flight, ticketDueAt: null } }, toUrl, now)).toBeNull()
  expect(toFlightSteps('en', { ...page, flight: null }, toUrl, now)).toBeNull()
})
