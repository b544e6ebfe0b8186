import { execFileSync } from 'node:child_process'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, daysBetween } from '../time/day.ts'
import { countNights, nightsOf, parseStay } from './stay.ts'

const today = '2026-11-15'

describe('a stay', () => {
  test.each([
    ['2026-11-15', '2026-11-16', 'ok'],
    ['2026-11-14', '2026-11-16', 'PAST_DATE'],
    ['2026-11-20', '2026-11-20', 'NO_NIGHTS'],
    ['2026-11-20', '2026-11-19', 'NO_NIGHTS'],
    ['2027-02-28', '2027-02-29', 'INVALID_DATE'],
    ['2027-02-29', '2027-03-01', 'INVALID_DATE'],
    ['2026-13-01', '2027-01-02', 'INVALID_DATE'],
    ['2026-00-10', '2027-01-02', 'INVALID_DATE'],
    ['2026-11-31', '2026-12-02', 'INVALID_DATE'],
    ['2026-1-2', '2026-12-02', 'INVALID_DATE'],
    ['', '2026-12-02', 'INVALID_DATE'],
    [' 2026-12-01', '2026-12-02', 'INVALID_DATE'],
    ['2026-12-01T00:00', '2026-12-02', 'INVALID_DATE'],
    ['+02026-12-01', '2026-12-02', 'INVALID_DATE'],
    ['2026-12-01', addDays('2026-12-01', 90), 'ok'],
    ['2026-12-01', addDays('2026-12-01', 91), 'TOO_LONG'],
    [addDays(today, 549), addDays(today, 550), 'ok'],
    [addDays(today, 549), addDays(today, 551), 'TOO_FAR'],
    ['9999-12-30', '9999-12-31', 'TOO_FAR'],
  ])('from %s to %s: %s', (checkIn, checkOut, expected) => {
    const parsed = parseStay({ checkIn, checkOut }, today)
    expect(parsed.ok ? 'ok' : parsed.code).toBe(expected)
    if (parsed.ok) expect(parsed.stay).toEqual({ checkIn, checkOut })
  })

  test('a leap day is one in its year', () => {
    expect(parseStay({ checkIn: '2028-02-29', checkOut: '2028-03-01' }, '2028-02-01').ok).toBe(true)
    expect(nightsOf({ checkIn: '2028-02-28', checkOut: '2028-03-01' })).toEqual(['2028-02-28', '2028-02-29'])
  })

  test('the day of leaving is no night', () => {
    expect(nightsOf({ checkIn: '2026-12-30', checkOut: '2027-01-02' })).toEqual([
      '2026-12-30',
      '2026-12-31',
      '2027-01-01',
    ])
  })

  test('nights are as many as are counted, one after the other', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 90 }), (start, length) => {
        const checkIn = addDays('2000-01-01', start)
        const stay = { checkIn, checkOut: addDays(checkIn, length) }
        const nights = nightsOf(stay)
        expect(countNights(stay)).toBe(length)
        expect(nights).toHaveLength(length)
        expect(nights[0]).toBe(checkIn)
        expect(addDays(nights.at(-1) ?? '', 1)).toBe(stay.checkOut)
        expect(nights.slice(1)).toEqual(nights.slice(0, -1).map((night) => addDays(night, 1)))
        expect(daysBetween(stay.checkOut, checkIn)).toBe(-length)
      }),
    )
  })

  test.each(['America/Los_Angeles', 'Pacific/Kiritimati', 'Asia/Baghdad', 'Europe/Berlin'])('in %s too', (TZ) => {
    // Both changes to and from summer time are within these nights.
    const script = `import { nightsOf } from './stay.ts'
      process.stdout.write(nightsOf({ checkIn: '2027-03-01', checkOut: '2027-04-05' }).join() + nightsOf({ checkIn: '2027-10-20', checkOut: '2027-11-10' }).join())`
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', script], {
      cwd: import.meta.dirname,
      env: { ...process.env, TZ },
      encoding: 'utf8',
    })
    const days = (from: string, count: number) =>
      Array.from({ length: count }, (_, index) => addDays(from, index)).join()
    expect(printed).toBe(days('2027-03-01', 35) + days('2027-10-20', 21))
  })
})
