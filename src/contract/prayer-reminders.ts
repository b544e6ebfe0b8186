import { z } from 'zod'
import { maxPrayerMinutes } from '../domain/prayer/next-prayer.ts'
import { prayerMethods, prayers } from '../domain/prayer/prayer-methods.ts'
import { maxMinutesBefore } from '../domain/prayer/prayer-reminder.ts'
import { defineCalls, IdNumber } from './call.ts'

const Added = z.number().int().min(-maxPrayerMinutes).max(maxPrayerMinutes)
const Optional = Added.default(0)

const Choice = z.object({
  /** A location of `GET /locations`. */
  location: IdNumber,
  /** The location's own unless said otherwise. */
  method: z.enum(prayerMethods).nullish(),
  /** None of them: no reminders. */
  prayers: z
    .array(z.enum(prayers))
    .max(prayers.length)
    .transform((chosen) => prayers.filter((prayer) => chosen.includes(prayer))),
  minutesBefore: z.number().int().min(0).max(maxMinutesBefore).default(0),
  /** Minutes that the caller's mosque adds to each prayer. */
  minutes: z.object({ fajr: Optional, dhuhr: Optional, asr: Optional, maghrib: Optional, isha: Optional }).optional(),
})

const Reminders = z.object({
  chosen: z
    .object({
      location: z.number().int(),
      method: z.enum(prayerMethods).nullable(),
      prayers: z.array(z.enum(prayers)),
      minutesBefore: z.number().int(),
      minutes: z.object({ fajr: Added, dhuhr: Added, asr: Added, maghrib: Added, isha: Added }),
    })
    .nullable(),
  /** Whether a device of the customer shows notifications: reminders come in no other way. */
  hasDevice: z.boolean(),
  /** Whether the customer wants to be told anything that can be turned off. */
  isAllowed: z.boolean(),
})

export const prayerReminderCalls = defineCalls({
  'GET /customer/prayer-reminders': {
    summary: 'Of which prayers the customer is reminded, on the devices that show notifications',
    audience: 'customer',
    ok: Reminders,
  },
  'PUT /customer/prayer-reminders': {
    summary: 'Reminds of these prayers from now on, and of no others',
    audience: 'customer',
    limits: { address: 'remindersPerIpAddress', customer: 'reminders', global: 'remindersGlobally' },
    body: Choice,
    ok: Reminders.extend({ message: z.string() }),
    problems: ['TOO_MANY_REQUESTS'],
  },
})
