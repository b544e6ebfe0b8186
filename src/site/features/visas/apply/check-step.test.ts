import { expect, test } from 'vitest'
import type { UploadItem } from '../../../../client/uploads/upload-list.ts'
import { toVisaFieldMessages } from '../form/visa-field-messages.ts'
import { checkStep, stepOfField } from './check-step.ts'
import { newPerson, type VisaDraft } from './visa-draft.ts'

const form = {
  papers: [
    { field: 'passport', need: 'required' },
    { field: 'document', need: 'optional' },
  ],
  questions: [{ key: 'job', kind: 'text', isRequired: true, label: 'Your job', options: [] }],
  nationalities: ['IQ'],
  passportMonths: 6,
  purposes: ['tourism'],
} as const
const sara = {
  ...newPerson('a'),
  fullName: 'SARA AHMED KARIM',
  birthDate: '1990-05-04',
  gender: 'female',
  passportNumber: 'A1234567',
  passportExpiresOn: '2030-01-01',
  nationality: 'IQ',
}
const draft: VisaDraft = {
  step: 0,
  purpose: 'tourism',
  travelDate: '2027-03-05',
  returnDate: '2027-03-12',
  people: [sara],
  isShared: true,
  savedAt: 0,
}
const { errors } = toVisaFieldMessages('en', {
  passportMonths: 6,
  maxFiles: 5,
  nationalities: [],
  offered: [],
  photo: null,
})
const item = (state: UploadItem['state'], key = 'k'): UploadItem => ({
  form: 'visa-3.a',
  field: 'passport',
  key,
  id: 'u',
  name: 'passport.pdf',
  bytes: 1,
  received: 0,
  state,
  message: null,
})
const check = (step: Parameters<typeof checkStep>[0], changed: Partial<VisaDraft> = {}, items: UploadItem[] = []) =>
  checkStep(
    step,
    {
      form: {
        ...form,
        papers: [...form.papers],
        questions: [...form.questions].map((one) => ({ ...one, options: [] })),
        nationalities: ['IQ'],
        purposes: ['tourism'],
      },
      draft: { ...draft, ...changed },
      today: '2026-11-16',
      visaId: 3,
      items,
    },
    { errors, check: 'Check' },
  )?.fields

test('each step minds its own fields', () => {
  expect(check('people')).toBeUndefined()
  expect(check('papers')).toEqual({ 'applicants.0.papers.passport': errors.required })
  expect(check('questions')).toEqual({ 'applicants.0.answers.job': errors.required })
  expect(check('questions', { people: [{ ...sara, answers: { job: 'دکتۆر' } }] })).toBeUndefined()
})

test('a file on its way is enough to go on, one that was refused is not', () => {
  expect(check('papers', {}, [item('waiting')])).toBeUndefined()
  expect(check('papers', {}, [item('refused')])).toBeDefined()
})

test.each([
  [{ purpose: '' }, { purpose: errors.required }],
  [{ travelDate: '' }, { travelDate: errors.required }],
  [{ travelDate: '2026-11-15', returnDate: '' }, { travelDate: errors.date }],
  [{ returnDate: '2027-03-04' }, { returnDate: errors.date }],
  [
    { people: [{ ...sara, passportExpiresOn: '2027-09-11' }] },
    { 'applicants.0.passportExpiresOn': errors.passport_expires },
  ],
  [{ people: [{ ...sara, machineReadable: 'P<IRQ' }] }, { 'applicants.0.machineReadable': errors.machine_readable }],
  [{ people: [{ ...sara, nationality: 'TR' }] }, { 'applicants.0.nationality': errors.not_offered }],
  [{ people: [sara, { ...sara, key: 'b' }] }, { 'applicants.1.passportNumber': errors.passport_repeated }],
])('%j', (changed, fields) => expect(check('people', changed)).toEqual(fields))

test.each([
  ['applicants.0.papers.photo', 'papers'],
  ['applicants.1.answers.job', 'questions'],
  ['applicants.0.fullName', 'people'],
  ['applicants.0.machineReadable', 'people'],
  ['travelDate', 'people'],
  ['paymentMethod', 'pay'],
])('%s belongs to the step %s', (field, step) => expect(stepOfField(field)).toBe(step))
