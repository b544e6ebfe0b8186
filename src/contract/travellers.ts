import { z } from 'zod'
import { genders } from '../domain/accounts/profile.ts'
import { type CallLimits, defineCalls, Id } from './call.ts'

const emptyIsNothing = (value: unknown) => (value === '' || value === null ? undefined : value)
const text = (max: number) => z.preprocess(emptyIsNothing, z.string().trim().max(max).optional())

/** A passport's fields as they are printed, in Latin letters. Each sale needs some of them. */
export const TravellerInput = z.object({
  firstName: text(60),
  lastName: text(60),
  birthDate: text(10),
  gender: z.preprocess(emptyIsNothing, z.enum(genders).optional()),
  passportNumber: text(20),
  passportExpiresOn: text(10),
  /** Two letters, as ISO 3166 has them. */
  nationality: text(2),
})

export const Traveller = z.object({
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.string().nullable(),
  gender: z.enum(genders).nullable(),
  passportNumber: z.string().nullable(),
  passportExpiresOn: z.string().nullable(),
  nationality: z.string().nullable(),
})

const Saved = Traveller.extend({ id: z.number().int() })

const limitsOfTravellers: CallLimits = {
  address: 'travellersPerIpAddress',
  customer: 'travellers',
  global: 'travellersGlobally',
}

export const travellerCalls = defineCalls({
  'GET /public/nationalities': {
    summary: 'The nationalities that travellers can choose, by their codes of ISO 3166',
    audience: 'visitor',
    ok: z.object({ codes: z.array(z.string()) }),
    freshFor: 300,
  },
  'GET /customer/travellers': {
    summary: 'The people whom a customer travels with, by name',
    audience: 'customer',
    ok: z.object({ data: z.array(Saved), max: z.number().int() }),
  },
  'POST /customer/travellers': {
    summary: 'Keeps somebody to travel with',
    audience: 'customer',
    limits: limitsOfTravellers,
    isCreating: true,
    body: TravellerInput,
    ok: Saved.extend({ message: z.string() }),
    problems: ['TOO_MANY_TRAVELLERS'],
  },
  'PUT /customer/travellers/{id}': {
    summary: 'Changes what is kept of somebody, as a whole',
    audience: 'customer',
    limits: limitsOfTravellers,
    params: Id,
    body: TravellerInput,
    ok: Saved.extend({ message: z.string() }),
    problems: ['NOT_FOUND'],
  },
  'DELETE /customer/travellers/{id}': {
    summary: 'Forgets somebody',
    audience: 'customer',
    limits: limitsOfTravellers,
    params: Id,
    ok: z.object({ id: z.number().int(), message: z.string() }),
    problems: ['NOT_FOUND'],
  },
})
