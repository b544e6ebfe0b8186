import { expect, test } from 'vitest'
import type { SiteContext } from '../../../client/context.ts'
import { locales } from '../../../domain/text/locale.ts'
import { loadWork } from './load-visa-work.ts'
import type { WorkPage } from './work-page.ts'

const until = '2026-11-16T11:30:00Z'

/** One person with a passport as a document and two photos; paid, and taken by no officer. */
const page: WorkPage = {
  id: 7,
  code: 'V7QM2XRT',
  seller: { id: 3, title: 'Babylon Travel' },
  title: 'Türkiye: e-visa',
  status: 'pending',
  isAsked: false,
  purpose: 'tourism',
  people: 1,
  travelDate: '2027-03-05',
  returnDate: null,
  paidAt: '2026-11-15T08:05:00Z',
  promisedOn: '2026-11-22',
  isLate: false,
  isDueToday: false,
  decidedAt: null,
  version: 1,
  taken: null,
  customer: { name: 'Sara', phone: '+9647701234567', language: 'ku' },
  applicants: [
    {
      number: 1,
      fullName: 'SARA AHMED KARIM',
      birthDate: '2019-03-06',
      gender: 'female',
      passportNumber: 'A1234567',
      passportExpiresOn: '2027-08-01',
      nationality: 'IQ',
      answers: [],
      papers: (['passport', 'photo', 'photo'] as const).map((field, index) => ({
        id: String(index),
        url: `/services/api/files/${index}?token=t`,
        mediaType: field === 'passport' ? 'application/pdf' : 'image/jpeg',
        addedAt: '2026-11-15T08:00:00Z',
        field,
      })),
    },
  ],
  visas: [],
  papers: [
    { field: 'passport', need: 'required' },
    { field: 'photo', need: 'required' },
  ],
  questions: [{ key: 'job', kind: 'text', isRequired: true, label: 'Your job', options: [] }],
  asked: null,
  messages: [],
  events: [{ event: 'paid', actor: 'customer', name: null, at: '2026-11-15T08:05:00Z' }],
  rejectReason: null,
  rejectPercent: 60,
  rejectRefund: { amount: 90_000, currency: 'IQD' },
  dinars: null,
}

const load = (changed: Partial<WorkPage> = {}, locale: (typeof locales)[number] = 'en') =>
  loadWork(
    {
      call: (async () => ({ ...page, ...changed })) as SiteContext['call'],
      locale,
      apiUrl: '/services/api',
      publicUrl: 'https://safar.example',
    },
    7,
  )
const plain = (text: string | null) => text?.replace(/[\u2066-\u2069]/g, '')

test('papers, and what an officer would have to count', async () => {
  const { people, fields, refund, noteHint } = await load()
  const [person] = people
  expect(person?.papers.map(({ label, isPicture }) => [label, isPicture])).toEqual([
    ['Passport scan', false],
    ['Photo with a white background', true],
    ['Photo with a white background (2)', true],
  ])
  // The day before the eighth birthday, and a passport that is good for less than half a year.
  expect(person?.facts[1]?.value).toBe('7 years old on arrival')
  expect(person?.passport).toEqual({ label: 'Passport', text: 'Valid for 4 months after arrival', isShort: true })
  expect(fields.papers.map(({ field }) => field)).toEqual(['passport', 'photo', 'document'])
  expect(fields.data.at(-1)).toEqual({ field: 'answers.job', label: 'Your job' })
  expect(plain(refund)).toBe('The customer gets a refund of 90,000 IQD (60% of the fee).')
  expect(noteHint).toContain('Kurdish')
})

test('only who has it can decide, and the others are told who does', async () => {
  expect((await load()).obstacle).toContain('Claim')
  const mine = await load({ taken: { isMine: true, name: 'Dilan', until } })
  expect([mine.obstacle, mine.taken?.kind]).toEqual([null, 'mine'])
  const theirs = await load({ taken: { isMine: false, name: 'Dilan', until } })
  expect(plain(theirs.obstacle)).toContain('Assigned to Dilan until 14:30.')
  const nameless = await load({ taken: { isMine: false, name: null, until } })
  expect(plain(nameless.obstacle)).toContain('Assigned to a colleague')
})

test.each(locales)('what was decided says by whom, in %s', async (locale) => {
  const decided = (actor: 'officer' | 'operator', name: string | null) =>
    load(
      {
        status: 'rejected',
        decidedAt: until,
        rejectReason: 'no_answer',
        events: [...page.events, { event: 'rejected', actor, name, at: until }],
      },
      locale,
    )
  const byOfficer = await decided('officer', 'Dilan')
  expect(byOfficer).toMatchObject({ decidedBy: 'Dilan', isOpen: false, taken: null })
  expect(byOfficer.obstacle).toContain('Dilan')
  expect((await decided('operator', null)).decidedBy).not.toBeNull()
})

test('what the customer is asked for is said of whom', async () => {
  const { asked, state } = await load({
    isAsked: true,
    promisedOn: null,
    asked: { reason: 'background', fields: [{ applicant: 1, field: 'photo' }], askedAt: until },
  })
  expect(asked?.fields).toEqual([{ key: '1 photo', name: 'SARA AHMED KARIM', label: 'Photo with a white background' }])
  expect(state).toContain('has not answered yet')
})
