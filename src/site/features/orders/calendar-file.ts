export type CalendarEvent = {
  uid: string
  start: Date
  end: Date
  title: string
  place: string
  text: string
  address: string
  now: Date
}

/** An iCalendar file (RFC 5545) with one event. */
export const toCalendarFile = ({ uid, start, end, title, place, text, address, now }: CalendarEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Safar//Trips//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${toStamp(now)}`,
    `DTSTART:${toStamp(start)}`,
    `DTEND:${toStamp(end)}`,
    `SUMMARY:${escapeText(title)}`,
    `LOCATION:${escapeText(place)}`,
    `DESCRIPTION:${escapeText(text)}`,
    `URL:${address}`,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(fold)
    .join('\r\n')

/** `20261120T110000Z` */
const toStamp = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '')

const escapeText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')

const encoder = new TextEncoder()

/** A line has at most 75 bytes; longer text goes on in the next, after a space. A letter of several bytes is never cut. */
function fold(line: string): string {
  const lines = ['']
  let bytes = 0
  for (const letter of line) {
    const size = encoder.encode(letter).length
    if (bytes + size > 75) {
      lines.push('')
      // The space at its beginning.
      bytes = 1
    }
    lines[lines.length - 1] += letter
    bytes += size
  }
  return lines.join('\r\n ')
}
