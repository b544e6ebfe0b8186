import { z } from 'zod'
import {
  cotRules,
  couplePapers,
  hotWaterTimes,
  internetPlaces,
  lateArrivals,
  liftsInCuts,
  petRules,
  smokingRules,
} from '../domain/stays/property-facts.ts'

const Hours = z.number().int().min(0).max(24)
const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/)
/** Paid in cash at the reception, so in dinars wherever the rooms are priced in dollars. 0: none. */
const Dinars = z.number().int().min(0).max(10_000_000)

/** The facts that a property states beside its rooms. Codes and numbers only: each language has its own texts for them. */
export const PropertyFacts = z.object({
  rules: z.object({
    cots: z.enum(cotRules),
    pets: z.enum(petRules),
    smoking: z.enum(smokingRules),
    couples: z.enum(couplePapers),
    quiet: z.object({ from: Clock, until: Clock }).nullable(),
    /** Given back when guests leave. */
    deposit: Dinars,
    lateArrival: z.enum(lateArrivals),
    /** For a room and night, on top of the price: a municipality's tax, for example. */
    feeAtArrival: Dinars,
  }),
  power: z.object({ gridHours: Hours, generatorHours: Hours, lift: z.enum(liftsInCuts) }),
  water: z.object({ hot: z.enum(hotWaterTimes), hasTank: z.boolean() }),
  internet: z.object({ where: z.enum(internetPlaces), megabits: z.number().int().min(0), worksInCuts: z.boolean() }),
  access: z.object({
    /** At the entrance. */
    steps: z.number().int().min(0).max(200),
    hasGroundFloorRooms: z.boolean(),
    /** The narrowest door on the way to the bed, in centimetres. */
    doorWidth: z.number().int().min(50).max(200),
    hasGrabRails: z.boolean(),
    hasWheelchair: z.boolean(),
  }),
  family: z.object({
    /** Rooms with a door between them. */
    hasAdjoiningRooms: z.boolean(),
    /** The hours of every day in which the pool is for women alone. */
    womenPool: z.object({ from: Clock, until: Clock }).nullable(),
    hasHalalKitchen: z.boolean(),
  }),
})

export const PropertyQuestion = z.object({ id: z.number().int(), question: z.string(), answer: z.string() })
