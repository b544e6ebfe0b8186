import { expect, test } from 'vitest'
import { toInstant } from '../../../domain/time/day.ts'
import { toCalendarFile } from './calendar-file.ts'

const event = {
  uid: 'reservation-7@safar.example',
  start: toInstant('2026-11-20', '14:00'),
  end: toInstant('2026-11-23', '12:00'),
  title: 'Stay at Ishtar; Gate, Babylon',
  place: 'شارع المتنبي، بغداد، قرب الجسر القديم، مقابل المكتبة الكبيرة في الطابق الأرضي',
  text: 'Reservation number: 7\nBring \\ it',
  address: 'https://safar.example/account/history/7',
  now: new Date('2026-11-15T09:00:00.123Z'),
}
const file = toCalendarFile(event)

test('says when it begins and ends by the clock of the world, whatever the clock of the reader', () => {
  expect(file).toContain('\r\nDTSTART:20261120T110000Z\r\nDTEND:20261123T090000Z\r\n')
  expect(file).toContain('\r\nDTSTAMP:20261115T090000Z\r\n')
})

test('commas, semicolons, backslashes and new lines are no syntax', () => {
  expect(file).toContain('SUMMARY:Stay at Ishtar\\; Gate\\, Babylon\r\n')
  expect(file).toContain('DESCRIPTION:Reservation number: 7\\nBring \\\\ it\r\n')
})

test('no line has more than 75 bytes, and put together again nothing is lost', () => {
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`LOCATION:${event.place}\r\n`)
})

test('ends its last line, and has no other line breaks', () => {
  expect(file.endsWith('END:VCALENDAR\r\n')).toBe(true)
  expect(file.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
